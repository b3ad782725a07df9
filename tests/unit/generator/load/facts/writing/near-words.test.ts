import { expect, test } from 'vitest'
import { changed, nearTo } from '#generator/load/facts/writing/near-words.ts'

const often = ['grout', 'tiles', 'tile', 'brush', 'kitchen', 'glass', 'sink', 'sinks', 'basin', 'bins', 'bind']

/** Words with all slips of words that are often used, and some without. */
const written = [...new Set([...often, ...often.flatMap((word) => [...changed(word)]), 'porch', 'window', 'lamp', 'g'])]

test('the words near a word are those that a slip makes of it, in the same order', () => {
  const nearOf = nearTo(often)
  expect(written.length).toBeGreaterThan(2000)
  for (const word of written) {
    const made = [...new Set(changed(word))].filter((each) => each !== word && often.includes(each))
    expect(nearOf(word), word).toEqual(made)
  }
})
