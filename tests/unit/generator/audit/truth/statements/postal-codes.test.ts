import { expect, test } from 'vitest'
import { postalCodeReader } from '#generator/audit/truth/statements/postal-codes.ts'

const { codesIn } = postalCodeReader({
  postalCodes: new Set(['7010', '7004']),
  places: new Map(),
} as unknown as Parameters<typeof postalCodeReader>[0]) // what it reads

test.each([
  ['Call (03) 7010 4417, or write to us.', []],
  ['Call +61 3 7010 4417.', []],
  ['We are in Glenorchy 7010. Call (03) 5550 4417.', ['7010']],
  ['Glenorchy 7010 and South Hobart 7004', ['7010', '7004']],
  ['7010, 7004', ['7010', '7004']],
])('the postal codes of "%s" are %j', (text, codes) => {
  expect(codesIn(text)).toEqual(codes)
})
