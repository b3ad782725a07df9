import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { isEnglishWord } from '#generator/core/text/english-words.ts'

test('every word of the list is found, the shortest and the last too', () => {
  const path = join(dirname(createRequire(import.meta.url).resolve('word-list')), 'words.txt')
  const words = readFileSync(path, 'utf8').trim().split('\n')
  expect(words.length).toBeGreaterThan(200_000)
  // Every word of two letters, and a sample of the others.
  const chosen = words.filter((word, index) => word.length === 2 || index % 50 === 0 || index === words.length - 1)
  expect(chosen.filter((word) => !isEnglishWord(word))).toEqual([])
})

test.each(['clening', 'zz', 'zzzz', 'c', '', 'bathrom', 'lean\\nlean'])('"%s" is not in it', (word) => {
  expect(isEnglishWord(word)).toBe(false)
})

test.each(['colour', 'color', 'cleaners', 'grout', 'balls', 'flange', 'stopcock', 'nipple'])(
  '"%s" is in it',
  (word) => {
    expect(isEnglishWord(word)).toBe(true)
  },
)
