import { expect, test } from 'vitest'
import { hasWords, wordFilter } from '#generator/core/text/word-filter.ts'
import { hashWords } from '#generator/core/text/words.ts'

const words = Array.from({ length: 3000 }, (_, number) => `word${number}`)

test('a filter has all words of its text, in any case and order', () => {
  const filter = wordFilter(words.join(' '))
  for (const word of words) expect(hasWords(filter, hashWords(word.toUpperCase()))).toBe(true)
  expect(hasWords(filter, hashWords('word7 word3'))).toBe(true)
  expect(hasWords(filter, hashWords('—'))).toBe(true)
})

test('a filter lacks nearly all other words, and takes two to four bytes a word', () => {
  const filter = wordFilter(words.join(' '))
  const wrong = words.filter((word) => hasWords(filter, hashWords(`${word}x`)))
  expect(wrong.length).toBeLessThan(words.length / 40)
  expect(filter.length / words.length).toBeLessThanOrEqual(4)
})

test('an empty text has no word', () => {
  expect(hasWords(wordFilter(''), hashWords('a'))).toBe(false)
})
