import { expect, test } from 'vitest'
import { checkUnprovenClaims } from '#generator/load/facts/claims/unproven-claims.ts'
import { companySources } from '../../../../../support/company-sources.ts'

const found = (text: string) => checkUnprovenClaims(companySources({ pages: [text] })).map(({ words }) => words)

test.each([
  ['Ohio’s No. 1 Roofing Company', '’s No. 1 Roofing Company'],
  ['We are the #1 choice in Holt.', 'the #1 choice'],
  ['Your number one local team.', 'Your number one local team'],
  ['The #1-rated roofers in Holt.', '#1-rated'],
  ['It kills 99.9% of germs and viruses.', 'kills 99.9% of germs'],
  ['It removes all bacteria.', 'removes all bacteria'],
])('"%s" is proved by no one', (text, words) => {
  expect(found(text)).toEqual([words])
})

test.each([
  'The No. 1 reason for leaks is age.',
  'The number one choice by the readers of the Holt Herald.',
  'Rule number one: ask first. Route No. 1 passes here.',
  'It removes most germs.',
])('"%s" needs no proof', (text) => {
  expect(found(text)).toEqual([])
})
