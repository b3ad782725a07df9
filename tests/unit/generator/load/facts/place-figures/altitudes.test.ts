import { expect, test } from 'vitest'
import { altitude } from '#generator/load/facts/place-figures/altitudes.ts'
import type { Place, World } from '#generator/load/facts/place-figures/known-places.ts'

const point = { latitude: 40.6, longitude: -111.5 }
/** A town at 2,150 m. No other field is read. */
const world = { sources: { gazetteer: { near: () => [{ name: 'Ashby', elevation: 2150 }] } } } as unknown as World
const wordsOf = (sentence: string) => altitude(sentence, { name: 'Ashby', point } as Place, world)?.words

test.each([
  ['Ashby is at about 4,200 feet.', 'Ashby is at about 4,200 feet'],
  ['The town is at 1,200 m.', 'The town is at 1,200 m'],
  ['At 4,200 feet above sea level, winters are short.', 'At 4,200 feet above sea level'],
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
])('"%s" says nothing wrong of the town', (sentence) => {
  expect(wordsOf(sentence)).toBeUndefined()
})
