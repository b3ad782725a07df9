import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkInterstates } from '#generator/load/facts/geography/interstates.ts'

const at = { file: 'x', line: 1, column: 1 }

/** The words that are found in a description of a place in Oregon, of a company that may serve another state. */
function found(description: string, country = 'US', region = 'OR'): (string | undefined)[] {
  const record = (slug: string, value: object) => ({ slug, value, at, locate: () => at, file: { path: 'x', text: '' } })
  const none = { pages: [], articles: [], offices: [], services: [], cities: [], guide: [], traits: [] }
  const business = { address: { country, region: 'OR', locality: 'Holt' } }
  const sources = {
    site: { value: { business } },
    records: {
      documents: { site: { value: { business } } },
      folders: {
        ...none,
        counties: [record('hood', { name: 'Hood', region: 'OR' }), record('avon', { name: 'Avon', region })],
      },
      cities: [record('ashby', { name: 'Ashby', county: 'hood', description })],
    },
  } as unknown as FactSources // what the check reads
  return checkInterstates(sources).map(({ words }) => words)
}

test.each([
  ['Interstate 80 runs below the town.', 'Interstate 80'],
  ['Trucks on I-70, day and night.', 'I-70'],
  ['Where Interstates 84 and 90 meet.', 'Interstates 84 and 90'],
  ['The beltway, I-480, is near.', 'I-480'],
])('%s', (text, words) => {
  expect(found(text)).toEqual([words])
})

test.each([
  'Interstate 84 and I-5 meet far from here; I-205 is nearer.',
  'People move here along I-80 from Wyoming.',
  'The I-60 is a form.',
  'Interstate 80-something.',
])('%s is right, or is not known to be wrong', (text) => {
  expect(found(text)).toEqual([])
})

test('in other countries, a number after such letters is none of a road', () => {
  expect(found('The office I-80.', 'CA')).toEqual([])
})

test.each([
  ['Tree crews come over the pass by I-90.', []],
  ['Interstate 90 brings the sod.', []],
  ['I-70 brings the sod.', ['I-70']],
])('with counties in Washington, "%s": %j', (text, words) => {
  expect(found(text, 'US', 'WA')).toEqual(words)
})
