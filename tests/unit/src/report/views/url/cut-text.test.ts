import { describe, expect, test } from 'vitest'
import { cutText } from '#src/report/views/url/cut-text.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
const title = { size: 20, width: 580, lines: 1 }

test('a text that fits stays as it is', () => {
  // w 14.44 + o 11.12 + r 6.66 + d 11.12 = 43.34 px, and 2 × 43.34 + a space of 5.56 = 92.24
  expect(cutText('word word', title)).toEqual({ lines: ['word word'], isCut: false, width: 92.24, limit: 580 })
})

test('a text that does not is cut at a word, with a space and three dots', () => {
  // n words take 48.9 n − 5.56 px and the dots 22.24: (580 − 22.24 + 5.56) / 48.9 = 11.5
  const { lines, isCut } = cutText(words(20), title)
  expect({ lines, isCut }).toEqual({ lines: [`${words(11)} ...`], isCut: true })
})

test('a text of exactly the width is not cut, and one wider by a letter is', () => {
  const room = { size: 20, width: 92.24, lines: 1 }
  expect(cutText('word word', room).isCut).toBe(false)
  expect(cutText('word words', room)).toMatchObject({ lines: ['word ...'], isCut: true })
})

test('no comma and no dash is left before the dots', () => {
  expect(cutText(`${words(11)} – ${words(9)}`, title).lines).toEqual([`${words(11)} ...`])
  expect(cutText(`${words(10)} word, ${words(9)}`, { ...title, width: 584 }).lines).toEqual([`${words(11)} ...`])
})

test('a word wider than the line is cut inside, and no emoji in half', () => {
  const { lines } = cutText('🧽'.repeat(100), title)
  // (580 − 22.24) / 20 = 27.9
  expect(lines).toEqual([`${'🧽'.repeat(27)} ...`])
})

test('what is empty shows nothing', () => {
  expect(cutText('  ', title)).toEqual({ lines: [], isCut: false, width: 0, limit: 580 })
})

describe('on two lines', () => {
  const phone = { size: 20, width: 360, lines: 2 }

  test('the text breaks at a space and only the last line is cut', () => {
    // (360 + 5.56) / 48.9 = 7.5 words, and with the dots (360 − 22.24 + 5.56) / 48.9 = 7.02
    expect(cutText(words(20), phone).lines).toEqual([words(7), `${words(7)} ...`])
  })

  test('a text that fits on both is whole', () => {
    expect(cutText(words(14), phone)).toMatchObject({ lines: [words(7), words(7)], isCut: false, limit: 720 })
  })

  test('a script without spaces breaks anywhere', () => {
    // A letter is as wide as its size: 360 / 20 = 18 on the first line, and (360 − 22.24) / 20 = 16.9 before the dots.
    expect(cutText('清'.repeat(30), phone)).toMatchObject({ lines: ['清'.repeat(18), '清'.repeat(12)], isCut: false })
    expect(cutText('清'.repeat(50), phone)).toMatchObject({
      lines: ['清'.repeat(18), `${'清'.repeat(16)} ...`],
      isCut: true,
    })
  })
})
