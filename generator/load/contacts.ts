import type { PhoneRecord } from '#manifest/schema/contact.ts'
import type { Contact, Nap, SiteSettings } from '#manifest/schema.ts'
import { compareText } from '../core/problem.ts'
import { completePhone, regionOf } from './complete-site.ts'
import { type OfficeFile, officesOfCities, officesOfCounties } from './county-offices.ts'
import type { Located, Records } from './records.ts'

/** A contact without its texts. */
export type PlannedContact = Omit<Contact, 'texts'>

export type ContactPlan = {
  all: readonly PlannedContact[]
  ofOffice: (office: string) => PlannedContact | undefined
  /** Undefined if the pages of the county say what site.yaml says. */
  ofCounty: (county: string | undefined) => PlannedContact | undefined
  /** Of a town with an office other than that of its county. */
  ofTown: (city: string) => PlannedContact | undefined
  /** Counties of such towns, by office. */
  countiesOfTowns: ReadonlyMap<string, ReadonlySet<string>>
}

type Settings = Pick<SiteSettings, 'business' | 'hours'>
type InLanguage = Pick<SiteSettings, 'language'>

/** The contacts of a site: one for each office, and one for each county with its own phone number. */
export function planContacts(
  records: Pick<Records, 'documents' | 'folders' | 'cities'>,
  settings: Settings & InLanguage,
): ContactPlan {
  const { offices, counties } = records.folders
  const ofOffices = new Map(bySlug(offices).map((file) => [file.slug, contactOfOffice(file, settings)]))
  const officeOf = officesOfCounties(records)
  const ofCounties = new Map<string, PlannedContact>()
  for (const { slug, value } of bySlug(counties)) {
    const contact = ofOffices.get(officeOf.get(slug)?.slug ?? '')
    if (value.phone) ofCounties.set(slug, withPhone(slug, value.phone, contact ?? settings))
    else if (contact) ofCounties.set(slug, contact)
  }
  const officeOfTown = officesOfCities(records)
  const countiesOfTowns = new Map<string, Set<string>>()
  for (const { slug, value } of records.cities) {
    const office = officeOfTown.get(slug)?.slug
    if (office === undefined) continue
    const counties = countiesOfTowns.get(office) ?? new Set()
    countiesOfTowns.set(office, counties.add(value.county))
  }
  return {
    all: [...ofOffices.values(), ...[...ofCounties.values()].filter(({ county }) => county !== undefined)],
    ofOffice: (office) => ofOffices.get(office),
    ofCounty: (county = '') => ofCounties.get(county),
    ofTown: (city) => ofOffices.get(officeOfTown.get(city)?.slug ?? ''),
    countiesOfTowns,
  }
}

function bySlug<T>(files: readonly Located<T>[]): Located<T>[] {
  return files.toSorted((a, b) => compareText(a.slug, b.slug))
}

function contactOfOffice(
  { slug, value }: OfficeFile,
  { business, hours, language }: Settings & InLanguage,
): PlannedContact {
  const address = value.address && { ...value.address, country: business.address.country }
  return {
    key: `offices/${slug}`,
    office: slug,
    business: {
      ...business,
      ...(value.phone && { phone: completePhone(value.phone) }),
      ...(value.email && { email: value.email }),
      ...(address && { address: { ...address, ...regionOf(address, { country: address.country, language }) } }),
      ...(value.coordinates && { coordinates: value.coordinates }),
    },
    hours: value.hours ?? hours,
  }
}

function withPhone(county: string, phone: PhoneRecord, contact: Settings & { office?: string }): PlannedContact {
  const { business, hours, office } = contact
  return {
    key: `counties/${county}`,
    county,
    ...(office !== undefined && { office }),
    business: { ...business, phone: completePhone(phone) },
    hours,
  }
}

/** What an office has of its own, or from site.yaml. */
export function napOf({ business: { phone, email, address, coordinates }, hours }: Settings): Nap {
  return { phone, email, address, coordinates, hours }
}
