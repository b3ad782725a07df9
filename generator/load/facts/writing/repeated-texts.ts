import { groupBy } from '../../../core/group-by.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import type { Located, Records } from '../../records.ts'
import { type CityRecord, type Fact, type FactSources, fact } from '../fact.ts'
import { beginningOf, type FieldText, sentencesOf, textsOf } from '../texts.ts'

/** Fewest characters of a copy. Shorter texts are phrases. */
const shortest = 60
/** The same for the description of a city, which is a sentence. */
const shortestOfCity = 40
/** The same for a paragraph or a sentence of a text. */
const shortestPart = 100
/** Texts whose parts are compared. A site with more has its texts from a template, and the first ones show its mistakes. */
const mostTexts = 5_000
/** Two customers do not write even a short sentence in the same words. */
const shortestReview = 20

/** Texts that two records have word for word, apart from their own names. */
export function checkRepeatedTexts({ records }: FactSources, reported: ReadonlySet<string>): Fact[] {
  const { documents, folders, cities } = records
  const nameOf = new Map(cities.map(({ slug, value }) => [slug, value.name]))
  const textsOfCity = new Map(folders.cities.map((record) => [record.slug, record]))
  const fields = [
    ...cities
      .filter(({ value }) => value.alias_of === undefined)
      .map((record): FieldText & { name: string } => ({
        record,
        path: ['description'],
        text: record.value.description,
        name: record.value.name,
      })),
    ...folders.cities.flatMap((record) => named(record, nameOf.get(record.slug) ?? '')),
    ...folders.counties.flatMap((record) => named(record, record.value.name)),
    ...folders.services.flatMap((record) => named(record, record.value.name)),
    ...folders.traits.flatMap((record) => named(record, record.value.name)),
    ...folders.guide.flatMap((record) => named(record, record.value.name)),
    ...(documents.faqs ? named(documents.faqs, '') : []),
    ...(documents.testimonials ? named(documents.testimonials, '') : []),
    // Services have the same terms.
  ].filter((field) => field.text.length >= shortestOf(field) && field.path.at(-1) !== 'requirement')
  // A copy may still have the name of its original, or the name of its own record in its place.
  const equal = groupsOf(fields, ({ text }) => masked(text, ''))
  const known = new Set(equal.flat())
  const templates = groupsOf(
    fields.filter((field) => !known.has(field)),
    ({ text, name }) => masked(text, name),
  )
  const whole = ofCopiedFiles(copyFacts('text', [...equal, ...templates], { fields, reported }))
  const copies = new Set([...known, ...templates.flat()])
  const rest = fields.filter((field) => !copies.has(field)).slice(0, mostTexts)
  const paragraphs = partsOf(rest, (text) => text.split(/\n\s*\n/))
  const copied = pairsIn(paragraphs)
  const seen = new Set(copied.flat().map(fieldOf))
  const sentences = partsOf(
    rest.filter((field) => !seen.has(fieldOf(field))),
    sentencesOf,
  )
  return [
    ...whole,
    ...firstOfEach(factsOf(copyFacts('paragraph', copied, { fields: paragraphs, reported }))),
    ...firstOfEach(factsOf(copyFacts('sentence', pairsIn(sentences), { fields: sentences, reported }))),
    ...reviewSentences(rest),
    ...folders.pages.flatMap((page) => twiceOnPage(textsOf(page))),
    ...cities.flatMap((city) => twiceOfCity(city, textsOfCity.get(city.slug))),
  ]
}

/** Fewest characters of a sentence that a page should not have twice. */
const shortestOfTwice = 35

/** A sentence of the description of a city that its body has too, perhaps with more: the page of the city shows both. */
function twiceOfCity(city: CityRecord, texts: Records['folders']['cities'][number] | undefined): Fact[] {
  if (texts?.value.body === undefined || city.value.alias_of !== undefined) return []
  const inBody = sentencesOf(texts.value.body)
  const isTwice = (sentence: string) => inBody.some((each) => each.startsWith(sentence.replace(/[.!?]$/, '')))
  const twice = sentencesOf(city.value.description).find((each) => each.length >= shortestOfTwice && isTwice(each))
  if (twice === undefined) return []
  const what = 'This sentence is also in the description of the city, which is on the same page.'
  const fix = 'Write it once.'
  const found = { code: 'text-repeated', severity: 'warning', what, fix } as const
  return [fact(texts, ['body'], found, beginningOf(twice))]
}

/** A text that two items of a page have, such as two cards with their own headings. */
const twiceOnPage = (texts: readonly FieldText[]): Fact[] =>
  [
    ...groupBy(
      texts.filter(({ text }) => text.length >= shortest),
      ({ text }) => oneLine(text),
    ).values(),
  ].flatMap(([, ...copies]) =>
    copies.map(({ record, path, text }) => {
      const what = 'This text is also that of another item of the page.'
      const fix = 'One of the two is a copy: write a text of its own.'
      return fact(record, path, { code: 'text-repeated', severity: 'warning', what, fix }, beginningOf(text))
    }),
  )

const partsOf = (fields: readonly Named[], split: (text: string) => readonly string[]): Named[] =>
  fields.flatMap((field) => split(field.text).map((text) => ({ ...field, text })))

/** Parts that two records have. What more have is a template. */
const pairsIn = (parts: readonly Named[]) =>
  groupsOf(
    parts.filter(({ text }) => text.length >= shortestPart),
    ({ text }) => masked(text, ''),
  ).filter((group) => group.length === 2 && new Set(group.map(recordOf)).size === 2)

/** Sentences in a row are one copy. Several of a place are not a common phrase: they are about another place. */
const firstOfEach = (facts: readonly Fact[]) =>
  [...groupBy(facts, ({ record }) => record).values()].flatMap(([found, ...others]): Fact[] => {
    if (!found) return []
    return [others.length > 0 && found.record.startsWith('cities/') ? { ...found, severity: 'error' } : found]
  })

/** Characters from which a sentence of a review is not a common phrase. */
const shortestOfReview = 50

/** Two customers do not write the same sentence. One finding for each pair of reviews. */
function reviewSentences(fields: readonly Named[]): Fact[] {
  const reviews = fields.filter(({ path }) => path.at(-1) === 'review')
  const sentences = partsOf(reviews, sentencesOf).filter(({ text }) => text.length >= shortestOfReview)
  const twice = groupsOf(sentences, ({ text }) => masked(text, '')).filter(
    (group) => new Set(group.map(fieldOf)).size > 1,
  )
  return [...groupBy(twice, (group) => group.map(fieldOf).join()).values()].flatMap(([group]) => {
    const [original, copy] = group ?? []
    if (!original || !copy) return []
    const what = `This sentence is also that of ${shownField(original)}.`
    const fix = 'One of the two is a copy: write what this customer wrote.'
    return [
      fact(copy.record, copy.path, { code: 'text-repeated', severity: 'warning', what, fix }, beginningOf(copy.text)),
    ]
  })
}

const fieldOf = (field: Named) => `${recordOf(field)} ${field.path.join('.')}`

/** A fact about a copy, with the records of both texts. */
type Copy = { found: Fact; copy: string; original: string }

const factsOf = (copies: readonly Copy[]) => copies.map(({ found }) => found)

/** A file with so many copied texts is a copy of the other file. */
const fewestOfFile = 3

/** A record with several texts of another one is a copy of its file: one mistake, at the first of the texts. */
const ofCopiedFiles = (copies: readonly Copy[]): Fact[] =>
  [...groupBy(copies, ({ copy, original }) => [copy, original].sort().join(' ')).values()].flatMap((group) => {
    const found = factsOf(group)
    // A short text may seem to be that of the copy.
    const [most] = [...groupBy(group, ({ copy }) => copy).values()].sort((a, b) => b.length - a.length)
    const [first] = most ?? []
    if (!first || group.length < fewestOfFile || first.copy === first.original) return found
    const { severity } = found.find((each) => each.severity === 'error') ?? first.found
    const what = `${first.found.what.replace(/\.$/, '')}, and ${group.length - 1} more texts of the two files are the same.`
    const fix = 'The file seems to be a copy: write texts of its own.'
    return [{ ...first.found, severity, what, fix }]
  })

type Among = { fields: readonly Named[]; reported: ReadonlySet<string> }

/** The copies of each group. */
function copyFacts(
  part: 'text' | 'paragraph' | 'sentence',
  groups: readonly Named[][],
  { fields, reported }: Among,
): Copy[] {
  return groups.flatMap((group) => {
    const original = mostFitting(group, fields)
    const copies = group.filter((field) => field !== original)
    const [copy] = copies
    if (!original || !copy || copies.some((field) => reported.has(recordOf(field)))) return []
    const more = copies.length > 1 ? ` So have ${copies.length - 1} more.` : ''
    const found = fact(
      copy.record,
      copy.path,
      {
        code: 'text-repeated',
        // Many copies, copies with another name in them, and single parts may be meant: poor, but no mistake.
        severity: part === 'text' && copies.length === 1 && original.text === copy.text ? 'error' : 'warning',
        what: `This ${part} is also that of ${shownField(original)}.${more}`,
        fix: 'One of the two is a copy: write a text of its own.',
      },
      beginningOf(copy.text),
    )
    return [{ found, copy: recordOf(copy), original: recordOf(original) }]
  })
}

function shortestOf({ record, path }: FieldText): number {
  if (record.file.path === 'cities.csv') return shortestOfCity
  return path.at(-1) === 'review' ? shortestReview : shortest
}

/** A text with the name of its record. */
export type Named = FieldText & { name: string }

const groupsOf = (fields: readonly Named[], keyOf: (field: Named) => string) =>
  [...groupBy(fields, keyOf).values()].filter(({ length }) => length > 1)

/** The original of some copies: the one that names its own subject, or else the one whose words fit its record best. */
function mostFitting(group: readonly Named[], fields: readonly Named[]): Named | undefined {
  const namesItself = group.filter(({ text, name }) => name !== '' && text.includes(name))
  if (namesItself.length === 1) return namesItself[0]
  // Of two texts in one file, one fits the texts of other files in the same field.
  const isOneFile = new Set(group.map(recordOf)).size === 1
  const keyOf = isOneFile ? fieldKeyOf : recordOf
  const texts = groupBy(
    fields.filter((field) => !group.includes(field)),
    keyOf,
  )
  const wordsOf = new Map([...texts].map(([record, own]) => [record, wordsIn(own.map(({ text }) => text).join(' '))]))
  const rarity = (word: string) =>
    Math.log(wordsOf.size / [...wordsOf.values()].filter((words) => words.has(word)).length)
  const fitOf = (field: Named) =>
    [...wordsIn(field.text)]
      .filter((word) => wordsOf.get(keyOf(field))?.has(word))
      .reduce((sum, word) => sum + rarity(word), 0) / Math.sqrt(wordsOf.get(keyOf(field))?.size ?? 1)
  return group.map((field) => ({ field, fit: fitOf(field) })).reduce((a, b) => (b.fit > a.fit ? b : a)).field
}

/** `services.drain-repair` */
const fieldKeyOf = ({ path }: FieldText) => path.join('.')

const wordsIn = (text: string) => new Set<string>(text.match(/\p{L}{5,}/gu))

export const named = (record: Located<unknown>, name: string) => textsOf(record).map((field) => ({ ...field, name }))

const masked = (text: string, name: string) =>
  oneLine(name === '' ? text : text.replaceAll(name, '…'))
    .trim()
    .toLowerCase()

/** `fullDescription in services/boiler-repair.yaml`, with the line of a table. */
export const shownField = ({ record, path }: FieldText) =>
  `${path.join('.')} in ${record.at.file}${record.file.path === 'cities.csv' ? `, line ${record.at.line}` : ''}`

export const recordOf = ({ record }: FieldText) =>
  record.file.path === 'cities.csv' ? `cities/${record.slug}` : record.file.path.replace(/\.[^.]*$/, '')
