import { expect, test } from 'vitest'
import type { CityRecord, FactSources } from '#generator/load/facts/fact.ts'
import { checkName } from '#generator/load/facts/place-name.ts'

const point = { latitude: 41.6, longitude: -90.3 }
const known = { name: 'Le Claire', region: 'IA', ...point }

/** Codes of what is found about the name of a row at the point of Le Claire. */
function found(name: string): string[] {
  const row = {
    slug: 'le-claire',
    value: { name, ...point },
    locate: () => ({ file: 'cities.csv', line: 2, column: 1 }),
    file: { path: 'cities.csv', shown: 'cities.csv' },
  } as unknown as CityRecord // what the check reads
  const sources = {
    site: { value: { business: { address: { country: 'US' } } } },
    records: { folders: { counties: [] }, written: { cityRows: new Set(['le-claire']) } },
    gazetteer: { names: () => [known], placesNamed: (each: string) => (each === known.name ? [known] : []) },
  } as unknown as FactSources // what the check reads
  return checkName(row, new Set(), sources).map(({ code }) => code)
}

test.each([
  ['Le Claire', []],
  ['LeClaire', []],
  ['Leclaire', ['place-name-misspelt']],
  ['LeClare', ['place-name-misspelt']],
])('"%s", where a public list has "Le Claire"', (name, codes) => {
  expect(found(name)).toEqual(codes)
})
