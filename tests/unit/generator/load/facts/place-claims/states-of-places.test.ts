import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkStatesOfPlaces } from '#generator/load/facts/place-claims/states-of-places.ts'

const record = (slug: string, value: object) => ({
  file: { path: `${slug}.yaml`, shown: `${slug}.yaml`, text: '' },
  locate: () => ({ file: `${slug}.yaml`, line: 1, column: 1 }),
  slug,
  value,
})

/** What is found in a text of Oconee County in Georgia. */
function found(body: string): string[] {
  const sources = {
    site: record('site', { business: { name: 'Ashby Trees', address: { country: 'US', region: 'GA' } } }),
    records: {
      language: { tag: 'en-US' },
      cities: [],
      documents: {},
      folders: {
        ...{ cities: [], services: [], offices: [], articles: [], pages: [], guide: [], traits: [] },
        counties: [record('oconee', { name: 'Oconee', region: 'GA', services: {}, body })],
      },
    },
  } as unknown as FactSources // what the check reads
  return checkStatesOfPlaces(sources).map(({ words = '' }) => words)
}

test('a county in another state is reported', () => {
  expect(found('We work in Oconee County, South Carolina.')).toEqual(['Oconee County, South Carolina'])
})

test('a county of the same name from which a text distinguishes its own is right', () => {
  expect(found('Do not confuse it with Oconee County, South Carolina, from where someone calls each spring.')).toEqual(
    [],
  )
})
