import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkPhrases } from '#generator/load/facts/policies/phrases.ts'

const policies = [
  {
    ...{ subject: 'guarantee', title: 'Satisfaction guarantee', statement: 'A customer has the area cleaned again.' },
    terms: [
      { when: 'Something was missed', outcome: 'Tell us within 24 hours' },
      { when: 'After that', outcome: 'Re-cleaned within 7 days' },
    ],
  },
  {
    ...{ subject: 'payment', title: 'Payment', statement: 'Payment is due on completion.' },
    terms: [{ when: 'The price of a service changes', outcome: "30 days' written notice" }],
  },
  {
    ...{ subject: 'scheduling', title: 'Booking ahead', statement: 'Visits are scheduled ahead.' },
    terms: [{ when: 'Booking a visit', outcome: 'At least 24–48 hours ahead' }],
  },
]

/** The words that are found in a text of a company with these policies. */
function found(text: string): string[] {
  const at = { file: 'services/sealing.yaml', line: 1, column: 1 }
  const service = {
    ...{ slug: 'sealing', at, locate: () => at, file: { path: at.file, shown: at.file, text } },
    value: { name: 'Sealing', body: text },
  }
  const sources = {
    site: { value: { policies } },
    records: { documents: {}, folders: { pages: [], services: [service] } },
  } as unknown as FactSources // what the check reads
  return checkPhrases(sources).flatMap(({ words }) => words ?? [])
}

test.each([
  ['If a cleaner breaks a lamp, tell us within 24 days.', ['24 days']],
  ['Customers tell us within 36 hours what was missed.', ['36 hours']],
  ['Customers tell us within twenty-four weeks what was missed.', ['twenty-four weeks']],
  ['Customers tell us within half an hour what was missed.', ['within half an hour']],
  ['What our cleaners missed is re-cleaned within a fortnight.', ['within a fortnight']],
  ['We give thirteen days’ written notice of a change in our prices.', ['thirteen days']],
  ['Visits are scheduled at least 24–48 days ahead.', ['24–48 days']],
])('"%s" has the words of a term and another time', (text, words) => {
  expect(found(text)).toEqual(words)
})

test.each([
  'Customers tell us within 24 hours, or within 1 day, what was missed.',
  'Customers tell us within a day what was missed.',
  'What our cleaners missed is re-cleaned within a week.',
  'What our cleaners missed is re-cleaned within one week.',
  'We give 30 days’ written notice of a change in our prices.',
  'A landlord gives 60 days’ written notice of the end of a lease.',
  'Guests often tell us how 24 days went.',
  'A customer may see us 24 days in a row.',
])('"%s" has the time of a term, or none', (text) => {
  expect(found(text)).toEqual([])
})
