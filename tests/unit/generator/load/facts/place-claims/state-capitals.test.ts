import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkStateCapitals } from '#generator/load/facts/place-claims/state-capitals.ts'

/** The words that are found in the text of Bend, in Oregon. */
function found(body: string, country = 'US'): string[] {
  const at = { file: 'cities/bend.yaml', line: 1, column: 1 }
  const bend = { slug: 'bend', at, locate: () => at, file: { path: at.file, shown: at.file, text: body } }
  const sources = {
    site: { value: { business: { address: { country, region: 'OR' } }, policies: [], claims: [] } },
    records: {
      cities: [{ ...bend, value: { name: 'Bend', description: '' } }],
      documents: {},
      folders: {
        ...{ pages: [], articles: [], offices: [], services: [], traits: [] },
        counties: [{ ...bend, slug: 'deschutes', value: { region: 'OR' } }],
        cities: [{ ...bend, value: { body } }],
      },
      language: { tag: 'en-US' },
    },
    gazetteer: { placesNamed: (name: string) => (/Salem|Bend|Boulder|Denver|Portland/.test(name) ? [{ name }] : []) },
  } as unknown as FactSources // what the check reads
  return checkStateCapitals(sources).flatMap(({ words }) => words ?? [])
}

test.each([
  [
    'In Oregon’s capital and second-largest city, Bend, houses are old.',
    'Oregon’s capital and second-largest city, Bend',
  ],
  ['Bend is the state capital.', 'Bend is the state capital'],
  ['It is the state capital.', 'It is the state capital'],
  ['Bend, the capital of Oregon, has dry air.', 'Bend, the capital of Oregon'],
  ['We also drive to the capital of Colorado, Boulder.', 'the capital of Colorado, Boulder'],
  ['The state capital is Portland.', 'The state capital is Portland'],
  ['As the state capital, Bend has many offices.', 'the state capital, Bend'],
])('"%s" names another capital', (body, words) => {
  expect(found(body)).toEqual([words])
})

test.each([
  'Salem is the state capital.',
  'The capital of Colorado, Denver, is far.',
  'Bend is the county seat.',
  'Bend was the state capital until 1856.',
  'The former state capital, Bend, is quiet.',
  'Bend is the capital of surfing.',
  'Bend calls itself the Beer Capital of Oregon.',
  'Bend, a capital improvement plan, and new pipes.',
  'The state capital is an hour away.',
  'From Bend, the state capital is two hours west.',
  'Bend is not the state capital.',
  'It is the capital of the Warm Springs Nation.',
])('"%s" is right, or about something else', (body) => {
  expect(found(body)).toEqual([])
})

test('another country has no such states', () => {
  expect(found('Bend is the state capital.', 'ES')).toEqual([])
})
