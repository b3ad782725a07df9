import { describe, expect, test } from 'vitest'
import { breakLines, wordsOf } from '#generator/brand/title-lines.ts'

/** In a font whose letters are all 1 wide. */
const set = (title: string, width: number, lines = 4, sizes: [number, ...number[]] = [1]) => {
  const broken = breakLines(
    wordsOf(title, (text) => [...text].length),
    { width, lines, sizes },
  )
  return { size: broken.size, lines: broken.lines.map(({ text }) => text) }
}

test('a title that fits on one line has one', () => {
  expect(set('Deep Cleaning', 13).lines).toEqual(['Deep Cleaning'])
})

test('lines have similar length, with no single word left over', () => {
  expect(set('Custom Cleaning in South Jordan, UT', 32).lines).toEqual(['Custom Cleaning in', 'South Jordan, UT'])
  expect(set('Miracle Cleaning in Salt Lake City, UT', 17).lines).toEqual([
    'Miracle Cleaning',
    'in Salt Lake',
    'City, UT',
  ])
})

test('the largest size that fits in the allowed lines is used', () => {
  expect(set('one two three four', 10, 2, [2, 1])).toEqual({ size: 1, lines: ['one two', 'three four'] })
  expect(set('one two', 10, 2, [2, 1])).toEqual({ size: 2, lines: ['one', 'two'] })
})

test('a word wider than the sheet gets its own line, in the smallest size', () => {
  expect(set('an incomprehensibility indeed', 10, 4, [2, 1])).toEqual({
    size: 1,
    lines: ['an', 'incomprehensibility', 'indeed'],
  })
})

test('text that needs too many lines ends in an ellipsis', () => {
  expect(set('one two three four five six', 5, 2).lines).toEqual(['one', 'two…'])
})

describe('without spaces between words', () => {
  test('lines break between ideograms, and no line starts with closing punctuation', () => {
    expect(set('清掃サービス。全国', 7).lines).toEqual(['清掃サー', 'ビス。全国'])
  })
})

test('no words give no line', () => {
  expect(set(' ', 10).lines).toEqual([])
})
