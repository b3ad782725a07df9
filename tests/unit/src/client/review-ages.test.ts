import { expect, test } from 'vitest'
import { sinceMonths } from '#src/client/review-ages.ts'

const now = new Date(2026, 10, 22) // 22 November 2026

test.each([
  ['2026-11', 'this month'],
  ['2026-10', 'last month'],
  ['2026-06', '5 months ago'],
  ['2025-12', '11 months ago'],
  ['2025-11', '1 year ago'],
  ['2025-01', '1 year ago'], // 22 months
  ['2024-11', '2 years ago'],
])('%s is %s in November 2026', (month, text) => {
  expect(sinceMonths(now, 'en-US')(month)).toBe(text)
})

test('the language is that of the page', () => {
  expect(sinceMonths(now, 'es')('2026-06')).toBe('hace 5 meses')
  expect(sinceMonths(now, 'de-DE')('2025-06')).toBe('vor 1 Jahr')
})

test('a month in the future has no age', () => {
  expect(sinceMonths(now, 'en-US')('2026-12')).toBeUndefined()
})
