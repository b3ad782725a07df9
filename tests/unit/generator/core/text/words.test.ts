import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashWords } from '#generator/core/text/words.ts'
import { hashText } from '#src/text-hash.ts'

const wordRuns = /[\p{L}\p{N}]+/gu
const hashesOf = (...words: string[]) => words.map((word) => hashText(word) | 0)

test('words are runs of letters and digits, whatever their case', () => {
  expect([...hashWords('Deep-cleaning, 24 HOURS.')]).toEqual(hashesOf('deep', 'cleaning', '24', 'hours'))
  expect([...hashWords(' … ')]).toEqual([])
})

test('letters of other scripts count, signs between words do not', () => {
  expect([...hashWords('Café’s 𝒜 — 5 °C')]).toEqual(hashesOf('café', 's', 'a', '5', 'c'))
  expect([...hashWords('a𐐨b🙂c')]).toEqual(hashesOf('a𐐨b', 'c'))
})

test('any text has the words that a regular expression finds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const words = text.normalize('NFKC').toLowerCase().match(wordRuns)
      expect([...hashWords(text)]).toEqual(hashesOf(...(words ?? [])))
    }),
  )
})
