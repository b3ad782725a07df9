import { expect, test } from 'vitest'
import { region } from '#generator/load/facts/place-claims/place-figures/stated-facts.ts'

const says = (sentence: string) =>
  region(
    sentence,
    { name: 'Millburn', region: 'NJ' } as Parameters<typeof region>[1],
    {
      state: /\b(Wyoming|Colorado|Utah) town|\bin (Wyoming|Colorado|Utah)\b/,
      sources: {
        site: { value: { business: { address: { country: 'US' } } } },
      },
    } as unknown as Parameters<typeof region>[2], // what it reads
  )?.words

test.each([
  ['Here in Utah winters are long.', 'in Utah'],
  ['Millburn is an old town in Utah.', 'in Utah'],
  ['It is a small place in Utah.', 'in Utah'],
  ['A small Utah town with wide streets.', 'Utah town'],
  ['Few Utah towns are as old.', 'Utah town'],
  ['It is among the coldest towns in Wyoming.', 'in Wyoming'],
])('"%s" puts the place into another state', (sentence, words) => {
  expect(says(sentence)).toBe(words)
})

test.each([
  'Homes in Wyoming and Short Hills have slate roofs.',
  'Owners in Wyoming, Glenwood and South Mountain ask for slate.',
  'We work in Utah and in Colorado.',
  'Many people here work across the river in Utah.',
  'It is close to the larger towns in Utah.',
  'The roofs in Colorado are of slate.',
])('"%s" says what there is in another state', (sentence) => {
  expect(says(sentence)).toBeUndefined()
})

test('a town in another state is not the own one', () => {
  expect(says('The road leads back to Marshall, and on the other side to Newport in Wyoming.')).toBeUndefined()
  expect(says('Rockford, in Wyoming, is less than 20 miles to the south.')).toBeUndefined()
  expect(says('South Millburn, across the line, is in Wyoming.')).toBeUndefined()
  expect(says('Do not mix us up with Millburn in Wyoming, whose residents call us.')).toBeUndefined()
})

test.each([
  'If you spend the winter in Wyoming, we note the date.',
  'Owners in Colorado may not see it for months.',
  'They have a second home in Wyoming.',
  'Many retired in Colorado.',
  'Key boxes for inspectors and owners who live in Wyoming.',
  'In case the phone is in Wyoming, we also ring the neighbor.',
  'He hung doors here as he had done in Colorado.',
])('"%s" is about people who are elsewhere', (sentence) => {
  expect(says(sentence)).toBeUndefined()
})

test.each([
  'The slate was cut in Colorado.',
  'The name is that of the city in Colorado.',
  'The kilns in Wyoming are cold.',
])('"%s" is about a thing that is elsewhere', (sentence) => {
  expect(says(sentence)).toBeUndefined()
})

test.each([
  'There is another Millburn in Wyoming.',
  'There is a Millburn in Colorado, with a glassworks.',
  'Parcels for the cooper went to the other Millburn in Colorado.',
  'Millburn in Wyoming is better known for its saddlers.',
  'Millburn in Colorado has a tram, and ours a ferry.',
])('"%s" is about a namesake', (sentence) => {
  expect(says(sentence)).toBeUndefined()
})

test.each([
  ['Millburn is one of the old places in Wyoming.', 'in Wyoming'],
  ['There is a glassworks here in Colorado.', 'in Colorado'],
])('"%s" is about the own place', (sentence, words) => {
  expect(says(sentence)).toBe(words)
})
