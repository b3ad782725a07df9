import { expect, test } from 'vitest'
import { leaders, wrap } from '#generator/brand/plain-text.ts'

test('lines are broken at spaces, and none is longer than 72 columns', () => {
  const text = 'word '.repeat(40).trim()
  const lines = wrap(text, '  ').split('\n')
  expect(lines.join(' ').replace(/\s+/g, ' ').trim()).toBe(text)
  expect(Math.max(...lines.map((line) => line.length))).toBe(71) // 2 + 14 × 5 − 1; another word would make it 76
})

test('a word longer than a line stays whole', () => {
  expect(wrap(`a ${'x'.repeat(80)} b`)).toBe(`a\n${'x'.repeat(80)}\nb`)
})

test('two texts are joined by dots over the whole line', () => {
  const line = leaders('Drain Cleaning', 'From $120')
  expect(line).toMatch(/^Drain Cleaning \.+ From \$120$/)
  expect(line).toHaveLength(72)
})

test('two texts that do not fit one line get a line each', () => {
  expect(leaders('x'.repeat(50), 'y'.repeat(30))).toBe(`${'x'.repeat(50)}\n  ${'y'.repeat(30)}`)
})
