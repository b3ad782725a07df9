import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkTrades } from '#generator/load/facts/subjects/another-trade.ts'

const at = { file: 'faqs.yaml', line: 1, column: 1 }
const record = {
  slug: 'faqs',
  value: {},
  at,
  locate: () => at,
  file: { path: 'faqs.yaml', shown: 'faqs.yaml', text: '' },
}
// What the function reads of its sources.
const sources = {
  site: { value: { business: { trade: 'chimney sweeping', type: 'LocalBusiness' } } },
  records: { folders: { services: [{ value: { name: 'Chimney Sweeping' } }] } },
} as unknown as FactSources
const found = (text: string, review?: string) => checkTrades([{ record, path: [], text }], sources, review).length

test.each(['Our attorneys read each case.', 'Our gentle dentists see children.', 'Our electrician comes first.'])(
  '"%s" is of another trade',
  (text) => {
    expect(found(text)).toBe(1)
  },
)

test.each([
  'These are the words that our lawyer would sign.',
  'Our own dentist has a chimney, too.',
  'Our mechanics keep the vans running.',
])('"%s" is of any trade', (text) => {
  expect(found(text)).toBe(0)
})

test('the people of a customer are not those of the company', () => {
  expect(found('Our electrician recommended them.', 'they')).toBe(0)
})
