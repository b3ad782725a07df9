import { describe, expect, test } from 'vitest'
import { maskedWordReader } from '#src/report/masked-words.ts'
import { comparePassages } from '#src/report/views/url/shared-passages.ts'

const read = maskedWordReader({
  place: ['Salt Lake', 'Salt Lake City', 'Provo'],
  county: ['Utah County'],
  zip: ['84101'],
  service: ['Deep Cleaning'],
})

const wordsOf = (text: string) => read(text).map(({ word }) => word)

describe('words', () => {
  test('a name of several words is one word, and the longest name wins', () => {
    expect(wordsOf('In Salt Lake City, UT 84101')).toEqual(['in', '{place}', 'ut', '{zip}'])
  })

  test('a name extends from its first to its last word', () => {
    expect(read('to Salt Lake City.')[1]).toEqual({ word: '{place}', start: 3, end: 17 })
  })

  test('composed and decomposed accents are equal', () => {
    expect(wordsOf('Cafe\u0301')).toEqual(wordsOf('Café'))
  })
})

describe('passages', () => {
  const shown = (blocks: { text: string; isShared: boolean }[][]) =>
    blocks.map((parts) => parts.map(({ text, isShared }) => (isShared ? `[${text}]` : text)).join(''))

  const compare = (left: string[], right: string[]) => comparePassages(left, right, read)

  test('a five-word run on both pages is marked, including commas', () => {
    const { left } = compare(
      ['Here we bring mops, pails and soap. Always.'],
      ['There we bring mops, pails and soap: never'],
    )
    expect(shown(left.blocks)).toEqual(['Here [we bring mops, pails and soap]. Always.'])
  })

  test('four words are not a passage', () => {
    const { left } = compare(['one two three four x y z'], ['one two three four a b c'])
    expect(shown(left.blocks)).toEqual(['one two three four x y z'])
  })

  test('passages that differ only in names are shared', () => {
    const { left, right } = compare(
      ['Deep Cleaning in Provo from two people'],
      ['Deep cleaning in Salt Lake City from two people'],
    )
    expect(shown(left.blocks)).toEqual(['[Deep Cleaning in Provo from two people]'])
    expect(shown(right.blocks)).toEqual(['[Deep cleaning in Salt Lake City from two people]'])
  })

  test('a passage ends with its block, and each block is marked separately', () => {
    const { left } = compare(['One two.', 'Three four five.', 'a b c d e'], ['one two three four five a b c d e'])
    expect(shown(left.blocks)).toEqual(['One two.', 'Three four five.', '[a b c d e]'])
  })

  test('a block with fewer than five words is a passage if the other page has the same block', () => {
    const { left, similarity } = compare(['Call us', 'a b c d e'], ['f g h i j', 'Call us.'])
    expect(shown(left.blocks)).toEqual(['[Call us]', 'a b c d e'])
    expect(similarity).toBe(1 / 3)
  })

  test('marking does not change the text', () => {
    const text = ['“A” – b, c; d e f <b>g</b>', '', 'h i j k l 🧽']
    const { left } = compare(text, ['b c d e f x', 'h i j k l'])
    expect(left.blocks.map((parts) => parts.map((part) => part.text).join(''))).toEqual(text)
  })

  test('shares count runs: 3 of 4 on the left, 3 of 3 on the right, 3 of 4 in total', () => {
    const { left, right, similarity } = compare(['a b c d e f g h'], ['a b c d e f g'])
    expect([left.shared, right.shared, similarity]).toEqual([3 / 4, 1, 3 / 4])
  })

  test('texts with fewer than five words are compared as a whole', () => {
    expect(compare(['Call us'], ['Call us.']).similarity).toBe(1)
    expect(compare(['Call us'], ['Write us']).similarity).toBe(0)
  })

  test('a page without text shares nothing', () => {
    expect(compare([], ['a b c d e'])).toMatchObject({
      left: { blocks: [], shared: 0 },
      right: { shared: 0 },
      similarity: 0,
    })
  })
})
