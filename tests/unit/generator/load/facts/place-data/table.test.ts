import { expect, test } from 'vitest'
import type { GazetteerPlace } from '#generator/core/gazetteer.ts'
import type { CityRecord, FactSources } from '#generator/load/facts/fact.ts'
import { checkTable } from '#generator/load/facts/place-data/table.ts'

type Cells = { name: string; population: number; latitude: number; longitude: number; population_basis?: string }

/** Codes of what is found in some rows, if public data has some places. */
function found(rows: readonly Cells[], known: readonly Cells[] = []): string[] {
  const cities = rows.map((value) => ({
    slug: value.name.toLowerCase(),
    value,
    file: { path: 'cities.csv' },
    locate: () => ({}),
  }))
  const sources = {
    records: { cities: cities as unknown as CityRecord[] }, // of a row, the check reads no other cells
    gazetteer: { placesNamed: (name: string) => known.filter((place) => place.name === name) as GazetteerPlace[] },
  }
  return checkTable(sources as unknown as FactSources).map(({ code }) => code) // nothing else is read
}

const covington = { name: 'Covington', population: 41_000, latitude: 39.0837, longitude: -84.5086 }
const marion = { name: 'Marion', population: 3000, latitude: 37.3328, longitude: -88.0811 }

test('two places do not have exchanged populations because larger namesakes elsewhere have', () => {
  const elsewhere = { latitude: 33.5968, longitude: -83.8602 }
  const namesakes = [
    { ...covington, ...elsewhere, population: 3000 },
    { ...marion, ...elsewhere, population: 41_000 },
  ]
  expect(found([covington, marion], [...namesakes, covington, marion])).toEqual([])
})

test('two places have exchanged populations if each has that of the other nearby', () => {
  const rows = [
    { ...covington, population: 3000 },
    { ...marion, population: 41_000 },
  ]
  expect(found(rows, [covington, marion])).toEqual(['population-differs'])
})

test('rounded estimates may be equal, and counts of a census are not', () => {
  const rows = [covington, { ...marion, population: covington.population }]
  expect(found(rows.map((row) => ({ ...row, population_basis: 'estimate' })))).toEqual([])
  expect(found(rows)).toEqual(['population-twice'])
})
