import { expect, test } from 'vitest'
import { slipReader } from '#generator/audit/truth/statements/slips.ts'
import type { Manifest } from '#manifest/schema.ts'

const manifest = {
  site: { language: 'en-US', business: { name: 'Odell Repairs' } },
  offices: [{ name: 'Odell Roof Guards' }],
  counties: [{ fullName: 'Perth and Kinross' }],
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
