import { groupBy } from '../../core/group-by.ts'
import type { Located } from '../records.ts'
import { type Fact, type FactSources, fact } from './fact.ts'
import { beginningOf, type FieldText, sentencesOf, textsOf } from './texts.ts'

/** Characters below which equal texts are phrases, not copies. */
const shortest = 60
/** The same for the description of a city, which is a sentence. */
const shortestOfCity = 40
/** Two customers do not write even a short sentence in the same words. */
const shortestReview = 20

/** Texts that two records have word for word or nearly so, apart from their own names. */
export function checkRepeatedTexts(sources: FactSources, reported: ReadonlySet<string>): Fact[] {
  const copies = checkCopies(sources, reported)
  const known = new Set([...reported, ...copies.map(({ record }) => record)])
  return [...copies, ...checkNearCopies(sources, known)]
}

function checkCopies({ records }: FactSources, reported: ReadonlySet<string>): Fact[] {
  const { documents, folders, cities } = records
  const fields = [
    ...cities
      .filter(({ value }) => value.alias_of === undefined)
      .map((record): FieldText & { name: string } => ({
        record,
        path: ['description'],
        text: record.value.description,
        name: record.value.name,
      })),
    ...folders.cities.flatMap((record) =>
      named(record, cities.find(({ slug }) => slug === record.slug)?.value.name ?? ''),
    ),
    ...folders.counties.flatMap((record) => named(record, record.value.name)),
    ...folders.services.flatMap((record) => named(record, record.value.name)),
    ...folders.traits.flatMap((record) => named(record, record.value.name)),
    ...(documents.faqs ? named(documents.faqs, '') : []),
    ...(documents.testimonials ? named(documents.testimonials, '') : []),
  ].filter((field) => field.text.length >= shortestOf(field))
  // A copy may still have the name of its original, or the name of its own record in its place.
  const equal = groupsOf(fields, ({ text }) => masked(text, ''))
  const known = new Set(equal.flat())
  const templates = groupsOf(
    fields.filter((field) => !known.has(field)),
    ({ text, name }) => masked(text, name),
  )
  return [...equal, ...templates].flatMap((group) => {
    const [first, ...others] = group
    const original = group.length > 1 ? mostFitting(group, fields) : first
    const copies = others.length === 0 ? [] : group.filter((field) => field !== original)
    const [copy] = copies
    if (!original || !copy || copies.some((field) => reported.has(recordOf(field)))) return []
    const more = copies.length > 1 ? ` So have ${copies.length - 1} more.` : ''
    return [
      fact(
        copy.record,
        copy.path,
        {
          code: 'text-repeated',
          // Many copies, or copies with another name in them, are a template: poor, but meant.
          severity: copies.length === 1 && original.text === copy.text ? 'error' : 'warning',
          what: `This text is also that of ${original.path.join('.')} in ${original.record.at.file}${original.record.file.path === 'cities.csv' ? `, line ${original.record.at.line}` : ''}.${more}`,
          fix: 'Write a text of its own.',
        },
        beginningOf(copy.text),
      ),
    ]
  })
}

function shortestOf({ record, path }: FieldText): number {
  if (record.file.path === 'cities.csv') return shortestOfCity
  return path.at(-1) === 'review' ? shortestReview : shortest
}

/** Words in a row that two texts rarely share by chance, and how many such runs of the shorter text the other has. */
const runLength = 3
const fewestRuns = 8
const nearShare = 0.5
/** Texts that share a run, from which it belongs to a template. */
const mostSharing = 3

/** Descriptions, and sentences in those of places, of which most was written for another record. */
function checkNearCopies({ records: { cities, folders } }: FactSources, reported: ReadonlySet<string>): Fact[] {
  const places = cities
    .filter(({ value }) => value.alias_of === undefined)
    .map(
      (record): Named => ({
        record,
        path: ['description'],
        text: record.value.description,
        name: record.value.name,
      }),
    )
  const others = [...folders.services, ...folders.pages, ...folders.counties].flatMap((record) =>
    named(record, 'name' in record.value ? String(record.value.name) : '').filter(
      ({ path }) => path.length === 1 && /^(?:d|shortD|fullD)escription$/.test(String(path[0])),
    ),
  )
  const whole = nearCopies([...places, ...others], reported)
  const known = new Set([...reported, ...whole.map(({ record }) => record)])
  const sentences = places.flatMap((field) => sentencesOf(field.text).map((text) => ({ ...field, text })))
  return [...whole, ...nearCopies(sentences, known)]
}

function nearCopies(fields: readonly Named[], reported: ReadonlySet<string>): Fact[] {
  const texts = fields.map((field) => ({ field, runs: runsIn(masked(field.text, field.name)) }))
  const holders = new Map<string, number[]>()
  for (const [index, { runs }] of texts.entries())
    for (const run of runs) holders.set(run, [...(holders.get(run) ?? []).slice(0, mostSharing), index])
  return texts.flatMap(({ field, runs }, index) => {
    if (runs.size < fewestRuns || reported.has(recordOf(field))) return []
    const shared = new Map<number, number>()
    for (const run of runs) {
      const sharing = holders.get(run) ?? []
      if (sharing.length > mostSharing) continue
      for (const other of sharing) if (other !== index) shared.set(other, (shared.get(other) ?? 0) + 1)
    }
    const [most] = [...shared].sort(([, a], [, b]) => b - a)
    if (!most) return []
    const [other, count] = most
    const original = texts[other]
    // Of the two texts, the copy is the one with the larger share; of equal ones, the second.
    if (!original || count < nearShare * runs.size) return []
    if (recordOf(original.field) === recordOf(field) || reported.has(recordOf(original.field))) return []
    if (original.runs.size < runs.size || (original.runs.size === runs.size && other > index)) return []
    return [
      fact(
        field.record,
        field.path,
        {
          code: 'text-repeated',
          severity: 'warning',
          what: `Most words of this text are those of ${original.field.path.join('.')} in ${original.field.record.at.file}${original.field.record.file.path === 'cities.csv' ? `, line ${original.field.record.at.line}` : ''}.`,
          fix: 'Write a text of its own.',
        },
        beginningOf(field.text),
      ),
    ]
  })
}

function runsIn(text: string): ReadonlySet<string> {
  const words: string[] = text.match(/[\p{L}\d…’'{}.-]*[\p{L}\d…}]/gu) ?? []
  return new Set(
    words.flatMap((_, at) => (at + runLength > words.length ? [] : words.slice(at, at + runLength).join(' '))),
  )
}

type Named = FieldText & { name: string }

const groupsOf = (fields: readonly Named[], keyOf: (field: Named) => string) =>
  [...groupBy(fields, keyOf).values()].filter(({ length }) => length > 1)

/** The original of some copies: the one that names its own subject, or else has most words that few other records have. */
function mostFitting(group: readonly Named[], fields: readonly Named[]): Named | undefined {
  const namesItself = group.filter(({ text, name }) => name !== '' && text.includes(name))
  if (namesItself.length === 1) return namesItself[0]
  const texts = groupBy(
    fields.filter((field) => !group.includes(field)),
    recordOf,
  )
  const wordsOf = new Map([...texts].map(([record, own]) => [record, wordsIn(own.map(({ text }) => text).join(' '))]))
  const rarity = (word: string) => 1 / [...wordsOf.values()].filter((words) => words.has(word)).length
  const fitOf = (field: Named) =>
    [...wordsIn(field.text)]
      .filter((word) => wordsOf.get(recordOf(field))?.has(word))
      .reduce((sum, word) => sum + rarity(word), 0)
  return group.map((field) => ({ field, fit: fitOf(field) })).reduce((a, b) => (b.fit > a.fit ? b : a)).field
}

const wordsIn = (text: string) => new Set<string>(text.match(/\p{L}{5,}/gu))

const named = (record: Located<unknown>, name: string) => textsOf(record).map((field) => ({ ...field, name }))

const masked = (text: string, name: string) =>
  (name === '' ? text : text.replaceAll(name, '…')).replace(/\s+/g, ' ').trim().toLowerCase()

const recordOf = ({ record }: FieldText) =>
  record.file.path === 'cities.csv' ? `cities/${record.slug}` : record.file.path.replace(/\.[^.]*$/, '')
