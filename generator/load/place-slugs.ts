import { slugOf } from '#src/slug-of.ts'
import { officeAddresses } from './county-offices.ts'
import type { Records } from './records.ts'

type Given = Pick<Records, 'documents' | 'folders' | 'cities'>

/** Slugs of the pages of places, by the key of the place. */
export type PlaceSlugs = { city: (key: string) => string; county: (key: string) => string }

/**
 * The slugs that `urls.citySlug` and `urls.countySlug` give to the pages of places. A key without a record, such as that
 * of a removed city, has the region of site.yaml. Without site.yaml, undefined.
 */
export function placeSlugs({ documents, folders, cities }: Given): PlaceSlugs | undefined {
  if (!documents.site) return undefined
  const { urls } = documents.site.value
  const officeAddress = officeAddresses({ documents, folders })
  const regionOfCounty = new Map(folders.counties.map(({ slug, value }) => [slug, value.region]))
  const countyOfCity = new Map(cities.map(({ slug, value }) => [slug, value.county]))
  const region = (county = '') => slugOf(regionOfCounty.get(county) ?? officeAddress(county)?.region ?? '')
  return {
    city: (key) => urls.citySlug.replace('{city}', key).replace('{region}', region(countyOfCity.get(key))),
    county: (key) => urls.countySlug.replace('{county}', key).replace('{region}', region(key)),
  }
}
