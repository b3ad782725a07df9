import { slugOf } from '#src/slug-of.ts'
import { countyRegion } from './complete-site.ts'
import { officeAddresses } from './county-offices.ts'
import type { Located, Records } from './records.ts'

type Given = Pick<Records, 'documents' | 'folders' | 'cities'>

type RegionsGiven = Pick<Records, 'documents' | 'folders' | 'languages' | 'language'>

/** Slugs of the pages of places, by the key of the place. */
export type PlaceSlugs = { city: (key: string) => string; county: (key: string) => string }

/**
 * The slug of the region of each county; undefined without a region.
 * @param isInLanguage false: the slugs of the first language, which name a region everywhere except in URLs.
 */
export function regionSlugs(
  { documents: { site }, folders, languages: [first], language }: RegionsGiven,
  isInLanguage = false,
): (county: string) => string | undefined {
  const read = isInLanguage ? <T>(record: Located<T>) => record : inFirstLanguage
  const counties = new Map(folders.counties.map((county) => [county.slug, read(county).value]))
  const offices = { ...folders, offices: folders.offices.map(read) }
  const officeAddress = officeAddresses({ documents: site ? { site: read(site) } : {}, folders: offices })
  const country = site?.value.business.address.country ?? ''
  return (key) => {
    const where = { country, language: (isInLanguage ? language.tag : first?.tag) ?? '' }
    const { regionName } = countyRegion(counties.get(key) ?? {}, officeAddress(key) ?? {}, where)
    return regionName === undefined ? undefined : slugOf(regionName)
  }
}

const inFirstLanguage = <T>(record: Located<T>): Located<T> => ({ ...record, value: record.original ?? record.value })

/**
 * The slugs that `urls.citySlug` and `urls.countySlug` give to the pages of places. A key without a record, such as that
 * of a removed city, has the region of site.yaml. Without site.yaml, undefined.
 * @param isInLanguage false: the slugs of the first language, which name a place everywhere except in URLs.
 */
export function placeSlugs({ documents, folders, cities }: Given, isInLanguage = false): PlaceSlugs | undefined {
  if (!documents.site) return undefined
  const { urls } = (isInLanguage ? documents.site : inFirstLanguage(documents.site)).value
  const officeAddress = officeAddresses({ documents, folders })
  const regionOfCounty = new Map(folders.counties.map(({ slug, value }) => [slug, value.region]))
  const countyOfCity = new Map(cities.map(({ slug, value }) => [slug, value.county]))
  const { region: own } = documents.site.value.business.address
  const region = (county = '') =>
    slugOf(regionOfCounty.get(county) ?? officeAddress(county)?.region ?? (own === undefined ? '' : county))
  return {
    city: (key) => urls.citySlug.replace('{city}', key).replace('{region}', region(countyOfCity.get(key))),
    county: (key) => urls.countySlug.replace('{county}', key).replace('{region}', region(key)),
  }
}
