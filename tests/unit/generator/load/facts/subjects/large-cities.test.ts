import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkPlacesOfOthers } from '#generator/load/facts/subjects/another-place.ts'

const at = { file: 'counties/lyon.yaml', line: 1, column: 1 }
const file = { path: 'counties/lyon.yaml', shown: 'counties/lyon.yaml', text: '' }
const place = (name: string, county: string, population: number, latitude: number) => ({
  slug: name.toLowerCase(),
  value: { name, county, population, latitude, longitude: -100 },
})

/** What the text of the county Lyon says of other counties, beside a city with some residents at a latitude. */
function found(population: number, latitude: number): string[] {
  const body = 'Most people live around Capital.'
  const lyon = { slug: 'lyon', value: { name: 'Lyon', region: 'KS', body }, at, locate: () => at, file }
  const address = { locality: 'Elm' }
  const sources = {
    site: { value: { business: { address, coordinates: { latitude: 40, longitude: -100 } } } },
    records: {
      language: { tag: 'en-US' },
      landmarks: [],
      cities: [place('Amber', 'lyon', 9000, 40), place('Capital', 'polk', population, latitude)],
      folders: { cities: [], offices: [], counties: [lyon] },
    },
  } as unknown as FactSources // what the function reads
  return checkPlacesOfOthers(sources, false).map(({ what }) => what)
}

test('a large city reaches into the counties around it', () => {
  expect(found(500_000, 40.1)).toEqual([])
  expect(found(50_000, 40.1)).toHaveLength(1)
  expect(found(500_000, 42)).toHaveLength(1)
})
