import { expect, test } from 'vitest'
import { nameFinder } from '#generator/core/text/name-finder.ts'
import { hashWords } from '#generator/core/text/words.ts'

const find = nameFinder(['Sandy', 'Salt Lake City', 'South Salt Lake', 'Salt Lake County'])
const found = (text: string) => find(hashWords(text))

test('names are found in any case', () => {
  expect(found('SANDY and salt lake city')).toEqual(['Sandy', 'Salt Lake City'])
})

test('of two names that begin at a word, the longest counts', () => {
  expect(found('From South Salt Lake to Salt Lake County')).toEqual(['South Salt Lake', 'Salt Lake County'])
})

test('a part of a name or of a word is none', () => {
  expect(found('Salt Lake is near Sandyville')).toEqual([])
})

test('a name that occurs twice is returned once', () => {
  expect(found('Sandy, Sandy')).toEqual(['Sandy'])
})

test('a name may begin another one, and many may begin with one word', () => {
  const names = nameFinder(['San', 'San Juan', 'San Juan Hills', 'San Rafael'])
  expect(names(hashWords('San Juan Hills, San Juan, San Rafael, San Diego and San'))).toEqual([
    'San Juan Hills',
    'San Juan',
    'San Rafael',
    'San',
  ])
})
