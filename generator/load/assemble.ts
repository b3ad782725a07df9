import type { City, Location, Manifest } from '#manifest/schema.ts'
import { compareText, type Problem } from '../problem.ts'
import { didYouMean } from '../suggest.ts'
import { deriveChecklist } from './checklist.ts'
import { findLinks, typedLinks } from './find-links.ts'
import { renderMarkdown } from './markdown.ts'
import { citySlug, countySlug } from './place-slugs.ts'
import { fillPlaceholders, mapTexts, placeholders, unknownPlaceholders } from './placeholders.ts'
import type { Located, Records } from './records.ts'

/** Joins the records into the manifest: placeholders filled, Markdown rendered, lists in their order. Undefined without the files it needs. */
export function assemble(records: Records): { manifest?: Manifest; problems: Problem[] } {
  const {
    site,
    navigation,
    images,
    icons,
    testimonials,
    faqs,
    checklist,
    'known-issues': knownIssues,
  } = records.documents
  if (!site || !navigation || !images || !icons) return { problems: [] }

  const { services, counties, pages, guide } = records.folders
  const counts = { services: services.length, counties: counties.length, cities: records.cities.length }
  const known = placeholders(site.value, counts)
  const { trailingSlash } = site.value.urls
  const problems: Problem[] = []

  /** The record's own value with the placeholders of its texts filled in. */
  const filled = <T>({ value, locate }: Pick<Located<T>, 'value' | 'locate'>): T =>
    mapTexts(value, (text, path) => {
      for (const name of unknownPlaceholders(text, known)) problems.push(unknownPlaceholder(name, known, locate(path)))
      return fillPlaceholders(text, known)
    })
  const entity = <T>(record: Located<T>) => ({ ...filled(record), slug: record.slug, at: record.at })
  const markdown = (text: string) => renderMarkdown(text, trailingSlash)
  const { urls, ...settings } = site.value

  const manifest: Manifest = {
    // The URL patterns hold braces of their own.
    site: { ...filled({ value: settings, locate: site.locate }), urls },
    siteAt: site.at,
    typedLinks: [navigation, ...pages, ...services, ...counties].flatMap((record) => typedLinks(record, trailingSlash)),
    navigation: filled(navigation),
    navigationAt: Object.fromEntries(
      findLinks(navigation.value).map(({ path }) => [path.join('.'), navigation.locate(path)]),
    ),
    services: inOrder(services.map(entity)).map((service) => ({
      ...service,
      fullDescription: markdown(service.fullDescription),
    })),
    counties: inOrder(counties.map(entity)).map((county) => ({
      ...county,
      key: county.slug,
      slug: countySlug(urls, county.slug),
      body: markdown(county.body),
    })),
    cities: records.cities.map((row) => city(filled(row), citySlug(urls, row.slug), row.at)),
    pages: pages.map(entity).map((page) => ('body' in page ? { ...page, body: markdown(page.body) } : page)),
    seasons: inOrder(guide.map(entity)),
    testimonials: testimonials
      ? { ...filled(testimonials), at: testimonials.at }
      : { sample: false, items: [], at: site.at },
    faqs: faqs ? { items: filled(faqs), at: faqs.at } : { items: [], at: site.at },
    checklist: checklist && deriveChecklist({ ...checklist, value: filled(checklist) }),
    icons: icons.value,
    images: images.value,
    imageFiles: records.imageFiles,
    knownIssues: (knownIssues?.value ?? []).map((issue, index) => ({
      ...issue,
      at: knownIssues?.locate([index]) ?? site.at,
    })),
  }
  return { manifest: deepFreeze(manifest), problems }
}

function city(row: Records['cities'][number]['value'], slug: string, at: Location): City {
  const { latitude, longitude } = row
  return {
    key: row.slug,
    slug,
    at,
    county: row.county,
    aliasOf: row.alias_of,
    name: row.name,
    population: row.population,
    populationBasis: row.population_basis,
    zipCodes: row.zip_codes,
    coordinates: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
    heroImage: row.hero_image,
    description: row.description,
  }
}

function inOrder<T extends { order: number; slug: string }>(items: T[]): T[] {
  return items.sort((a, b) => a.order - b.order || compareText(a.slug, b.slug))
}

function unknownPlaceholder(name: string, known: ReadonlyMap<string, string>, at: Location): Problem {
  return {
    code: 'unknown-placeholder',
    severity: 'error',
    at,
    what: `"{${name}}" stands for nothing.`,
    mend: `${didYouMean(name, known.keys())}The placeholders are ${[...known.keys()].map((key) => `{${key}}`).join(', ')}.`,
  }
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const item of Object.values(value)) deepFreeze(item)
  }
  return value
}
