import { expect, test } from 'vitest'
import { timeZone } from '#generator/load/facts/place-claims/place-figures/stated-facts.ts'

/** The words of a sentence about a place near a town in a time zone; the office is in the eastern one. */
const found = (sentence: string, near: string) =>
  timeZone(
    sentence,
    { name: 'Ashby', point: { latitude: 35, longitude: -85.6 } } as Parameters<typeof timeZone>[1],
    {
      sources: {
        site: { value: { hours: { timeZone: 'Eastern time' } } },
        gazetteer: { near: () => [{ timeZone: near }] },
      },
    } as unknown as Parameters<typeof timeZone>[2], // what it reads
  )?.words

test('another time zone than that of the office is found', () => {
  expect(found('We answer from 8 AM Central time.', 'America/New_York')).toBe('Central time')
})

test('a place may have another time zone than the office', () => {
  expect(found('The town keeps Central time.', 'America/Chicago')).toBeUndefined()
})

test('a sentence with both zones is about their border, or gives the time of both', () => {
  expect(found('The line between Eastern and Central time runs along it.', 'America/New_York')).toBeUndefined()
})

test.each([
  'Across the river it is an hour earlier, since Holt County keeps Central time.',
  'Holt County keeps Central time, so ask which clock they mean.',
])('another place may have another time zone: "%s"', (sentence) => {
  expect(found(sentence, 'America/New_York')).toBeUndefined()
})

test.each(['Ashby is on Central time.', 'Here we keep Central time.'])(
  'the place itself has that of the office: "%s"',
  (sentence) => {
    expect(found(sentence, 'America/New_York')).toBe('Central time')
  },
)
