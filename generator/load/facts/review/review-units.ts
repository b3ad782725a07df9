import { hashText } from '#src/text-hash.ts'
import { groupBy } from '../../../core/group-by.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import type { Located, Records } from '../../records.ts'
import { nameOf } from '../fact.ts'
import { type FieldText, sentencesOf, textsIn, textsOf } from '../texts.ts'
import { checklistTexts } from './checklist-entries.ts'
import { referenceEntries } from './reference-entries.ts'
import { asFact } from './review-file.ts'
import { statedFacts } from './stated-facts.ts'
import { type StatedSentence, subjectMark } from './stated-sentence.ts'

/** A record as known-issues.yaml names it, e.g. `cities/alta`, with its sentences that state facts, and all sentences of its texts. */
export type ReviewUnit = { name: string; sentences: readonly StatedSentence[]; texts: readonly ReviewedText[] }

/** A sentence of a text, and a short sign by which it is known again. */
export type ReviewedText = { field: FieldText; sentence: string; sign: string }

/** Numbers that no page shows. */
const unshown = new Set(['order'])

/** Rows of a Markdown table are sentences of their own. */
const rowsOf = (text: string) => text.split(/\n(?=\|)/)

/** The records of the first language whose facts are reviewed. */
export function reviewUnits(records: Records): ReviewUnit[] {
  const { folders, documents, cities, landmarks, language } = records
  const { services, categories, offices, counties, pages, articles, guide, traits } = folders
  const { site, faqs, testimonials, checklist, images, navigation, quote, redirects } = documents
  const whole = [
    ...[...services, ...categories, ...offices, ...counties, ...pages, ...articles, ...guide, ...traits],
    ...cities,
    ...folders.cities,
    ...[faqs, testimonials].filter((record) => record !== undefined),
  ].map((record) => ({ name: nameOf(record), fields: [...textsOf(record), ...numbersIn(record, record.value)] }))
  const all = [
    ...whole,
    ...(site ? [{ name: nameOf(site), fields: siteFields(site) }] : []),
    ...(checklist ? [{ name: nameOf(checklist), fields: checklistTexts(checklist) }] : []),
    ...[images, navigation, quote]
      .filter((record) => record !== undefined)
      .map((record) => ({ name: nameOf(record), fields: textsOf(record) })),
    ...[redirects, landmarks[0]]
      .filter((record) => record !== undefined)
      .map((record) => ({ name: nameOf(record), fields: [] })),
  ]
  const entries = groupBy(referenceEntries(records), ({ field }) => nameOf(field.record))
  return [...groupBy(all, ({ name }) => name)]
    .map(([name, same]) => {
      const own = entries.get(name) ?? []
      const isInEntry = statedBy(own)
      const texts = same.flatMap(({ fields }) => fields).filter((field) => !isInEntry(field))
      const sentences = [...texts.flatMap((field) => sentencesWithFacts(field, language.tag)), ...own]
      return { name, sentences, texts: texts.flatMap(textsWithSigns) }
    })
    .filter(({ sentences, texts }) => sentences.length + texts.length > 0)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** A function for whether one of the entries states a field. */
function statedBy(entries: readonly StatedSentence[]): (field: FieldText) => boolean {
  const known = new Map<Located<unknown>, Set<string>>()
  for (const { field, entry } of entries) {
    const paths = known.get(field.record) ?? new Set()
    known.set(field.record, paths)
    for (const path of [...(entry?.paths.values() ?? []), ...(entry?.alsoStates ?? [])]) paths.add(path.join('/'))
  }
  return ({ record, path }) => known.get(record)?.has(path.join('/')) ?? false
}

function siteFields(site: NonNullable<Records['documents']['site']>): FieldText[] {
  const { business, hours, policies, claims, defaultDescription, frequencies } = site.value
  return Object.entries({ business, hours, policies, claims, defaultDescription, frequencies }).flatMap(
    ([key, value]) => [...textsIn(site, value, [key]), ...numbersIn(site, value, [key])],
  )
}

/** The numbers of a value, each as a text after the name of its field: `amount 89`. */
function numbersIn(record: Located<unknown>, value: unknown, path: PropertyKey[] = []): FieldText[] {
  const key = path.findLast((step) => typeof step === 'string')
  if (typeof value === 'number')
    return unshown.has(String(key)) ? [] : [{ record, path, text: `${String(key)} ${value}` }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) =>
    numbersIn(record, item, [...path, Array.isArray(value) ? Number(name) : name]),
  )
}

/** Letters and digits of a sign. Of a record with a hundred sentences, one of 15,000 changes is not seen. */
const signLength = 4

/** The sentences of a text, with what subject it is for. White space is no difference. */
const textsWithSigns = (field: FieldText): ReviewedText[] =>
  rowsOf(field.text).flatMap((row) =>
    sentencesOf(row).flatMap((sentence) => {
      if (sentence.trim() === '') return []
      const hash = hashText([...subjectOf(field), oneLine(sentence)].join(' '))
      return { field, sentence, sign: (hash % 36 ** signLength).toString(36).padStart(signLength, '0') }
    }),
  )

/** Longest item of a list that is a fact as a whole: what a service includes, a choice. */
const longestItem = 60

function sentencesWithFacts(field: FieldText, tag: string): StatedSentence[] {
  const { path, text } = field
  if (typeof path.at(-1) === 'number' && text.length <= longestItem) {
    const item = asFact(text)
    return item === '' ? [] : [{ field, sentence: text, facts: [item] }]
  }
  return rowsOf(text).flatMap((row) =>
    sentencesOf(row).flatMap((sentence) => {
      const facts = statedFacts(sentence, tag)
      return facts.length === 0 ? [] : [{ field, sentence, facts: [...subjectOf(field), ...facts] }]
    }),
  )
}

/** The service or trait of a text that a place has for it, and the county of a list of its towns. */
function subjectOf({ record: { value }, path }: FieldText): string[] {
  const [list, key, index] = path
  if (list === 'services' && typeof key === 'string' && path.length <= 3) return [`${subjectMark}${key}`]
  const { trait } = list === 'traits' && typeof key === 'number' ? Object(Object(value).traits[key]) : {}
  if (typeof trait === 'string') return [`${subjectMark}${trait}`]
  const town = list === 'counties' && key === 'towns' ? Object(value).counties.towns[Number(index)] : undefined
  return town ? [`${subjectMark}${town.county}`] : []
}
