import type { Article, County, Manifest, Messages } from '#manifest/schema.ts'
import { slugOf } from '#src/slug-of.ts'
import { compareText, type Problem } from '../core/problem.ts'
import { deriveChecklist } from './checklist.ts'
import { withScenes } from './checks/check-drawings.ts'
import { redirections } from './checks/check-redirects.ts'
import { checkWidths } from './checks/check-widths.ts'
import { completeContact, serviceMarkdown } from './contact-texts.ts'
import { napOf } from './contacts.ts'
import { unknownPlaceholder } from './fill-texts.ts'
import { findLinks, typedLinks } from './find-links.ts'
import { countyCompleter, joinCities } from './join-places.ts'
import { mapTexts, placeholderNames, unknownPlaceholders } from './placeholders.ts'
import { type RecordTexts, recordTexts } from './record-texts.ts'
import type { Located, Records } from './records.ts'

/**
 * Joins the records into the manifest: fills placeholders, renders Markdown, sorts lists. If a required file is missing,
 * there is no manifest; the texts of the other files are still checked for unknown placeholders.
 * @param first messages of the first language, in whose paths texts name pages.
 */
export function assemble(records: Records, first: Messages): { manifest?: Manifest; problems: Problem[] } {
  const texts = recordTexts(records, first)
  if (!texts) return { problems: placeholderProblems(records) }
  const { problems, ownSlugs } = texts
  const joined = { ...joinCompany(texts), ...joinContent(texts) }
  const { navigation, images } = joined
  const { icons } = records.documents
  if (!navigation || !images || !icons) return { problems }
  const manifest: Manifest = {
    ...joined,
    translations: [],
    ...(ownSlugs && { slugs: ownSlugs }),
    navigation,
    images,
    ...linesOf(texts),
    icons: icons.value,
    imageFiles: records.imageFiles,
    messages: records.messages,
    ...listsOfUrls(texts),
  }
  return { manifest: deepFreeze(manifest), problems }
}

/** The company with its contacts, offices and places. */
function joinCompany(texts: RecordTexts) {
  const { records, site, settings, urls, contacts, filler, filled, entity } = texts
  const { navigation, images } = records.documents
  const { services, categories, offices, counties } = records.folders
  const toCounty = countyCompleter(texts)
  const sortedCounties: County[] = inOrder(counties.map((record) => entity(record, ['body']))).map(toCounty)
  const settled = { ...site, value: settings, original: undefined }
  const shared = { ...records.folders, navigation, site: settled, filler, contacts, toCounty }
  return {
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
    cities: joinCities(texts),
  }
}

/** What pages say beside the services and places. */
function joinContent({ records, site, problems, filled, entity }: RecordTexts) {
  const { testimonials, faqs, checklist, quote } = records.documents
  const { pages, articles, guide, traits } = records.folders
  return {
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
}

/** Where the manifest says what findings are about. */
function linesOf({ records, site, form }: RecordTexts) {
  const { navigation, images } = records.documents
  const { services, categories, offices, counties, pages, articles, cities } = records.folders
  const withLinks = [...pages, ...articles, ...services, ...categories, ...offices, ...counties, ...cities]
  return {
    imagesAt: images?.at ?? site.at,
    siteAt: site.at,
    urlsAt: site.locate(['urls']),
    hostingAt: site.locate(['hosting', 'hosts']),
    securityAt: site.locate(['security', 'expires']),
    auditAt: auditLines(site),
    typedLinks: [...(navigation ? [navigation] : []), ...withLinks].flatMap((record) => typedLinks(record, form)),
    navigationAt: Object.fromEntries(
      navigation ? findLinks(navigation.value).map(({ path }) => [path.join('.'), navigation.locate(path)]) : [],
    ),
  }
}

/** Where site.yaml has settings of audit rules and their thresholds. */
function auditLines({ value, locate }: RecordTexts['site']): Manifest['auditAt'] {
  const paths = Object.entries(value.audit.rules).flatMap(([code, { thresholds }]) => [
    [code],
    ...Object.keys(thresholds).map((name) => [code, 'thresholds', name]),
  ])
  return Object.fromEntries(
    paths.map((path) => [
      path.filter((step) => step !== 'thresholds').join('.'),
      locate(['audit', 'rules', ...path], 'key'),
    ]),
  )
}

/** Redirects, and the URLs that are not indexed or have a known issue. */
function listsOfUrls({ records, site, slugs }: RecordTexts) {
  const { redirects, noindex, 'known-issues': knownIssues } = records.documents
  return {
    redirects: redirects ? redirections(redirects, slugs) : [],
    noindex: (noindex?.value ?? []).map((entry, index) => ({ ...entry, at: noindex?.locate([index]) ?? site.at })),
    knownIssues: (knownIssues?.value ?? []).flatMap(({ url, ...issue }, index) => {
      const locate = (...path: string[]) => knownIssues?.locate([index, ...path]) ?? site.at
      return url === undefined ? [] : [{ ...issue, url, at: locate(), urlAt: locate('url') }]
    }),
  }
}

/** The newest first; those of one day by slug. */
function byDate(a: Article, b: Article): number {
  return compareText(b.date, a.date) || compareText(a.slug, b.slug)
}

function inOrder<T extends { order: number; slug: string }>(items: T[]): T[] {
  return items.sort((a, b) => a.order - b.order || compareText(a.slug, b.slug))
}

/** Unknown placeholders when site.yaml is unusable. The claims and lines are then unknown, so every name of one is accepted. */
function placeholderProblems({
  documents: { navigation, images, testimonials, faqs },
  folders,
  cities,
}: Records): Problem[] {
  const known = { has: (name: string) => placeholderNames.includes(name) || /^(?:claim|line)\./.test(name) }
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
