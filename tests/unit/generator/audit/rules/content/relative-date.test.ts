import { expect, test } from 'vitest'
import { codesFound } from '../../../../../support/superseded/superseded-case.ts'

const found = (html: string) =>
  codesFound({ rule: 'relative-date', by: '', site: { pages: [{ path: '/', html: `<main>${html}</main>` }] } }, [
    'relative-date',
  ])
const review = (caption: string) =>
  `<figure><blockquote><p>The tree they planted two years ago is taller than I am.</p></blockquote>
  <figcaption>Ada L., Odell${caption}</figcaption></figure>`

test('a customer counts from the date of the review', () => {
  expect(found(review(', <time datetime="2026-05">May 2026</time>'))).toEqual([])
  expect(found(review(''))).toEqual(['relative-date'])
  expect(found('<p>The tree we planted two years ago is tall.</p>')).toEqual(['relative-date'])
})

test('a number is read as a whole', () => {
  expect(found('<p>A town that had few of them twenty-five years ago.</p>')).toEqual([])
})
