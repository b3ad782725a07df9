import { expect, test } from 'vitest'
import { slipReader } from '#generator/audit/truth/statements/slips.ts'
import type { Manifest } from '#manifest/schema.ts'

const manifest = {
  site: { language: 'en-US', business: { name: 'Odell Repairs' } },
  offices: [{ name: 'Odell Roof Guards' }],
} as unknown as Manifest // no other field is read

test.each([
  ['Odell Repairs repairs roofs in the valley.', []],
  ['Odell Roof Guards guards roofs in the valley.', []],
  ['Dee Repairs repairs roofs in the valley.', ['word-twice']],
  ['Ask for our Roof Cleaning cleaning today.', ['word-twice']],
])('a name of the company before the same verb is correct: "%s"', (text, codes) => {
  expect(slipReader(manifest, false)(text).map(({ code }) => code)).toEqual(codes)
})
