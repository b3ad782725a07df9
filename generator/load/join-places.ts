import type { CityText } from '#manifest/schema/local.ts'
import type { CountyRecord } from '#manifest/schema/place.ts'
import type { City, County, Location } from '#manifest/schema.ts'
import { postalCodesIn } from '#src/country/postal-codes.ts'
import { completeCounty } from './complete-site.ts'
import type { Filled } from './contact-texts.ts'
import type { PlannedContact } from './contacts.ts'
import { officeAddresses } from './county-offices.ts'
import { regionSlugs } from './place-slugs.ts'
import type { RecordTexts } from './record-texts.ts'
import type { Records } from './records.ts'

/** A function that completes the record of a county with what its office and its region add. */
export function countyCompleter({
  records,
  settings,
  slugs,
  contacts,
}: RecordTexts): (record: Filled<CountyRecord>) => County {
  const officeAddress = officeAddresses(records)
  const regionSlug = regionSlugs(records)
  return ({ designation, phone, ...county }) => ({
    ...county,
    ...completeCounty({ ...county, designation }, settings, officeAddress(county.slug) ?? {}),
    ...contactKeys(contacts.ofCounty(county.slug)),
    key: county.slug,
    slug: slugs.county(county.slug),
    regionSlug: regionSlug(county.slug),
  })
}

/** The rows of the table of cities with the texts of their files. */
export function joinCities({ records, settings, slugs, contacts, filled }: RecordTexts): City[] {
  const { country } = settings.business.address
  const countyOf = new Map(records.cities.map(({ slug, value }) => [slug, value.county]))
  const contactOf = (city: string) => contacts.ofTown(city) ?? contacts.ofCounty(countyOf.get(city))
  const textOf = new Map(
    records.folders.cities.map((record) => [
      record.slug,
      { ...filled(record, ['body'], contactOf(record.slug)), textAt: record.at },
    ]),
  )
  return records.cities.map((row) => ({
    ...cityOfRow(filled(row, [], contactOf(row.slug)), { slug: slugs.city(row.slug), at: row.at, country }),
    ...contactKeys(contacts.ofTown(row.slug)),
    ...(textOf.get(row.slug) ?? noLocalTexts),
  }))
}

const noLocalTexts = { traits: [], services: {} }

const contactKeys = (contact: PlannedContact | undefined) => ({
  ...(contact && { contact: contact.key }),
  ...(contact?.office !== undefined && { office: contact.office }),
})

function cityOfRow(
  row: Records['cities'][number]['value'],
  { slug, at, country }: { slug: string; at: Location; country: string },
): Omit<City, keyof CityText> {
  const { latitude, longitude } = row
  return {
    key: row.slug,
    slug,
    at,
    county: row.county,
    aliasOf: row.alias_of,
    name: row.name,
    kind: row.kind ?? 'city',
    population: row.population,
    populationBasis: row.population_basis,
    postalCodes: postalCodesIn(row.postal_codes ?? row.zip_codes ?? '', country),
    coordinates: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
    heroImage: row.hero_image,
    description: row.description,
  }
}
