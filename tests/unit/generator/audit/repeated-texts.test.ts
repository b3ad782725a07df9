import { expect, test } from 'vitest'
import { collectRepeatedTexts } from '#generator/audit/repeated-texts.ts'

test('texts of several pages may repeat, others and empty texts do not', () => {
  const texts = ['one', 'two', '', 'one', '', 'three', 'one']
  const { note, mayRepeat } = collectRepeatedTexts(texts.length)
  for (const [number, text] of texts.entries()) note(number, text)
  expect(texts.flatMap((_, number) => (mayRepeat(number) ? [number] : []))).toEqual([0, 3, 6])
})
