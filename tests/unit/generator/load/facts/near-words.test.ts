import { expect, test } from 'vitest'
import { changed, nearTo } from '#generator/load/facts/near-words.ts'

const often = ['grout', 'tiles', 'tile', 'brush', 'kitchen', 'glass', 'sink', 'sinks', 'basin']

/** Words with all slips of words that are often used, and some without. */
const written = [...new Set([...often.flatMap((word) => [...changed(word)]), 'porch', 'window', 'lamp', 'gr', 'g'])]

test('every word of which a slip makes another one is near it, and its plural is not', () => {
  const isNear = nearTo(often)
  const made = (word: string) => often.includes(word) || [...changed(word)].some((each) => often.includes(each))
  expect(written.length).toBeGreaterThan(2000)
  expect(written.filter((word) => made(word) && !isNear(word))).toEqual([])
  expect(['porch', 'window', 'lamp', 'basins', 'brushs'].filter((word) => isNear(word))).toEqual([])
})
