import { expect, test } from 'vitest'
import { wholeNumber, wholeNumberOf } from '#generator/core/text/number-words.ts'

test.each([
  ['forty-nine', [49]],
  ['one hundred and forty-nine', [149]],
  ['two thousand one hundred and six', [2106]],
  ['1,200', [1200]],
  ['between one hundred and two hundred', [100, 200]],
  ['between one hundred and fifty and two hundred', [150, 200]],
  ['one and two hundred', [1, 200]],
  ['between ten and twenty', [10, 20]],
])('the numbers of "%s"', (text, numbers) => {
  expect(Array.from(text.matchAll(new RegExp(wholeNumber, 'gi')), ([words]) => wholeNumberOf(words))).toEqual(numbers)
})
