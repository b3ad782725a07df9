import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkTexts } from '#generator/load/facts/policies/subject-numbers.ts'

/** Invoices are due in 15 days, with a fee after that. */
const late = {
  subject: 'payment',
  statement: 'Invoices are due in 15 days. After that, a late fee of $20 is added.',
}

/** The words that are found in a text of a company with a policy. */
function found(text: string, ...policies: (typeof late)[]): string[] {
  const at = { file: 'services/sealing.yaml', line: 1, column: 1 }
  const service = {
    ...{ slug: 'sealing', at, locate: () => at, file: { path: at.file, shown: at.file, text } },
    value: { name: 'Sealing', body: text },
  }
  const stated = policies.length > 0 ? policies : [late]
  const sources = {
    site: { value: { policies: stated.map((policy) => ({ id: 'terms', title: 'Terms', terms: [], ...policy })) } },
    records: { documents: {}, folders: { pages: [], services: [service] } },
  } as unknown as FactSources // what the check reads
  return checkTexts(sources).flatMap(({ words }) => words ?? [])
}

test.each([
  'A late fee of $20 is added after that, and work stops after 30 days without payment.',
  'Accounts unpaid for 60 days go to a collection agency.',
])('"%s" has a later step than the policy', (text) => {
  expect(found(text)).toEqual([])
})

test.each([
  ['A late fee of $20 is added after 30 days.', 'added after 30 days'],
  ['Payment is due in 30 days, or a late fee is added.', 'due in 30 days'],
  ['Accounts unpaid for 10 days go to a collection agency.', 'unpaid for 10 days'],
])('"%s" has another number than the policy', (text, words) => {
  expect(found(text)).toEqual([words])
})

test('half of a share of the policy is another number', () => {
  const deposit = { subject: 'deposit', statement: 'A deposit of 20% confirms the date.' }
  expect(found('Of the deposit we keep half, which is 10% of the price.', deposit)).toEqual([])
  expect(found('We keep 10% of the price as a deposit.', deposit)).toHaveLength(1)
})

test('a time that work takes is no term, a time to pay is one', () => {
  expect(found('Gates are installed in one or two days, and a late fee of $20 is added after 15 days.')).toEqual([])
  expect(found('Gates are installed, and a late fee of $20 is added in two days.')).toEqual(['added in two days'])
})

test.each([
  ['The 30 days are for spots, the 24 hours are for anything we missed.', []],
  ['Spots have 30 days; for what we missed it is 24 hours.', []],
  ['The 24 hours are for anything we missed within 30 days.', ['missed within 30 days']],
  ['The 90 days are for spots, the 24 hours are for anything we missed.', ['The 90 days']],
  ['Tell us what we missed, and do so within 30 days.', ['so within 30 days']],
])('two policies, and "%s"', (text, words) => {
  const missed = {
    subject: 'guarantee',
    statement: 'Tell us within 24 hours what we missed, or within 7 days if it is empty.',
  }
  const spots = { subject: 'claims', statement: 'Spots that return within 30 days are treated again.' }
  expect(found(text, missed, spots)).toEqual(words)
})

test('a discount beside a deposit is another share', () => {
  const deposit = { subject: 'deposit', statement: 'A deposit of 20% is due.' }
  expect(found('A deposit of 20% holds the date, and you save 10% on the labor.', deposit)).toEqual([])
  expect(found('A deposit of 20% holds the date, and early birds get 10% off.', deposit)).toEqual([])
  expect(found('A deposit of 10% holds the date.', deposit)).toEqual(['deposit of 10%'])
})
