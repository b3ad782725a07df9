import { expect, test } from 'vitest'
import { slipReader } from '#generator/audit/truth/statements/slips.ts'
import type { Manifest } from '#manifest/schema.ts'

const manifest = {
  site: { language: 'en-US', business: { name: 'Odell Repairs' } },
  offices: [{ name: 'Odell Roof Guards' }],
  counties: [{ name: 'Perth and Kinross', fullName: 'Perth and Kinross' }],
} as unknown as Manifest // no other field is read

test.each([
  ['Odell Repairs repairs roofs in the valley.', []],
  ['Odell Roof Guards guards roofs in the valley.', []],
  ['Dee Repairs repairs roofs in the valley.', ['word-twice']],
  ['Ask for our Roof Cleaning cleaning today.', ['word-twice']],
])('a name of the company before the same verb is correct: "%s"', (text, codes) => {
  expect(slipReader(manifest, false)(text).map(({ code }) => code)).toEqual(codes)
})

test.each([
  ['Cleaning in Perth, Perth and Kinross', []],
  ['Cleaning in Perth, Perth and Crieff', ['word-twice']],
])('a place before its county, whose name begins with it, is no repeat: "%s"', (text, codes) => {
  expect(slipReader(manifest, false)(text).map(({ code }) => code)).toEqual(codes)
})

test.each([
  ['What Is Inculded', 'Inculded'],
  ['What Is Included', undefined],
  ['Quokkaville Repairs', undefined],
  ['What is inculded comes with the roof, and the guarantee is as long as it says.', undefined],
])('a label of a page read from a file has a word of the manifest with a slip: "%s"', (text, words) => {
  const labelled = { ...manifest, cities: [], services: [{ slug: 'a', name: 'a', body: 'Gutters are included.' }] }
  expect(slipReader(labelled as unknown as Manifest, true)(text)[0]?.words).toBe(words)
  expect(slipReader(labelled as unknown as Manifest, false)(text)).toEqual([])
})
