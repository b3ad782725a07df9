import { groupBy } from '../../core/group-by.ts'
import { type Fact, type FactSources, fact } from './fact.ts'
import { beginningOf, type FieldText, sentencesOf } from './texts.ts'

/** A text about one of several subjects: its own service, or its own trait. */
type SubjectText = FieldText & { subject: string }

/** Texts that a subject needs, so that its words are known. */
const fewestTexts = 8
/** Texts that are compared: what those of a larger site have in common is known from the first ones. */
const mostTexts = 5_000
/**
 * How many times, as a logarithm, a text is more likely about another subject. Of the 690 texts of services in places of the
 * sample, the most likely is at 13; of texts that are put in the place of another, seven tenths are above the limit.
 */
const limit = 16
/** The same for a testimonial, which is shorter. The most likely of the sample is below 6. */
const limitOfReview = 11

/** Texts whose words are those of another service, or of another trait, by how often the texts of each have a word. */
export function checkSubjectTexts({ records }: FactSources): Fact[] {
  const { folders, documents } = records
  const ofServices = folders.cities.flatMap((record) =>
    Object.entries(record.value.services).map(
      ([subject, text]): SubjectText => ({ record, path: ['services', subject], text, subject }),
    ),
  )
  const services = new Map(folders.services.map(({ slug, value }) => [slug, value.name]))
  const own = folders.services.flatMap((record): SubjectText[] =>
    paragraphsOf(record.value.fullDescription).map((text) => ({
      record,
      path: ['fullDescription'],
      text,
      subject: record.slug,
    })),
  )
  const ofTraits = folders.cities.flatMap((record) =>
    record.value.traits.map(
      ({ trait, because }, index): SubjectText => ({
        record,
        path: ['traits', index, 'because'],
        text: because,
        subject: trait,
      }),
    ),
  )
  const traits = new Map(folders.traits.map(({ slug, value }) => [slug, value.name]))
  const { testimonials } = documents
  const reviews = (testimonials?.value.items ?? []).flatMap(({ review, service }, index): SubjectText[] =>
    testimonials && service !== undefined
      ? [{ record: testimonials, path: ['items', index, 'service'], text: review, subject: service }]
      : [],
  )
  const known = learn([...ofServices, ...own])
  const knownTraits = learn(ofTraits)
  return [
    ...ofServices.slice(0, mostTexts).flatMap((field) => other(field, known, { names: services, limit })),
    ...reviews.flatMap((field) => other(field, known, { names: services, limit: limitOfReview, isNew: true })),
    ...ofTraits.slice(0, mostTexts).flatMap((field) => other(field, knownTraits, { names: traits, limit })),
  ]
}

const paragraphsOf = (text: string) => text.split(/\n\s*\n/)

type Known = {
  /** Number of texts by subject. */
  texts: ReadonlyMap<string, number>
  total: number
  /** In how many texts of each subject a word is. */
  words: ReadonlyMap<string, ReadonlyMap<string, number>>
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{3,}/gu))

function learn(all: readonly SubjectText[]): Known {
  const fields = all.slice(0, mostTexts)
  const bySubject = groupBy(fields, ({ subject }) => subject)
  const words = new Map<string, Map<string, number>>()
  for (const { text, subject } of fields)
    for (const word of wordsOf(text)) {
      const counts = words.get(word) ?? new Map<string, number>()
      words.set(word, counts.set(subject, (counts.get(subject) ?? 0) + 1))
    }
  return {
    texts: new Map([...bySubject].map(([subject, { length }]) => [subject, length])),
    total: fields.length,
    words,
  }
}

type Reading = {
  names: ReadonlyMap<string, string>
  limit: number
  /** The text is none of those from which the words are known. */
  isNew?: boolean
}

/** A text that is by far more likely about another subject (naive Bayes, without the text itself). */
function other(field: SubjectText, known: Known, { names, limit, isNew = false }: Reading): Fact[] {
  const { record, path, text, subject } = field
  const own = isNew ? 0 : 1
  const subjects = [...known.texts].flatMap(([each, count]) => (count >= fewestTexts ? [each] : []))
  if (!subjects.includes(subject) || subjects.length < 2) return []
  const scores = new Map(subjects.map((each) => [each, 0]))
  for (const word of wordsOf(text)) {
    const counts = known.words.get(word)
    if (!counts) continue
    const all = [...counts.values()].reduce((sum, count) => sum + count, -own)
    if (all < 1) continue
    for (const each of subjects) {
      const less = each === subject ? own : 0
      const share = ((counts.get(each) ?? 0) - less + 0.3) / ((known.texts.get(each) ?? 0) - less + 2)
      scores.set(each, (scores.get(each) ?? 0) + Math.log(share))
    }
  }
  const [best] = [...scores].filter(([each]) => each !== subject).sort(([, a], [, b]) => b - a)
  if (!best || best[1] - (scores.get(subject) ?? 0) < limit) return []
  const [likely] = best
  const [ownName, otherName] = [subject, likely].map((each) => names.get(each) ?? each)
  return [
    fact(
      record,
      path,
      {
        code: 'text-of-another-subject',
        severity: 'warning',
        what: isNew
          ? `The testimonial "${shortened(text)}" is for ${ownName}, but has the words of texts about ${otherName}.`
          : `The text is for ${ownName}, but has the words of texts about ${otherName}.`,
        fix: 'Write a text about it, or move this one.',
      },
      isNew ? undefined : beginningOf(text),
    ),
  ]
}

const shortened = (text: string) => sentencesOf(text)[0]?.slice(0, 60) ?? ''
