import { expect, test } from 'vitest'
import { lengthWithin, textWidth } from '#src/head/text-width.ts'

test('a title at 20 px is as wide as Arial sets it', () => {
  expect(textWidth('House Cleaning in Park City, UT | Deep & Recurring Cleaning', 20)).toBeCloseTo(547.6, 5)
})

test('the size scales it', () => {
  // W is 944 thousandths of an em, i is 222: 1166 × 14 / 1000
  expect(textWidth('Wi', 14)).toBeCloseTo(16.324, 5)
})

test('a character the table does not list counts as a digit', () => {
  expect(textWidth('é', 1000)).toBe(556)
})

test('an emoji and a Chinese letter are a square each, though one is two code units', () => {
  expect(textWidth('🧽中', 10)).toBe(20)
})

test('the longest beginning that fits includes a letter that ends at the limit, and no half of an emoji', () => {
  // an m at 1000 px is 833 px wide, an emoji 1000 px
  expect(lengthWithin('mmm', 1000, 2 * 833)).toBe(2)
  expect(lengthWithin('mmm', 1000, 2 * 833 - 1)).toBe(1)
  expect(lengthWithin('🧽🧽', 1000, 1999)).toBe('🧽'.length)
  expect(lengthWithin('mmm', 1000, 9999)).toBe(3)
})
