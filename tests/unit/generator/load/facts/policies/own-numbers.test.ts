import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkOwnNumbers } from '#generator/load/facts/policies/own-numbers.ts'
import { companySources } from '../../../../../support/company-sources.ts'

function found(statement: string, terms: readonly { when: string; outcome: string }[]): (string | undefined)[] {
  const { site, records } = companySources({})
  const policies = [{ id: 'deposit', subject: 'deposit', title: 'Deposit', statement, terms }]
  const sources = { site: { ...site, value: { ...site.value, policies } }, records } as FactSources
  return checkOwnNumbers(sources).map(({ words }) => words)
}

test.each([
  ['A deposit of 30% secures the date.', [{ when: 'Before the order', outcome: '25% is kept' }], ['30%']],
  ['The balance is due in 7 days.', [{ when: 'Balance', outcome: 'Due within 14 days' }], ['7 days']],
])('"%s" is not what the terms say', (statement, terms, words) => {
  expect(found(statement, terms)).toEqual(words)
})

test.each([
  ['A deposit of 30% secures the date.', [{ when: 'Balance', outcome: 'Due within 7 days' }]],
  ['A deposit of 30% secures the date.', [{ when: 'Before the order', outcome: '30% is kept' }]],
])('"%s" contradicts none of the terms', (statement, terms) => {
  expect(found(statement, terms)).toEqual([])
})
