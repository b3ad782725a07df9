import { expect, test } from 'vitest'
import { almostLandmarks } from '#generator/load/facts/geography/almost-landmarks.ts'

const own = ['Avon Winter Oval', 'Winter Oval', 'Pear Orchard Trail', 'Mill Hill']
const names = [...own, 'Avon Winter Park', 'Lorne Street Market', 'Fall Creek State Park', 'Great Oak State Forest']
const found = (sentence: string) =>
  almostLandmarks(sentence, {
    names,
    isKnown: (name) => names.includes(name),
    isOwn: (name) => own.includes(name),
  })

test('nearly the name of a landmark of others', () => {
  expect(found('We pass the Avon Winter Sports Park on Mondays.')).toEqual([
    ['Avon Winter Sports Park', 'Avon Winter Park'],
  ])
  expect(found('The Lorne Old Street Market is loud.')).toEqual([['Lorne Old Street Market', 'Lorne Street Market']])
  // The first word is that of the own oval.
  expect(found('The Winter Sports Park is loud.')).toEqual([['Winter Sports Park', 'Avon Winter Park']])
})

test.each([
  'The Avon Winter Park is known.',
  'The Avon Winter Ice Oval is an own one.',
  'The Winter Ice Rink is another one.',
  'The State Fair Park is not the park of a creek.',
  'Avon Winter Park Road is a longer name.',
  'The Old Avon Winter Park has a word before it.',
  'The Pear Orchard Bike Trail is an own one.',
  'The Mill Race Hill is short.',
])('%s', (sentence) => {
  expect(found(sentence)).toEqual([])
})
