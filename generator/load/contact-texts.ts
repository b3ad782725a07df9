import type { CountyRecord } from '#manifest/schema/place.ts'
import type { Contact, County, Location, SiteSettings } from '#manifest/schema.ts'
import type { ContactPlan, PlannedContact } from './contacts.ts'
import type { TextFiller } from './fill-texts.ts'
import type { Located, Records } from './records.ts'

/** Fields of a service that are Markdown. */
export const serviceMarkdown = ['fullDescription', 'sections.text']

/** A record with its texts filled in. */
export type Filled<Record> = Record & { slug: string; at: Location }

type Shared = Pick<Records['folders'], 'services' | 'counties' | 'traits' | 'pages'> & {
  navigation: Records['documents']['navigation']
  site: Located<Omit<SiteSettings, 'urls'>>
  filler: TextFiller
  contacts: ContactPlan
  toCounty: (record: Filled<CountyRecord>) => County
}

/** A contact with the texts that pages of several contacts share, if they name what differs, such as the phone number. */
export function completeContact(contact: PlannedContact, shared: Shared): Contact {
  const { site, filler } = shared
  const business = filler.fill({ ...site, value: contact.business, original: undefined }, { contact })
  return { ...contact, business, texts: textsOf(contact, shared) }
}

function textsOf(contact: PlannedContact, shared: Shared): Contact['texts'] {
  const { site, navigation, services, counties, traits, pages, filler, contacts, toCounty } = shared
  const differs = (record: Located<unknown>) => filler.differs(record, contact)
  const own = <T>(records: readonly Located<T>[], markdown?: readonly string[]) =>
    records.filter(differs).map((record) => ({
      ...filler.fill(record, { markdown, contact }),
      slug: record.slug,
      at: record.at,
    }))
  return {
    site: differs(site) ? ownSettings(contact, shared) : {},
    ...(navigation && differs(navigation) && { navigation: filler.fill(navigation, { contact }) }),
    services: own(services, serviceMarkdown),
    // The pages of an office show all its counties, and those of its towns the county around them.
    counties: own(
      counties.filter(
        ({ slug }) =>
          isShownBy(contact, contacts.ofCounty(slug), slug) ||
          (contact.county === undefined && contacts.countiesOfTowns.get(contact.office ?? '')?.has(slug)),
      ),
      ['body'],
    ).map(toCounty),
    traits: own(traits),
    pages: own(pages, ['body']),
  }
}

function isShownBy({ office, county }: PlannedContact, other: PlannedContact | undefined, slug: string): boolean {
  return county === slug || (county === undefined && office !== undefined && office === other?.office)
}

/** The settings in which a placeholder stands for something else. Company and hours are those of the contact anyway. */
function ownSettings(contact: PlannedContact, { site, filler }: Shared): Contact['texts']['site'] {
  const { business, hours, ...company } = filler.fill(site)
  const own = filler.fill(site, { contact })
  const changed = (Object.keys(company) as (keyof typeof company)[]).filter(
    (field) => JSON.stringify(own[field]) !== JSON.stringify(company[field]),
  )
  // The fields of the settings, each with its own value, which a list of keys does not express.
  return Object.fromEntries(changed.map((field) => [field, own[field]])) as Contact['texts']['site']
}
