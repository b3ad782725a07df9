import { expect, test } from 'vitest'
import { repeatedWords } from '#generator/core/text/repeated-words.ts'

test('a word follows itself in any case, whatever is between', () => {
  expect(repeatedWords('We clean the The house.').word).toBe(true)
  expect(repeatedWords('We clean, clean and clean.').word).toBe(true)
  expect(repeatedWords('We clean the house.')).toEqual({ word: false, pair: false })
})

test('a pair of words occurs four times', () => {
  const text = 'House cleaning Sandy. Best house cleaning Sandy. Cheap house cleaning Sandy UT.'
  expect(repeatedWords(text).pair).toBe(false)
  expect(repeatedWords(`${text} Good house cleaning.`).pair).toBe(true)
})

test('letters beyond ASCII may be anything, signs are none', () => {
  expect(repeatedWords('Café terrace')).toEqual({ word: true, pair: true })
  expect(repeatedWords('It’s clean — at last…')).toEqual({ word: false, pair: false })
})
