import { describe, expect, test } from 'vitest'
import { fitDescription, fitTitle, widthOf } from '#src/head/fit-text.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

describe('title', () => {
  test('the first candidate that fits is used, even if others are much shorter', () => {
    // m is 833 thousandths of an em: 34 of them are 566 px, 35 are 583 px
    expect(fitTitle(['m'.repeat(35), 'm'.repeat(34), 'm'])).toBe('m'.repeat(34))
  })

  test('if none fits, the narrowest is cut at a word', () => {
    const title = fitTitle([words(40), words(30)])
    expect(title).toMatch(/^(word )+word…$/)
    expect(widthOf('title', title)).toBeLessThanOrEqual(580)
  })

  test('as many words are kept as fit', () => {
    const title = fitTitle([words(30)])
    expect(widthOf('title', title.replace('…', ' word…'))).toBeGreaterThan(580)
  })

  test('a single word that is too wide is cut inside the word', () => {
    const title = fitTitle(['m'.repeat(100)])
    // an ellipsis is 20 px, an m 16.66 px: (580 − 20) / 16.66 = 33.6
    expect(title).toBe(`${'m'.repeat(33)}…`)
  })

  test('an emoji is never cut in half', () => {
    const title = fitTitle(['🧽'.repeat(100)])
    expect(title).not.toMatch(/\p{Surrogate}/u)
    expect(title.endsWith('🧽…')).toBe(true)
  })

  test('no comma, bar or dash comes before the ellipsis', () => {
    for (const mark of [',', ' |', ' –', ':', ' -']) {
      const title = fitTitle([`${words(10)}${mark} ${'m'.repeat(30)}`])
      expect(title).toBe(`${words(10)}…`)
    }
  })
})

describe('description', () => {
  test('one that fits is unchanged', () => {
    expect(fitDescription(words(20))).toBe(words(20))
  })

  test('a longer one is cut at a word and fills the width', () => {
    const text = fitDescription(words(60))
    expect(text).toMatch(/^(word )+word…$/)
    expect(widthOf('description', text)).toBeLessThanOrEqual(920)
    expect(widthOf('description', text)).toBeGreaterThan(880)
  })

  test('a longer one ends with a sentence where whole sentences fill enough of the width', () => {
    // A word is 5 × about 7 px: 15 of them are some 500 px, 5 some 160.
    expect(fitDescription(`${words(15)}. ${words(40)}.`)).toBe(`${words(15)}.`)
    expect(fitDescription(`${words(5)}. ${words(40)}.`)).toMatch(/^(word )+word\. (word )+word…$/)
  })

  test.each(['in', 'in the', 'and', 'de', 'de la', ', from our'])('no "%s" comes before the ellipsis', (small) => {
    expect(fitDescription(`${words(20)} ${small} ${'m'.repeat(60)}`)).toBe(`${words(20)}…`)
  })

  test('an abbreviation does not end a sentence', () => {
    expect(fitDescription(`${words(15)} St. ${words(40)}.`)).toMatch(/St\. (word )+word…$/)
  })

  test('one cut exactly at a space keeps the word before it', () => {
    // The cut falls on the space, so the word before it is whole.
    for (let count = 1; count < 80; count++) expect(fitDescription(words(count))).toMatch(/(^|word)…?$/)
  })
})
