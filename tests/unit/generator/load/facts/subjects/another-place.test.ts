import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkPlacesOfOthers } from '#generator/load/facts/subjects/another-place.ts'

const file = (path: string) => ({
  file: { path, shown: path, text: '' },
  locate: () => ({ file: path, line: 1, column: 1 }),
})
const city = (name: string, county: string) => ({
  ...file('cities.csv'),
  slug: name.toLowerCase(),
  value: { name, county },
})

/** The words that are found in the text of the county Avon, beside the county Westmark with Holt and Denby. */
function found(body: string): string[] {
  const county = (slug: string, name: string, text: string) => ({
    ...file(`counties/${slug}.yaml`),
    slug,
    value: { name, body: text },
  })
  const sources = {
    site: { value: { business: { name: 'Brook', address: { locality: 'Ashby' } } } },
    records: {
      cities: [city('Ashby', 'avon'), city('Holt', 'westmark'), city('Denby', 'westmark')],
      folders: {
        cities: [],
        offices: [],
        counties: [county('avon', 'Avon', body), county('westmark', 'Westmark', '')],
      },
    },
  } as unknown as FactSources // what the check reads
  return checkPlacesOfOthers(sources, false).flatMap(({ words }) => words ?? [])
}

test.each([
  ['Roofs in Holt are steep.', 'Holt'],
  ['Most of Denby has slate.', 'Denby'],
  ['The roofs and walls of Denby are of stone.', 'Denby'],
  ['Holt has its own charm.', 'Holt'],
  ['In the City of Denby we work on Mondays.', 'Denby'],
  ['Denby has slate roofs and hoses outside.', 'Denby'],
])('"%s" is about a place of another county', (body, name) => {
  expect(found(body)).toEqual([name])
})

test.each([
  'In the Plain of Holt the wind is strong.',
  'The vales of Ashby and Holt have clay.',
  'The Forests of Holt and Denby were for kings.',
  'Holt has its own council.',
  'Denby is a unitary authority.',
  'Holt and Denby have our postal codes and are in Westmark.',
  'Holt and Denby are the towns around it, all outside the boundary of the county.',
  'Holt belongs to the next county.',
])('"%s" puts the place elsewhere', (body) => {
  expect(found(body)).toEqual([])
})
