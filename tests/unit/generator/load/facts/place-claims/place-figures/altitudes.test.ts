import { expect, test } from 'vitest'
import { altitude } from '#generator/load/facts/place-claims/place-figures/altitudes.ts'
import type { Place, World } from '#generator/load/facts/place-claims/place-figures/known-places.ts'

const point = { latitude: 40.6, longitude: -111.5 }
/** A town at 2,150 m. No other field is read. */
const world = { sources: { gazetteer: { near: () => [{ name: 'Ashby', elevation: 2150 }] } } } as unknown as World
const altitudeIn = (sentence: string, known = world) => altitude(sentence, { name: 'Ashby', point } as Place, known)
const wordsOf = (sentence: string, known?: World) => altitudeIn(sentence, known)?.words
/** Public data does not have the town. */
const unknown = { sources: { gazetteer: { near: () => [] } } } as unknown as World

test.each([
  ['Ashby is at about 4,200 feet.', 'Ashby is at about 4,200 feet'],
  ['The town is at 1,200 m.', 'The town is at 1,200 m'],
  ['At 4,200 feet above sea level, winters are short.', 'At 4,200 feet above sea level'],
  ['At an elevation of 4,200 feet, winters are short.', 'At an elevation of 4,200 feet'],
  ['With an altitude of about 7,000 m, Ashby has long winters.', 'With an altitude of about 7,000 m'],
])('"%s" is far from the height of the town', (sentence, words) => {
  expect(wordsOf(sentence)).toBe(words)
})

test.each([
  'Ashby is at about 7,000 feet.',
  'The pass is at 9,800 feet.',
  'Holt is next door. It is at 9,800 feet.',
  'At 9,800 feet above sea level, Holt Pass closes in winter.',
  'At 9,800 feet above sea level, the pass closes in winter.',
  'Ashby is about 900 feet long.',
  'At an elevation of 7,100 feet, winters are long.',
  'At an elevation of 9,800 feet, the pass closes in winter.',
  'At an elevation of 9,800 feet, Holt has snow.',
])('"%s" says nothing wrong of the town', (sentence) => {
  expect(wordsOf(sentence)).toBeUndefined()
})

test.each([
  ['At 8,500 meters above sea level, coats are never dry.', '5,100 metres'],
  ['Ashby is at about 28,000 feet.', '16,730 feet'],
  ['Homes here are 7,200 m above sea level.', '5,100 metres'],
])('"%s" is higher than any town', (sentence, height) => {
  expect(altitudeIn(sentence, unknown)?.what).toContain(`no town of the world is above about ${height}`)
})

test.each([
  'At 8,500 feet above sea level, coats are never dry.',
  'Ashby is at about 2,600 meters.',
  'The peaks are 8,500 meters above sea level.',
  'Planes pass at 9,000 meters.',
])('"%s" is possible', (sentence) => {
  expect(wordsOf(sentence, unknown)).toBeUndefined()
})

/** Public data has neighbors of the town at 2,019 m and 2,151 m, or one of them. */
const among = (...heights: number[]) =>
  ({
    sources: { gazetteer: { near: () => heights.map((elevation) => ({ name: 'Holt', elevation })) } },
  }) as unknown as World

test.each([
  // 1,433 m and 1,500 m, more than 500 m below the lower one.
  ['At 4,700 feet above the sea, snow covers the windows in a good year.', '4,700 feet'],
  ['The town is at 1,500 m.', '1,500 m'],
])('"%s" is far below all places around', (sentence, words) => {
  expect(wordsOf(sentence, among(2019, 2151))).toContain(words)
  expect(altitudeIn(sentence, among(2019, 2151))?.severity).toBe('warning')
})

test.each([
  ['At 5,200 feet above the sea, snow covers the windows.', [2019, 2151]],
  ['At 8,700 feet above the sea, snow covers the windows.', [2019, 2151]],
  ['At 4,700 feet above the sea, snow covers the windows.', [2019]],
  ['At 4,700 feet above the sea, snow covers the windows.', [2019, 2151, 1300]],
  ['At 4,700 feet above the sea, the river turns.', [2019, 2151]],
])('"%s" is possible among places at %j m', (sentence, heights) => {
  expect(wordsOf(sentence, among(...heights))).toBeUndefined()
})
