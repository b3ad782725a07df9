import { expect, test } from 'vitest'
import { checkSaidElsewhere } from '#generator/load/facts/policies/reversed-statements/said-elsewhere.ts'
import { companySources } from '../../../../../../support/company-sources.ts'

const found = (text: string, other: string) =>
  checkSaidElsewhere(companySources({ services: [text], pages: [other] })).map(({ words }) => words)

const neverFilth = 'We do not clean biohazards such as blood.'
const bringsAll = 'Our crews bring all tools and products.'

test.each([
  ['Blood and sewage are cleaned up in the same visit.', neverFilth, 'Blood and sewage are cleaned up'],
  ['We also remove used needles.', neverFilth, 'We also remove used needles'],
  ['Please have your own ladder ready for the crew.', bringsAll, 'have your own ladder ready'],
])('"%s" is denied by "%s"', (text, other, words) => {
  expect(found(text, other)[0]).toContain(words)
})

test.each([
  ['Blood and sewage are cleaned up in the same visit.', 'We clean what you name.'],
  ['Blood and sewage are not cleaned.', neverFilth],
  ['Needles are removed by licensed companies.', neverFilth],
  ['Please have your own ladder ready for the crew.', 'Each crew has a van.'],
  ['If you prefer, have your own ladder ready for the crew.', bringsAll],
])('"%s" is not denied by "%s"', (text, other) => {
  expect(found(text, other)).toEqual([])
})
