import { boundedMemo } from '../../core/bounded-memo.ts'
import { oneLine } from '../../core/text/one-line.ts'
import type { Located } from '../records.ts'
import type { FactSources } from './fact.ts'

/** A text that pages show, with the field that it is from. */
export type FieldText = { record: Located<unknown>; path: PropertyKey[]; text: string }

/** Fields that no visitor reads as a sentence: keys, slugs, sources. */
const notRead = new Set([
  'slug',
  'county',
  'icon',
  'image',
  'hero_image',
  'heroImage',
  'source',
  'screen',
  'id',
  'subject',
  'city',
  'service',
  'page',
  'path',
  'url',
  'linkUrl',
  'googleUrl',
  'currency',
  'kind',
  'date',
  'updated',
  'trait',
  'category',
  'ownSections',
  'region',
])

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The texts of records, which many checks read. */
const known = new WeakMap<Located<unknown>, readonly FieldText[]>()

/** Every text of a record, in the order of its fields. */
export function textsOf(record: Located<unknown>): readonly FieldText[] {
  const texts = known.get(record) ?? textsIn(record, record.value)
  known.set(record, texts)
  return texts
}

/** The texts about each row of cities.csv: its description, and those of its file unless the row is an alias. */
export function textsOfPlaces({ records: { cities, folders } }: Pick<FactSources, 'records'>) {
  const files = new Map(folders.cities.map((record) => [record.slug, record]))
  return cities.map((row) => {
    const file = row.value.alias_of === undefined ? files.get(row.slug) : undefined
    const description: FieldText = { record: row, path: ['description'], text: row.value.description }
    return { row, fields: [description, ...(file ? textsOf(file) : [])] }
  })
}

/** Every text of a value in a record. */
export function textsIn(
  record: Located<unknown>,
  value: unknown,
  path: PropertyKey[] = [],
  found: FieldText[] = [],
): FieldText[] {
  if (typeof value === 'string') found.push({ record, path, text: value })
  else if (typeof value === 'object' && value !== null)
    // A page has texts about a place below `city`, where a link has a slug.
    for (const [key, item] of Object.entries(value))
      if (!notRead.has(key) || isObject(item))
        textsIn(record, item, [...path, Array.isArray(value) ? Number(key) : key], found)
  return found
}

/** All texts that may say something of places: those of the company, its services and counties, and those about one place. */
export const textsWithPlaces = (sources: FactSources): { place?: string; fields: readonly FieldText[] }[] => [
  { fields: companyAndServiceTexts(sources) },
  ...sources.records.folders.counties.map((record) => ({ fields: textsOf(record) })),
  ...textsOfPlaces(sources).map(({ row, fields }) => ({ place: row.value.name, fields })),
]

/** The texts that are about the company as a whole: questions, policies, pages and its description. */
export function companyTexts({ site, records: { documents, folders } }: FactSources): FieldText[] {
  return [
    ...siteTexts({ site }),
    ...textsIn(site, site.value.policies, ['policies']),
    ...(documents.faqs ? textsOf(documents.faqs) : []),
    ...folders.pages.flatMap((page) => textsOf(page)),
    ...folders.articles.flatMap((article) => textsOf(article)),
    ...officeTexts(folders),
  ]
}

export const officeTexts = ({ offices }: Pick<FactSources['records']['folders'], 'offices'>): FieldText[] =>
  offices.flatMap((office) => {
    const { description, body } = office.value
    return textsIn(office, { description, body })
  })

/** The texts about the company as a whole, then those of its services. */
export const companyAndServiceTexts = (sources: FactSources): FieldText[] => [
  ...companyTexts(sources),
  ...sources.records.folders.services.flatMap((record) => textsOf(record)),
]

/** The texts of site.yaml that visitors read. */
export function siteTexts({ site }: Pick<FactSources, 'site'>): FieldText[] {
  const { business, defaultDescription, claims } = site.value
  return [
    ...textsIn(site, business.description, ['business', 'description']),
    ...textsIn(site, business.tagline, ['business', 'tagline']),
    ...textsIn(site, defaultDescription, ['defaultDescription']),
    ...textsIn(site, claims, ['claims']),
  ]
}

/** The texts of site.yaml beside those of the company as a whole: policies, choices, and frames with the links beside them. */
function settingTexts({ site }: Pick<FactSources, 'site'>): FieldText[] {
  const { policies, frequencies, embeds } = site.value
  return [
    ...textsIn(site, policies, ['policies']),
    ...textsIn(site, frequencies, ['frequencies']),
    ...Object.entries(embeds).flatMap(([name, embed]) =>
      textsIn(site, embed && { title: embed.title, linkLabel: embed.linkLabel }, ['embeds', name]),
    ),
  ]
}

/** The texts of the quote form and the alt texts of images. */
function formAndImageTexts({ records: { documents } }: Pick<FactSources, 'records'>): FieldText[] {
  const { quote, images } = documents
  const shown = quote && {
    fields: quote.value.fields.map(({ label, help, missing, ...field }) => {
      const wrong = 'wrong' in field ? field.wrong : undefined
      const options = 'options' in field ? field.options : undefined
      return { label, help, missing, wrong, options }
    }),
    parts: quote.value.parts.map(({ heading }) => ({ heading })),
  }
  const alts = (['pictures', 'drawings'] as const).flatMap((list) =>
    (images?.value[list] ?? []).map(({ alt }, index) => ({ path: [list, index, 'alt'], alt })),
  )
  return [
    ...(quote ? textsIn(quote, shown) : []),
    ...(images ? alts.flatMap(({ path, alt }) => textsIn(images, alt, path)) : []),
  ]
}

/** Every text that visitors read, except testimonials: those are the words of their authors. */
export function shownTexts(sources: Pick<FactSources, 'site' | 'records'>): FieldText[] {
  const { folders, documents, cities } = sources.records
  const records: Located<unknown>[] = [
    ...folders.services,
    ...folders.cities,
    ...folders.counties,
    ...folders.traits,
    ...folders.pages,
    ...folders.articles,
    ...folders.guide,
    ...folders.categories,
    ...[documents.faqs, documents.checklist, documents.navigation].filter((document) => document !== undefined),
  ]
  const descriptions = cities.map(
    (record): FieldText => ({ record, path: ['description'], text: record.value.description }),
  )
  return [
    ...records.flatMap((record) => textsOf(record)),
    ...descriptions,
    ...siteTexts(sources),
    ...settingTexts(sources),
    ...formAndImageTexts(sources),
    ...officeTexts(folders),
  ]
}

/** The first words of a text, with which `fact` finds its first line: the line of its key has none of them. */
export const beginningOf = (text: string): string => text.split(/\s+/, 3).join(' ')

/** The matches of an expression that most texts have none of: `matchAll` copies it first, which takes longer than the search. */
export const matchesOf = (text: string, pattern: RegExp): RegExpExecArray[] =>
  text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)]

/** Texts of a site whose sentences are remembered: a dozen checks read them one after the other. */
const mostTexts = 20_000

/** The beginnings of the items of a Markdown list, which need no full stop before them. */
const items = /\n\s*(?=(?:[-*+]|\d+[.)]) )/

/** The sentences of a text, each on one line: `from 7 a.m. to noon`, `St. James Parish` and `U.S. 40` do not end within. */
export const sentencesOf = boundedMemo(mostTexts, (text): readonly string[] =>
  (text.includes('\n') ? text.split(items) : [text]).flatMap((item) =>
    oneLine(item).split(
      /(?<=[.!?])(?<!(?<!\p{Lu}\p{L}* )\b(?:St|Ft|Mt)\.(?= \p{Lu})|\b(?:N[or]|U\.S)\.(?= \d)) (?!\p{Ll})/u,
    ),
  ),
)

/** Whether the texts are English: some checks read English sentences. */
export const isEnglish = ({ records }: FactSources): boolean => records.language.tag.startsWith('en')
