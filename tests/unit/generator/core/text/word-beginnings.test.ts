import { expect, test } from 'vitest'
import { wordBeginnings } from '#generator/core/text/word-beginnings.ts'

const groupsIn = wordBeginnings(['bleach lye', 'drain gas', 'lejía'])

test.each([
  ['Mix bleach with nothing.', 0b001],
  ['BLEACHED wood', 0b001],
  ['a non-bleach powder', 0b001],
  ['unbleached paper', 0],
  ['The lye was cold.', 0b001],
  ['The flyer and the lyes', 0],
  ['gas in the drains, lye on the floor', 0b011],
  ['gasoline', 0],
  ['Use LEJÍA.', 0b100],
  ['', 0],
  ['lye', 0b001],
])('"%s" has words of the groups %i', (text, groups) => {
  expect(groupsIn(text)).toBe(groups)
})

test('more groups than bits are refused', () => {
  expect(() => wordBeginnings(Array.from({ length: 32 }, () => 'word'))).toThrow('At most 31 groups')
})
