import { describe, expect, test } from 'vitest'
import { readAtlas } from '#generator/core/read-atlas.ts'
import { findCounties } from '#generator/map/find-counties.ts'
import type { Manifest } from '#manifest/schema.ts'
import { smallSite } from '../../small-site.ts'

const atlas = await readAtlas('US')

type Sketch = { region: string; county: string; city?: { latitude: number; longitude: number } }

/** FIPS code found for the county of a manifest with at most one city. */
async function found({ region, county, city }: Sketch): Promise<string | undefined> {
  const { manifest } = await smallSite()
  const { counties, cities } = manifest
  const changed: Manifest = {
    ...manifest,
    counties: counties.map((each) => ({ ...each, name: county, regionName: region })),
    cities: cities.slice(0, 1).map((each) => ({ ...each, coordinates: city })),
  }
  return findCounties(changed, atlas).get('hood-river')?.id
}

const portland = { latitude: 45.52, longitude: -122.82 } // a point west of it, in Washington County, Oregon (41067)

describe('a county name that several states have', () => {
  test('means the county that contains its cities', async () => {
    expect(await found({ region: 'Oregon', county: 'Washington', city: portland })).toBe('41067')
    expect(await found({ region: 'Utah', county: 'Washington', city: portland })).toBe('41067')
  })

  test('means the county in its state if no city has coordinates', async () => {
    expect(await found({ region: 'Utah', county: 'Washington' })).toBe('49053')
  })

  test('means no county if neither cities nor state decide', async () => {
    expect(await found({ region: 'Ontario', county: 'Washington' })).toBeUndefined()
  })
})

test.each([
  ['Saint Louis', '29189'],
  ['st. louis', '29189'],
])('%s is found in every spelling', async (county, id) => {
  // Clayton, in the county and not in the city of that name, which the Census also lists as a county
  expect(await found({ region: 'Missouri', county, city: { latitude: 38.64, longitude: -90.33 } })).toBe(id)
})

test('a county abroad has no shape, even if a country has its name', async () => {
  const { manifest } = await smallSite()
  const abroad = { ...manifest, counties: manifest.counties.map((county) => ({ ...county, name: 'Luxembourg' })) }
  expect(findCounties(abroad, await readAtlas('BE'))).toEqual(new Map())
})
