import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkRepeatedTerms } from '#generator/load/facts/policies/repeated-terms.ts'

/** The words that are found in a text of a company whose policy on a subject has 2 years for a repair. */
function found(subject: string, text: string): string[] {
  const at = { file: 'services/sealing.yaml', line: 1, column: 1 }
  const service = (body: string) => ({
    ...{ slug: 'sealing', at, locate: () => at, file: { path: at.file, shown: at.file, text: body } },
    value: { name: 'Sealing', body },
  })
  const right = 'A repair is guaranteed for 2 years.'
  const policy = {
    id: 'work',
    subject,
    title: 'Work',
    statement: right,
    terms: [{ when: 'A repair', outcome: '2 years' }],
  }
  const sources = {
    site: { value: { policies: [policy] } },
    records: {
      documents: {},
      folders: { guide: [], pages: [], services: [right, right, text].map(service) },
    },
  } as unknown as FactSources // what the check reads
  return checkRepeatedTerms(sources).flatMap(({ words }) => words ?? [])
}

test.each([
  ['warranty', 'Every repair is guaranteed for 3 years.', 'repair is guaranteed for 3 years'],
  ['warranty', 'A repair is good for 3 years.', 'repair is good for 3 years'],
  ['scheduling', 'A repair comes up every 3 years.', 'repair comes up every 3 years'],
])('%s: "%s" has another time', (subject, text, words) => {
  expect(found(subject, text)).toEqual([words])
})

test.each([
  'Beyond about 18 years, and if more than one slope leaks, we take half of the repair price off.',
  'A repair on a roof of 18 years is money lost.',
  'We give no warranty for a repair of tiles that are 40 years old.',
])('"%s" is about the age of a thing', (text) => {
  expect(found('warranty', text)).toEqual([])
})
