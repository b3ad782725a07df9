import type { CityText } from '#manifest/schema/local.ts'
import type { CountyRecord } from '#manifest/schema/place.ts'
import type { Article, City, County, Location, Manifest, Messages, SiteRecord, SiteSettings } from '#manifest/schema.ts'
import { postalCodesIn } from '#src/country/postal-codes.ts'
import { pathInLanguage } from '#src/routes.ts'
import { slugOf } from '#src/slug-of.ts'
import { compareText, type Problem } from '../core/problem.ts'
import { withScenes } from './check-drawings.ts'
import { redirections } from './check-redirects.ts'
import { checkWidths } from './check-widths.ts'
import { deriveChecklist } from './checklist.ts'
import { completeCounty, completeSite } from './complete-site.ts'
import { completeContact, type Filled, serviceMarkdown } from './contact-texts.ts'
import { napOf, type PlannedContact, planContacts } from './contacts.ts'
import { officeAddresses } from './county-offices.ts'
import { type ContactDetails, createTextFiller, unknownPlaceholder } from './fill-texts.ts'
import { findLinks, typedLinks } from './find-links.ts'
import type { Language } from './languages.ts'
import { placeSlugs, regionSlugs } from './place-slugs.ts'
import { mapTexts, placeholderNames, unknownPlaceholders } from './placeholders.ts'
import type { Located, Records } from './records.ts'
import { slugsInLanguage } from './slugs-in-language.ts'

/**
 * Joins the records into the manifest: fills placeholders, renders Markdown, sorts lists. If a required file is missing,
 * there is no manifest; the texts of the other files are still checked for unknown placeholders.
 * @param first messages of the first language, in whose paths texts name pages.
 */
export function assemble(
  records: Records,
  first: Messages = records.messages,
): { manifest?: Manifest; problems: Problem[] } {
  const {
    site,
    navigation,
    images,
    icons,
    testimonials,
    faqs,
    checklist,
    quote,
    redirects,
    noindex,
    'known-issues': knownIssues,
  } = records.documents
  const slugs = placeSlugs(records)
  if (!site || !slugs) return { problems: placeholderProblems(records) }

  const { services, categories, offices, counties, pages, articles, guide, traits, cities: cityTexts } = records.folders
  const counts = { services: services.length, counties: counties.length, cities: records.cities.length }
  const { urls, ...settings } = inOneLanguage(completeSite(site.value, records.language.tag), records)
  const isFirst = records.language.folder === ''
  const ownSlugs = isFirst ? undefined : slugsInLanguage(records)
  const form = {
    trailingSlash: urls.trailingSlash,
    prefix: settings.prefix,
    translated: (path: string) => pathInLanguage(path, first, records.messages, ownSlugs),
  }
  const filler = createTextFiller({ settings, counts, messages: records.messages, form })
  const contacts = planContacts(records, settings)
  const { country } = settings.business.address
  const problems: Problem[] = []

  const filled = <T>(record: Located<T>, markdown?: readonly string[], contact?: ContactDetails): T =>
    filler.fill(record, { markdown, contact, problems })
  const entity = <T>(record: Located<T>, markdown?: readonly string[], contact?: ContactDetails) => ({
    ...filled(record, markdown, contact),
    slug: record.slug,
    at: record.at,
  })

  const officeAddress = officeAddresses(records)
  const regionSlug = regionSlugs(records)
  const countyOfCity = new Map(records.cities.map(({ slug, value }) => [slug, value.county]))
  const contactOfCity = (city: string) => contacts.ofTown(city) ?? contacts.ofCounty(countyOfCity.get(city))
  const textOfCity = new Map(
    cityTexts.map((record) => [
      record.slug,
      { ...filled(record, ['body'], contactOfCity(record.slug)), textAt: record.at },
    ]),
  )
  const toCounty = ({ designation, phone, ...county }: Filled<CountyRecord>): County => ({
    ...county,
    ...completeCounty({ ...county, designation }, settings, officeAddress(county.slug) ?? {}),
    ...contactKeys(contacts.ofCounty(county.slug)),
    key: county.slug,
    slug: slugs.county(county.slug),
    regionSlug: regionSlug(county.slug),
  })
  const sortedCounties = inOrder(counties.map((record) => entity(record, ['body']))).map(toCounty)
  const settled = { ...site, value: settings, original: undefined }
  const shared = { ...records.folders, navigation, site: settled, filler, contacts, toCounty }

  const texts = {
    // The braces of URL patterns are not placeholders.
    site: { ...filled(settled), urls },
    navigation: navigation && filled(navigation),
    images: images && withScenes(filled(images), records.messages, settings.business),
    services: inOrder(services.map((record) => entity(record, serviceMarkdown))),
    categories: inOrder(categories.map((record) => entity(record, ['body']))),
    offices: inOrder(
      offices.map((record) => {
        const contact = contacts.ofOffice(record.slug)
        const served = sortedCounties.filter(({ office }) => office === record.slug).map(({ key }) => key)
        return { ...entity(record, ['body'], contact), ...napOf(contact ?? settings), counties: served }
      }),
    ),
    contacts: contacts.all.map((contact) => completeContact(contact, shared)),
    counties: sortedCounties,
    cities: records.cities.map((row) => ({
      ...city(filled(row, [], contactOfCity(row.slug)), {
        slug: slugs.city(row.slug),
        at: row.at,
        country,
      }),
      ...contactKeys(contacts.ofTown(row.slug)),
      ...(textOfCity.get(row.slug) ?? noLocalTexts),
    })),
    traits: traits.map((record) => entity(record)),
    pages: pages.map((record) => {
      const page = entity(record, ['body'])
      problems.push(...checkWidths(page, record))
      return page
    }),
    articles: articles
      .map((record) => ({
        ...entity(record, ['body']),
        tagSlugs: (record.original ?? record.value).tags.map(slugOf),
      }))
      .sort(byDate),
    seasons: inOrder(guide.map((record) => entity(record))),
    testimonials: testimonials
      ? { ...filled(testimonials), at: testimonials.at }
      : { sample: false, items: [], at: site.at },
    faqs: faqs ? { items: filled(faqs), at: faqs.at } : { items: [], at: site.at },
    checklist: checklist && deriveChecklist({ ...checklist, value: filled(checklist) }),
    quote: quote && filled(quote),
  }
  if (!navigation || !texts.navigation || !texts.images || !icons) return { problems }

  const manifest: Manifest = {
    ...texts,
    translations: [],
    ...(ownSlugs && { slugs: ownSlugs }),
    navigation: texts.navigation,
    images: texts.images,
    imagesAt: images?.at ?? site.at,
    siteAt: site.at,
    urlsAt: site.locate(['urls']),
    hostingAt: site.locate(['hosting', 'hosts']),
    securityAt: site.locate(['security', 'expires']),
    auditAt: site.locate(['audit', 'rules']),
    typedLinks: [
      navigation,
      ...pages,
      ...articles,
      ...services,
      ...categories,
      ...offices,
      ...counties,
      ...cityTexts,
    ].flatMap((record) => typedLinks(record, form)),
    navigationAt: Object.fromEntries(
      findLinks(navigation.value).map(({ path }) => [path.join('.'), navigation.locate(path)]),
    ),
    icons: icons.value,
    imageFiles: records.imageFiles,
    messages: records.messages,
    redirects: redirects ? redirections(redirects, slugs) : [],
    noindex: (noindex?.value ?? []).map((entry, index) => ({ ...entry, at: noindex?.locate([index]) ?? site.at })),
    knownIssues: (knownIssues?.value ?? []).flatMap(({ url, ...issue }, index) => {
      const locate = (...path: string[]) => knownIssues?.locate([index, ...path]) ?? site.at
      return url === undefined ? [] : [{ ...issue, url, at: locate(), urlAt: locate('url') }]
    }),
  }
  return { manifest: deepFreeze(manifest), problems }
}

/** The settings in the language of the records. */
function inOneLanguage<T extends Pick<SiteRecord, 'language' | 'languages'>>(
  site: T,
  { language, languages }: Records,
): Omit<T, 'language' | 'languages'> & Pick<SiteSettings, 'language' | 'prefix' | 'languages'> {
  return {
    ...site,
    language: language.tag,
    prefix: prefixOf(language),
    languages: languages.map((each) => ({ tag: each.tag, prefix: prefixOf(each) })),
  }
}

const prefixOf = ({ folder }: Language) => folder && `/${folder}`

const noLocalTexts = { traits: [], services: {} }

const contactKeys = (contact: PlannedContact | undefined) => ({
  ...(contact && { contact: contact.key }),
  ...(contact?.office !== undefined && { office: contact.office }),
})

function city(
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

/** The newest first; those of one day by slug. */
function byDate(a: Article, b: Article): number {
  return compareText(b.date, a.date) || compareText(a.slug, b.slug)
}

function inOrder<T extends { order: number; slug: string }>(items: T[]): T[] {
  return items.sort((a, b) => a.order - b.order || compareText(a.slug, b.slug))
}

/** Unknown placeholders when site.yaml is unusable. The claims are then unknown, so every `claim.` name is accepted. */
function placeholderProblems({
  documents: { navigation, images, testimonials, faqs },
  folders,
  cities,
}: Records): Problem[] {
  const known = { has: (name: string) => placeholderNames.includes(name) || name.startsWith('claim.') }
  const documents = [navigation, images, testimonials, faqs].filter((record) => record !== undefined)
  const problems: Problem[] = []
  for (const record of [...documents, ...Object.values(folders).flat(), ...cities] as Located<unknown>[]) {
    mapTexts(record.value, (text, path) => {
      for (const name of unknownPlaceholders(text, known))
        problems.push(unknownPlaceholder(name, placeholderNames, record, path))
      return text
    })
  }
  return problems
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const item of Object.values(value)) deepFreeze(item)
  }
  return value
}
