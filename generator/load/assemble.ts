import type { CityText } from '#manifest/schema/local.ts'
import type { Article, City, Location, Manifest } from '#manifest/schema.ts'
import { postalCodesIn } from '#src/country/postal-codes.ts'
import { compareText, type Problem } from '../core/problem.ts'
import { nearest } from '../core/suggest.ts'
import { withScenes } from './check-drawings.ts'
import { checkMarkdown } from './check-markdown.ts'
import { redirections } from './check-redirects.ts'
import { checkWidths } from './check-widths.ts'
import { deriveChecklist } from './checklist.ts'
import { completeCounty, completeSite } from './complete-site.ts'
import { findLinks, typedLinks } from './find-links.ts'
import { renderMarkdown } from './markdown.ts'
import { placeSlugs } from './place-slugs.ts'
import {
  escapeMarkdown,
  fillPlaceholders,
  mapTexts,
  placeholderNames,
  placeholders,
  unknownPlaceholders,
} from './placeholders.ts'
import type { Located, Records } from './records.ts'
import { positionOf } from './source-file.ts'

/**
 * Joins the records into the manifest: fills placeholders, renders Markdown, sorts lists. If a required file is missing,
 * there is no manifest; the texts of the other files are still checked for unknown placeholders.
 */
export function assemble(records: Records): { manifest?: Manifest; problems: Problem[] } {
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
    'known-issues': knownIssues,
  } = records.documents
  const slugs = placeSlugs(records)
  if (!site || !slugs) return { problems: placeholderProblems(records) }

  const { services, categories, counties, pages, articles, guide, traits, cities: cityTexts } = records.folders
  const counts = { services: services.length, counties: counties.length, cities: records.cities.length }
  const { urls, ...settings } = completeSite(site.value)
  const known = placeholders(settings, counts, records.messages)
  const knownInMarkdown = new Map([...known].map(([name, value]) => [name, escapeMarkdown(value)]))
  const { country } = settings.business.address
  const problems: Problem[] = []

  /** The value of a record with placeholders filled in and Markdown rendered. */
  const filled = <T>(record: Located<T>, markdown: readonly string[] = []): T =>
    mapTexts(record.value, (text, path) => {
      for (const name of unknownPlaceholders(text, known))
        problems.push(unknownPlaceholder(name, [...known.keys()], record, path))
      if (!markdown.includes(fieldOf(path))) return fillPlaceholders(text, known)
      problems.push(...checkMarkdown(record, text))
      return renderMarkdown(fillPlaceholders(text, knownInMarkdown), urls.trailingSlash)
    })
  const entity = <T>(record: Located<T>, markdown?: readonly string[]) => ({
    ...filled(record, markdown),
    slug: record.slug,
    at: record.at,
  })

  const textOfCity = new Map(
    cityTexts.map((record) => [record.slug, { ...filled(record, ['body']), textAt: record.at }]),
  )

  const texts = {
    // The braces of URL patterns are not placeholders.
    site: { ...filled({ ...site, value: settings }), urls },
    navigation: navigation && filled(navigation),
    images: images && withScenes(filled(images), records.messages),
    services: inOrder(services.map((record) => entity(record, ['fullDescription', 'sections.text']))),
    categories: inOrder(categories.map((record) => entity(record, ['body']))),
    counties: inOrder(counties.map((record) => entity(record, ['body']))).map(({ designation, ...county }) => ({
      ...county,
      ...completeCounty({ ...county, designation }, settings),
      key: county.slug,
      slug: slugs.county(county.slug),
    })),
    cities: records.cities.map((row) => ({
      ...city(filled(row), { slug: slugs.city(row.slug), at: row.at, country }),
      ...(textOfCity.get(row.slug) ?? noLocalTexts),
    })),
    traits: traits.map((record) => entity(record)),
    pages: pages.map((record) => {
      const page = entity(record, ['body'])
      problems.push(...checkWidths(page, record))
      return page
    }),
    articles: articles.map((record) => entity(record, ['body'])).sort(byDate),
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
    navigation: texts.navigation,
    images: texts.images,
    imagesAt: images?.at ?? site.at,
    siteAt: site.at,
    hostingAt: site.locate(['hosting', 'hosts']),
    securityAt: site.locate(['security', 'expires']),
    auditAt: site.locate(['audit', 'rules']),
    typedLinks: [navigation, ...pages, ...articles, ...services, ...categories, ...counties, ...cityTexts].flatMap(
      (record) => typedLinks(record, urls.trailingSlash),
    ),
    navigationAt: Object.fromEntries(
      findLinks(navigation.value).map(({ path }) => [path.join('.'), navigation.locate(path)]),
    ),
    icons: icons.value,
    imageFiles: records.imageFiles,
    messages: records.messages,
    redirects: redirects ? redirections(redirects, slugs) : [],
    knownIssues: (knownIssues?.value ?? []).map((issue, index) => ({
      ...issue,
      at: knownIssues?.locate([index]) ?? site.at,
    })),
  }
  return { manifest: deepFreeze(manifest), problems }
}

const noLocalTexts = { traits: [], services: {} }

/** The name of a field without list indexes, e.g. `sections.text`. */
function fieldOf(path: readonly PropertyKey[]): string {
  return path.filter((step) => typeof step === 'string').join('.')
}

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

function unknownPlaceholder(
  name: string,
  known: readonly string[],
  { file, locate }: Located<unknown>,
  path: PropertyKey[],
): Problem {
  const near = nearest(name, known)
  // `locate` gives the first line of a long text; the placeholder itself occurs literally in the file.
  const offset = file.text.indexOf(`{${name}}`)
  return {
    code: 'unknown-placeholder',
    severity: 'error',
    at: offset < 0 ? locate(path) : { file: file.shown, ...positionOf(file.text, offset) },
    what: `There is no placeholder "{${name}}".`,
    fix: `${near ? `Did you mean "{${near}}"? ` : ''}The placeholders are ${known.map((key) => `{${key}}`).join(', ')}.`,
  }
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const item of Object.values(value)) deepFreeze(item)
  }
  return value
}
