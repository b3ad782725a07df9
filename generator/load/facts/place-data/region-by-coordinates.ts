import { publicRegionName, publicRegionOf } from '#src/country/regions.ts'
import type { Gazetteer } from '../../../core/gazetteer.ts'
import type { Coordinates } from '../../../core/known-place.ts'
import type { OfficePlace } from '../company/office-places.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'

// The regions of offices and counties in countries whose addresses have no codes that this program knows. Those of other
// countries are compared with postal codes and with the names of counties.

/** Places around a point, and the kilometres within which they are, that may be across the border of its region. */
const around = { places: 8, kilometres: 30 }

type Region = { region?: string | undefined; regionName?: string | undefined }

/** The field with a region that points are not in, and the name of the one that they are in. */
function otherRegion(
  written: Region,
  points: readonly Coordinates[],
  { gazetteer, country }: { gazetteer: Gazetteer; country: string },
): { field: 'region' | 'regionName'; stated: string; actual: string } | undefined {
  const [actual, ...others] = new Set(points.map((point) => gazetteer.countyAt(point)?.region))
  if (actual === undefined || others.length > 0) return undefined
  const near = points.flatMap((point) => gazetteer.near(point, around.places, around.kilometres))
  const possible = new Set([actual, ...near.map(({ region }) => region)])
  for (const field of ['region', 'regionName'] as const) {
    const { [field]: stated = '' } = written
    const code = publicRegionOf(stated, country)
    if (code !== undefined && !possible.has(code))
      return { field, stated, actual: publicRegionName(actual, country) ?? '' }
  }
  return undefined
}

const correct = (name: string) =>
  name === '' ? 'Correct the region.' : `Write the code or name of ${name}, or correct the coordinates.`

/** An office whose coordinates are in another region than its address. */
export function regionOfOffice(
  { record, path, address, coordinates }: OfficePlace,
  { gazetteer }: FactSources,
): Fact[] {
  const { country } = address
  const other = gazetteer && otherRegion(address, [coordinates], { gazetteer, country })
  if (!other) return []
  const { field, stated, actual } = other
  const what = `The office is not in ${stated}, by its coordinates.`
  return [fact(record, [...path, 'address', field], { code: 'office-in-another-region', what, fix: correct(actual) })]
}

/** A county with a region of its own, all of whose places are in another one. */
export function regionsOfCounties({ records, site, gazetteer }: FactSources): Fact[] {
  const { country } = site.value.business.address
  if (!gazetteer) return []
  return records.folders.counties.flatMap((county) => {
    const points = records.cities.flatMap(({ value: { county: own, latitude, longitude } }) =>
      own === county.slug && latitude !== undefined && longitude !== undefined ? [{ latitude, longitude }] : [],
    )
    const other = otherRegion(county.value, points, { gazetteer, country })
    if (!other) return []
    const { field, stated, actual } = other
    const what = `${county.value.name} is not in ${stated}, by the coordinates of its places.`
    return [fact(county, [field], { code: 'wrong-county', what, fix: correct(actual) })]
  })
}
