import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkTextHours } from '#generator/load/facts/hours/text-hours.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const at = { file: 'services/roofs.yaml', line: 1, column: 1 }

/** What is found in the text of a service of a company that is open from 8 AM to 6 PM. */
function found(text: string): string[] {
  const file = { path: 'services/roofs.yaml', shown: 'services/roofs.yaml', text }
  const service = { slug: 'roofs', file, locate: () => at, value: { body: text } }
  const sources = {
    site: {
      value: {
        hours: { week: [{ days, opens: '08:00', closes: '18:00' }] },
        origin: 'https://a.example',
        business: { name: 'A', phone: { e164: '' }, lines: [], email: 'a@a.example' },
      },
    },
    records: {
      language: { tag: 'en-US' },
      cities: [],
      documents: {},
      folders: { services: [service], offices: [], counties: [], cities: [], pages: [], articles: [] },
    },
  } as unknown as FactSources // what the check reads
  return checkTextHours(sources).flatMap(({ words }) => words ?? [])
}

test.each([
  'Our roofers work from 7 AM to 4 PM.',
  'We work from 7 AM to 4 PM on your roof.',
  'The crew is on site. We are available from 8 AM to 6 PM.',
])('"%s" agrees with the hours', (text) => {
  expect(found(text)).toEqual([])
})

test.each([
  ['We work from 7 AM to 4 PM.', '7 AM to 4 PM'],
  ['Our office is open from 7 AM to 4 PM.', '7 AM to 4 PM'],
])('"%s" contradicts them', (text, words) => {
  expect(found(text)).toEqual([words])
})
