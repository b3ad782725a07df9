import { slugOf } from '#src/slug-of.ts'
import type { Records } from './records.ts'

type Given = Pick<Records, 'documents' | 'folders' | 'cities'>

/** Slugs of the pages of places, by the key of the place. */
export type PlaceSlugs = { city: (key: string) => string; county: (key: string) => string }

/**
 * The slugs that `urls.citySlug` and `urls.countySlug` give to the pages of places. A key without a record, such as that
 * of a removed city, has the region of the office. Without site.yaml, undefined.
 */
export function placeSlugs({ documents: { site }, folders, cities }: Given): PlaceSlugs | undefined {
  if (!site) return undefined
  const { urls, business } = site.value
  const regionOfCounty = new Map(folders.counties.map(({ slug, value }) => [slug, value.region]))
  const countyOfCity = new Map(cities.map(({ slug, value }) => [slug, value.county]))
  const region = (county = '') => slugOf(regionOfCounty.get(county) ?? business.address.region ?? '')
  return {
    city: (key) => urls.citySlug.replace('{city}', key).replace('{region}', region(countyOfCity.get(key))),
    county: (key) => urls.countySlug.replace('{county}', key).replace('{region}', region(key)),
  }
}
