import { describe, expect, test } from 'vitest'
import { linings, setText, textBox } from '#generator/map/set-text.ts'
import { textWidth } from '#generator/map/text-width.ts'

const type = { fontSize: 10, lineHeight: 12, letterSpacing: 0 }

describe('the box of a text', () => {
  test.each([
    ['start', 0],
    ['middle', 0.5],
    ['end', 1],
  ] as const)('anchored at its %s begins %d of its width before its point', (anchor, share) => {
    const box = textBox(setText(['Odell'], anchor, { x: 100, y: 50 }, type), type)
    expect(box.x).toBeCloseTo(100 - share * textWidth('Odell', 10))
  })

  test('is as wide as the longer of two lines, one line higher, and centred on its point', () => {
    const box = textBox(setText(['Cascade', 'Locks'], 'start', { x: 0, y: 50 }, type), type)
    expect(box.width).toBe(textWidth('Cascade', 10))
    expect(box.height).toBeCloseTo(9.5 + 12)
    expect(Math.abs(box.y + box.height / 2 - 50)).toBeLessThanOrEqual(0.5) // baselines are whole units
  })

  test('grows with the letter spacing', () => {
    expect(textWidth('ABC', 10, 1) - textWidth('ABC', 10)).toBeCloseTo(3)
  })

  test('does not depend on accents, and assumes wide letters for an unknown script', () => {
    expect(textWidth('Île', 10)).toBe(textWidth('Ile', 10))
    expect(textWidth('東京', 10)).toBe(20)
  })
})

test('a name is set on one line, or on two as even as its words allow', () => {
  expect(linings('Odell')).toEqual([['Odell']])
  expect(linings('North Salt Lake City')).toEqual([['North Salt Lake City'], ['North Salt', 'Lake City']])
})
