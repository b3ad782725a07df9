import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkHeights } from '#generator/load/facts/geography/measured-heights.ts'
import { textSources } from '../../../../../support/text-sources.ts'

/** What is found in a text of a company whose places are 1,300 and 2,600 metres above the sea. */
function found(text: string, tag?: string): string[] {
  const sources = textSources(text, { tag })
  const row = (latitude: number) => ({ value: { latitude, longitude: -111, description: '' } })
  const gazetteer = { near: ({ latitude }: { latitude: number }) => [{ elevation: latitude === 40 ? 1300 : 2600 }] }
  const records = { ...sources.records, cities: [row(40), row(41)] }
  return checkHeights({ ...sources, records, gazetteer } as unknown as FactSources).flatMap(({ words }) => words ?? []) // what the check reads
}

test.each([
  ['Above 6,000 meters, move everything two weeks later.', 'Above 6,000 meters'],
  ['Homes at an elevation of 7000 m have more snow.', 'elevation of 7000 m'],
  ['Some cabins are 8,500 metres above sea level.', '8,500 metres above sea'],
  ['Above 2,000 feet, move everything two weeks later.', 'Above 2,000 feet'],
  ['Por encima de los 6.000 metros hay más nieve.', 'Por encima de los 6.000 metros', 'es-US'],
])('"%s" has the wrong unit', (text, words, tag = 'en-US') => {
  expect(found(text, tag)).toEqual([words])
})

test.each([
  ['Above 600 feet, move every step back three weeks.', 'Above 600 feet'],
  ['Written for the valleys. Above 600 feet, move every step.', 'Above 600 feet'],
  ['Homes above 700 feet have more snow.', 'Homes above 700 feet'],
  ['Everything above 60,000 feet has frost in May.', 'Everything above 60,000 feet'],
  ['Below 200 meters, frost ends in March.', 'Below 200 meters'],
])('"%s" has a zero too many or too few', (text, words) => {
  expect(found(text)).toEqual([words])
})

test.each([
  'Windows above 600 feet need a crane.',
  'Fences above 600 feet long take two days.',
  'A reel of over 600 feet, and no more, is enough.',
  'Above 700 feet of pipe, we charge less.',
  'Above 6,000 feet, move everything two weeks later.',
  'Above 2,000 meters, move everything two weeks later.',
  'The peaks rise above 3,500 meters.',
  'We laid over 6,000 meters of pipe.',
  'The wall rises 2,000 feet above the valley.',
  'Our founder climbed above 6,000 meters.',
  'No drone may fly above 1,500 feet.',
])('"%s" has the right one', (text) => {
  expect(found(text)).toEqual([])
})
