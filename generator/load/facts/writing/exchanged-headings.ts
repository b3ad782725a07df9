import type { Trait } from '#manifest/schema.ts'
import { slugOf } from '#src/slug-of.ts'
import { functionWords } from '../../../core/text/function-words.ts'
import type { Located } from '../../records.ts'
import { type Fact, type FactSources, fact, lineOf } from '../fact.ts'
import { stemsIn } from '../policies/reversed-statements/stems.ts'
import { isEnglish } from '../texts.ts'

/** Words of the headings in the texts of the other ones that are enough if one of the headings has none of them. */
const enough = 3

/** The words of a heading that are in its own text and not in the other one, the other way round, and in both. */
type Uses = { own: number; other: number; both: number }

/** Two texts under each other's heading: no text has a word of its own, but of the other one. English alone. */
export function checkExchangedHeadings(sources: FactSources): Fact[] {
  if (!isEnglish(sources)) return []
  const { services, traits, pages, guide } = sources.records.folders
  return [
    ...services.flatMap((record) => exchangedIn(record, sectionsOf(record.value.sections, ['sections'], 'heading'))),
    ...traits.flatMap((record) => exchangedIn(record, topicsOf(record), areOfOthers)),
    ...[...pages, ...guide].flatMap((record) => exchangedInLists(record, record.value, [])),
  ]
}

/** A heading, the field that has it, and the text below it. */
type Headed = { heading: string; path: PropertyKey[]; text: string }

/** What a trait changes about each service: a topic may have the word of its service. */
const topicsOf = ({ value: { services } }: Located<Pick<Trait, 'services'>>): Headed[] =>
  Object.entries(services).map(([slug, { topic, text }]) => ({
    heading: topic,
    path: ['services', slug, 'topic'],
    text: `${slug.replaceAll('-', ' ')} ${text}`,
  }))

function sectionsOf(list: readonly unknown[], path: PropertyKey[], field: string): Headed[] {
  return list.flatMap((item, index) => {
    const { [field]: heading, text } = Object(item)
    return typeof heading === 'string' && typeof text === 'string'
      ? [{ heading, path: [...path, index, field], text }]
      : []
  })
}

/** The cards of a page, and the tips of a season. */
function exchangedInLists(record: Located<unknown>, value: unknown, path: PropertyKey[]): Fact[] {
  if (typeof value !== 'object' || value === null) return []
  const own = Array.isArray(value) ? exchangedIn(record, sectionsOf(value, path, 'title'), areOfOthers) : []
  const within = Object.entries(value).flatMap(([key, item]) =>
    exchangedInLists(record, item, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return [...own, ...within]
}

function exchangedIn(record: Located<unknown>, headed: readonly Headed[], areFound = isExchanged): Fact[] {
  if (headed.length < 2) return []
  const sections = headed.map(({ heading, path, text }) => ({
    heading,
    path,
    inHeading: new Set(wordsIn(heading).filter((word) => !functionWords.has(word) && !ofAnyWork.has(word))),
    inText: new Set(wordsIn(text)),
  }))
  return sections.flatMap((first, number) => {
    const second = sections.slice(number + 1).find((each) => areFound(usesOf(first, each), usesOf(each, first)))
    if (!second) return []
    const at = lineOf({ at: record.locate(second.path) })
    const what = `The texts below "${first.heading}" and "${second.heading}" (${at}) have no word of their own heading, but of the other one.`
    const fix = 'Exchange the two headings.'
    const code = 'text-of-another-subject'
    return [fact(record, first.path, { code, severity: 'warning', what, fix })]
  })
}

/** Two groups of the checklist, each of which has the title that belongs to the key of the other one. */
export function checkExchangedGroups({ records: { documents } }: FactSources): Fact[] {
  const { checklist } = documents
  if (!checklist) return []
  const groups = checklist.value.groups.map(({ id, title }, index) => ({ id, title, index, named: slugOf(title) }))
  return groups.flatMap((first, at) => {
    const second = groups.slice(at + 1).find(({ id, named }) => named === first.id && first.named === id)
    if (!second) return []
    const what = `The group "${first.id}" has the title "${first.title}", and "${second.id}" has "${second.title}".`
    const found = {
      code: 'text-of-another-subject',
      severity: 'warning',
      what,
      fix: 'Exchange the two titles.',
    } as const
    return [fact(checklist, ['groups', first.index, 'title'], found)]
  })
}

const shortest = 3
/** Words with three letters, such as `sod`, may be the subject, too. */
const wordsIn = (text: string) => [
  ...stemsIn(text),
  ...(text.toLowerCase().match(/(?<!\p{L})\p{L}{3}(?!\p{L})/gu) ?? []),
]

/** Words that a text on any service may have: `Dogs can come back in an hour`, `a leak between two visits`. */
const ofAnyWork: ReadonlySet<string> = new Set(
  wordsIn(
    'back book call come crew customer day first get home hour house last make month need new next say take time visit want week work year',
  ),
)

type Section = { inHeading: ReadonlySet<string>; inText: ReadonlySet<string> }

function usesOf({ inHeading, inText }: Section, other: Section): Uses {
  const words = [...inHeading].filter((word) => inText.has(word) !== other.inText.has(word))
  const own = words.filter((word) => inText.has(word)).length
  const both = [...inHeading].filter((word) => inText.has(word) && other.inText.has(word)).length
  // A short one may be in another text by chance.
  return { own, both, other: words.filter((word) => word.length > shortest && !inText.has(word)).length }
}

const isExchanged = (first: Uses, second: Uses): boolean =>
  first.own + second.own === 0 && ((first.other > 0 && second.other > 0) || first.other + second.other >= enough)

/** Titles of cards and topics are shorter than headings of sections, and share more words by chance. */
const areOfOthers = (first: Uses, second: Uses): boolean =>
  first.own + second.own + first.both + second.both === 0 &&
  first.other > 0 &&
  second.other > 0 &&
  first.other + second.other > enough
