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

/** Every text of a record, in the order of its fields. */
export function textsOf(
  record: Located<unknown>,
  value: unknown = record.value,
  path: PropertyKey[] = [],
): FieldText[] {
  if (typeof value === 'string') return [{ record, path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    notRead.has(key) ? [] : textsOf(record, item, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** The texts that are about the company as a whole: questions, policies, pages and its description. */
export function companyTexts({ site, records: { documents, folders } }: FactSources): FieldText[] {
  return [
    ...siteTexts({ site }),
    ...textsOf(site, site.value.policies, ['policies']),
    ...(documents.faqs ? textsOf(documents.faqs) : []),
    ...folders.pages.flatMap((page) => textsOf(page)),
    ...folders.articles.flatMap((article) => textsOf(article)),
    ...folders.offices.flatMap((office) => {
      const { description, body } = office.value
      return textsOf(office, { description, body })
    }),
  ]
}

/** The texts of site.yaml that visitors read. */
export function siteTexts({ site }: Pick<FactSources, 'site'>): FieldText[] {
  const { business, defaultDescription, claims } = site.value
  return [
    ...textsOf(site, business.description, ['business', 'description']),
    ...textsOf(site, business.tagline, ['business', 'tagline']),
    ...textsOf(site, defaultDescription, ['defaultDescription']),
    ...textsOf(site, claims, ['claims']),
  ]
}

/** The first words of a text, with which `fact` finds its first line: the line of its key has none of them. */
export const beginningOf = (text: string): string => text.split(/\s+/, 3).join(' ')

/** The sentences of a text, each on one line. */
export const sentencesOf = (text: string): string[] => text.replace(/\s+/g, ' ').split(/(?<=[.!?])\s+/)

/** One to four words that begin with a capital, such as the name of a place: the source of a group of a regular expression. */
export const aName = '((?:\\p{Lu}[\\p{L}’.]+ ){0,3}\\p{Lu}[\\p{L}’]+)'

/** Whether the texts are English: some checks read English sentences. */
export const isEnglish = ({ records }: FactSources): boolean => records.language.tag.startsWith('en')
