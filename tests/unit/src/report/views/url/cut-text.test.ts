import { describe, expect, test } from 'vitest'
import { cutText } from '#src/report/views/url/cut-text.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
const title = { size: 20, width: 580, lines: 1 }

test('a text that fits is unchanged', () => {
  // w 14.44 + o 11.12 + r 6.66 + d 11.12 = 43.34 px, and 2 × 43.34 + a space of 5.56 = 92.24
  expect(cutText('word word', title)).toEqual({ lines: ['word word'], isCut: false, width: 92.24, limit: 580 })
})

test('a longer text is truncated at a word, with a space and three dots', () => {
  // n words take 48.9 n − 5.56 px and the dots 22.24: (580 − 22.24 + 5.56) / 48.9 = 11.5
  const { lines, isCut } = cutText(words(20), title)
  expect({ lines, isCut }).toEqual({ lines: [`${words(11)} ...`], isCut: true })
})

test('a text of exactly the width is not truncated, and one letter more is', () => {
  const room = { size: 20, width: 92.24, lines: 1 }
  expect(cutText('word word', room).isCut).toBe(false)
  expect(cutText('word words', room)).toMatchObject({ lines: ['word ...'], isCut: true })
})

test('a comma or dash before the dots is removed', () => {
  expect(cutText(`${words(11)} – ${words(9)}`, title).lines).toEqual([`${words(11)} ...`])
  expect(cutText(`${words(10)} word, ${words(9)}`, { ...title, width: 584 }).lines).toEqual([`${words(11)} ...`])
})

test('a word wider than the line is truncated inside, but not inside an emoji', () => {
  const { lines } = cutText('🧽'.repeat(100), title)
  // (580 − 22.24) / 20 = 27.9
  expect(lines).toEqual([`${'🧽'.repeat(27)} ...`])
})

test('an empty text has no lines', () => {
  expect(cutText('  ', title)).toEqual({ lines: [], isCut: false, width: 0, limit: 580 })
})

describe('on two lines', () => {
  const phone = { size: 20, width: 360, lines: 2 }

  test('the text wraps at a space, and only the last line is truncated', () => {
    // (360 + 5.56) / 48.9 = 7.5 words, and with the dots (360 − 22.24 + 5.56) / 48.9 = 7.02
    expect(cutText(words(20), phone).lines).toEqual([words(7), `${words(7)} ...`])
  })

  test('a text that fits on both lines is unchanged', () => {
    expect(cutText(words(14), phone)).toMatchObject({ lines: [words(7), words(7)], isCut: false, limit: 720 })
  })

  test('a script without spaces wraps anywhere', () => {
    // A letter is as wide as its size: 360 / 20 = 18 on the first line, and (360 − 22.24) / 20 = 16.9 before the dots.
    expect(cutText('清'.repeat(30), phone)).toMatchObject({ lines: ['清'.repeat(18), '清'.repeat(12)], isCut: false })
    expect(cutText('清'.repeat(50), phone)).toMatchObject({
      lines: ['清'.repeat(18), `${'清'.repeat(16)} ...`],
      isCut: true,
    })
  })
})
