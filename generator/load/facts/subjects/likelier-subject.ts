import { groupBy } from '../../../core/group-by.ts'
import { functionWords } from '../../../core/text/function-words.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { beginningOf, type FieldText, sentencesOf } from '../texts.ts'

/** A text about one of several subjects: its own service, or its own trait. */
type SubjectText = FieldText & { subject: string }

/** Texts that a subject needs, so that its words are known. */
const fewestTexts = 8
/** Texts that are compared: what those of a larger site have in common is known from the first ones. */
const mostTexts = 5_000
/**
 * How many times, as a logarithm, a text is more likely about another subject. Of the 690 texts of services in places of the
 * sample, the most likely is at 13, and of those of thirteen other companies at 16.4; of texts that are put in the place of
 * another, nearly seven tenths are above the limit.
 */
const limit = 17
/** The same for a testimonial, which is shorter. The most likely of the sample is below 6. */
const limitOfReview = 11
/** The same for the description of a service, which says the most of it. All of the sample are below 0. */
const limitOfDescription = 10
/** Services share many of their features. */
const limitOfFeatures = 14

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
  const aboutOthers = reviews.flatMap((field) => {
    // The copy of another review has its subject, too.
    if (reviews.some((other) => other !== field && other.text === field.text)) return []
    // A review is so short that words such as "every other" decide otherwise.
    const words = new Set([...wordsOf(field.text)].filter((word) => !functionWords.has(word)))
    const other = likelier(field.subject, words, known, { isKnown: false, limit: limitOfReview })
    if (other === undefined) return []
    const [ownName, otherName] = [field.subject, other].map((each) => services.get(each) ?? each)
    return [
      report(
        field,
        `The testimonial "${shortened(field.text)}" is for ${ownName}, but has the words of texts about ${otherName}.`,
      ),
    ]
  })
  const statements = folders.services.flatMap((record) =>
    [
      { name: 'description', text: record.value.description },
      { name: 'features', text: record.value.features.join('\n') },
    ].flatMap(({ name, text }) => {
      const field: SubjectText = { record, path: [name], text, subject: record.slug }
      const limitOfText = name === 'features' ? limitOfFeatures : limitOfDescription
      const other = likelier(record.slug, wordsOf(text), known, { isKnown: false, limit: limitOfText })
      // A service that contains others has their words.
      if (other === undefined || whole.test(record.value.name)) return []
      const what = `The ${name} of ${record.value.name} ${name === 'features' ? 'have' : 'has'} the words of texts about ${services.get(other) ?? other}.`
      const found = report(field, what, beginningOf(text))
      // Services share many of their features, so only the description is sure.
      return [name === 'description' ? { ...found, severity: 'error' as const } : found]
    }),
  )
  return [
    ...statements,
    // The texts of a service itself are about its relation to others, too.
    ...misplaced(known, services, ({ path }) => path[0] === 'services'),
    ...aboutOthers,
    ...misplaced(learn(ofTraits), traits, () => true),
  ]
}

/** What the name of a service that contains others may have. */
const whole = /\b(?:full|complete|total|whole|combined|ultimate|premium|deluxe|packages?|plans?|bundles?|all-in-one)\b/i

const paragraphsOf = (text: string) => text.split(/\n\s*\n/)

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{3,}/gu))

/** Texts with what is known of the words in them. */
type Known = {
  texts: readonly { field: SubjectText; words: ReadonlySet<string> }[]
  /** The subjects with enough texts, and how many each has. */
  subjects: readonly string[]
  counts: readonly number[]
  /** In how many texts of each subject a word is. */
  uses: ReadonlyMap<string, Uint32Array>
}

function learn(fields: readonly SubjectText[]): Known {
  const texts = fields.slice(0, mostTexts).map((field) => ({ field, words: wordsOf(field.text) }))
  const bySubject = [...groupBy(texts, ({ field }) => field.subject)].filter(([, { length }]) => length >= fewestTexts)
  const uses = new Map<string, Uint32Array>()
  for (const [number, [, own]] of bySubject.entries())
    for (const { words } of own)
      for (const word of words) {
        const counts = uses.get(word) ?? new Uint32Array(bySubject.length)
        counts[number] = (counts[number] ?? 0) + 1
        uses.set(word, counts)
      }
  return {
    texts,
    subjects: bySubject.map(([subject]) => subject),
    counts: bySubject.map(([, { length }]) => length),
    uses,
  }
}

/** Texts that are by far more likely about another subject than about their own. */
const misplaced = (
  known: Known,
  names: ReadonlyMap<string, string>,
  isChecked: (field: SubjectText) => boolean,
): Fact[] => {
  const found = known.texts.flatMap(({ field, words }) => {
    const other = isChecked(field) ? likelier(field.subject, words, known, { isKnown: true, limit }) : undefined
    return other === undefined ? [] : [{ field, other }]
  })
  const nameOf = (subject: string) => names.get(subject) ?? subject
  return found.flatMap(({ field, other }, index) => {
    const at = found.findIndex(
      (each) => each.field.record === field.record && each.field.subject === other && each.other === field.subject,
    )
    // Two texts that were exchanged are one mistake.
    if (at >= 0 && at < index) return []
    const what =
      at < 0
        ? `The text is for ${nameOf(field.subject)}, but has the words of texts about ${nameOf(other)}.`
        : `The texts for ${nameOf(field.subject)} and ${nameOf(other)} are exchanged.`
    return [report(field, what, beginningOf(field.text))]
  })
}

function report({ record, path }: SubjectText, what: string, words?: string): Fact {
  const fix = 'Write a text about it, or move this one.'
  return fact(record, path, { code: 'text-of-another-subject', severity: 'warning', what, fix }, words)
}

/** Added to the number of uses, because zero has no logarithm. */
const unused = 0.3

/** The logarithm of each number of uses: a text has its words in most of the subjects. */
let logs: Float64Array | undefined
const logsOfUses = () => (logs ??= Float64Array.from({ length: mostTexts + 1 }, (_, uses) => Math.log(uses + unused)))

/**
 * The subject that a text with some words is more likely about than its own (naive Bayes).
 * @param isKnown the text is one of those that the uses of words are from, and does not count for itself.
 */
function likelier(
  subject: string,
  words: ReadonlySet<string>,
  { subjects, counts, uses }: Known,
  { isKnown, limit }: { isKnown: boolean; limit: number },
): string | undefined {
  const own = subjects.indexOf(subject)
  if (own < 0) return undefined
  const less = Number(isKnown)
  const logOf = logsOfUses()
  const scores = new Float64Array(subjects.length)
  let read = 0
  for (const word of words) {
    const found = uses.get(word)
    if (!found) continue
    let others = -less
    for (const count of found) others += count
    if (others < 1) continue
    read++
    for (let each = 0; each < scores.length; each++)
      scores[each] = (scores[each] ?? 0) + (logOf[(found[each] ?? 0) - (each === own ? less : 0)] ?? 0)
  }
  const totals = scores.map(
    (score, each) => score - read * Math.log((counts[each] ?? 0) - (each === own ? less : 0) + 2),
  )
  const scoreOf = (each: number) => totals[each] ?? 0
  const [best = own] = [...subjects.keys()].filter((each) => each !== own).sort((a, b) => scoreOf(b) - scoreOf(a))
  return best !== own && scoreOf(best) - scoreOf(own) >= limit ? subjects[best] : undefined
}

const shortened = (text: string) => sentencesOf(text)[0]?.slice(0, 60) ?? ''
