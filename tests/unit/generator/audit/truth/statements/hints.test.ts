import { expect, test } from 'vitest'
import { partOfReader } from '#generator/audit/truth/statements/hints.ts'
import type { Manifest } from '#manifest/schema.ts'

const read = partOfReader({ site: { language: 'en-US' } } as unknown as Manifest) // no other field is read
const names = ['Holt', 'Ashby']

test('a place that is said to be a part of another one is read', () => {
  expect(read('Holt is a suburb of Ashby.', names)).toEqual({ part: 'Holt', whole: 'Ashby', isSuburb: true })
  expect(read('Holt is a part of Ashby.', names)).toEqual({ part: 'Holt', whole: 'Ashby', isSuburb: false })
})

test.each([
  'It is often said that Holt is a suburb of Ashby.',
  'Holt is a suburb of Ashby. It is not, and the trains know it.',
  'Some think Holt is a suburb of Ashby.',
])('"%s" says that it is none', (text) => {
  expect(read(text, names)).toBeUndefined()
})
