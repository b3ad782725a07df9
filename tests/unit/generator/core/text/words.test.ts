import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashWords, wordsOf } from '#generator/core/text/words.ts'
import { hashText } from '#src/text-hash.ts'

const hashesOf = (...words: string[]) => words.map((word) => hashText(word) | 0)

test('words are runs of letters and digits, in lower case', () => {
  expect([...hashWords('Deep-cleaning, 24 HOURS.')]).toEqual(hashesOf('deep', 'cleaning', '24', 'hours'))
  expect([...hashWords(' … ')]).toEqual([])
})

test('letters of other scripts belong to words, signs between words do not', () => {
  expect([...hashWords('Café’s 𝒜 — 5 °C')]).toEqual(hashesOf('café', 's', 'a', '5', 'c'))
  expect([...hashWords('a𐐨b🙂c')]).toEqual(hashesOf('a𐐨b', 'c'))
})

test('the words of any text are those of wordsOf', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect([...hashWords(text)]).toEqual(hashesOf(...wordsOf(text)))
    }),
  )
})
