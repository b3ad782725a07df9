import { expect, test } from 'vitest'
import type { CityRecord, FactSources } from '#generator/load/facts/fact.ts'
import { checkName } from '#generator/load/facts/place-data/place-name.ts'

const point = { latitude: 41.6, longitude: -90.3 }
const leClaire = 'Le Claire'

/** Codes of what is found about the name of a row at the point of a place that a public list has. */
function found(name: string, listed = leClaire, slug = 'le-claire'): string[] {
  const known = { name: listed, region: 'IA', ...point }
  const row = {
    slug,
    value: { name, ...point },
    locate: () => ({ file: 'cities.csv', line: 2, column: 1 }),
    file: { path: 'cities.csv', shown: 'cities.csv' },
  } as unknown as CityRecord // what the check reads
  const sources = {
    site: { value: { business: { address: { country: 'US' } } } },
    records: { folders: { counties: [] }, written: { cityRows: new Set([slug]) } },
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

test.each([
  ['Hidden Springs', 'Hidden Spring', 'hidden-springs', []],
  ['Denby Hills', 'Denby Hill', 'denby-hills', []],
  ['Denby Hills', 'Denby Hill', 'denby-hill', ['place-name-misspelt']],
  ['Saratoga Spring', 'Saratoga Springs', 'a-row', ['place-name-misspelt']],
  ['Hiden Springs', 'Hidden Spring', 'a-row', ['place-name-misspelt']],
  ['Ashbys', 'Ashby', 'a-row', ['place-name-misspelt']],
])('"%s", where a public list has "%s", in the row %s', (name, listed, slug, codes) => {
  expect(found(name, listed, slug)).toEqual(codes)
})

test('a name may be written without a hyphen', () => {
  expect(found('Glynneath', 'Glyn-neath', 'glynneath')).toEqual([])
  expect(found('Glyneath', 'Glyn-neath', 'glyneath')).toEqual(['place-name-misspelt'])
})
