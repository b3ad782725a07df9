import { slugOf } from '#src/slug-of.ts'
import { groupBy } from '../../../core/group-by.ts'
import type { Located } from '../../records.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'

/** Two headings or messages that are the same where visitors need the difference. */
export function checkEqualLabels({ records: { folders, documents } }: FactSources): Fact[] {
  const { pages, services, guide } = folders
  const lists = [...pages, ...services, ...guide, ...(documents.checklist ? [documents.checklist] : [])]
  return [
    ...headingsTwice(folders.articles),
    ...pages.flatMap(outcomes),
    ...lists.flatMap((record) => titlesTwice(record, record.value)),
    ...ordersTwice(services),
    ...ordersTwice(folders.counties),
    ...ordersTwice(folders.categories),
  ]
}

/** What tells the entries of a list from each other. */
const titles = ['title', 'heading', 'name', 'label'] as const

/** Two entries of a list with one title, such as two cards or two groups of tasks. */
function titlesTwice(record: Located<unknown>, value: unknown, path: PropertyKey[] = []): Fact[] {
  if (typeof value !== 'object' || value === null) return []
  const within = Object.entries(value).flatMap(([key, item]) =>
    // Links may have one label, and tasks are compared in their group.
    /^(?:links|tasks|addOns|more|actions)$/.test(key)
      ? []
      : titlesTwice(record, item, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  if (!Array.isArray(value)) return within
  const own = titles.flatMap((field) => {
    const written = value.map((entry): string => String(entry?.[field] ?? '').toLowerCase())
    return written.flatMap((text, index) => {
      if (text === '' || written.indexOf(text) === index) return []
      // The name of an entry for the program tells which of the two has its own title.
      const isOwn = wordsOf(value[index].id).some((word) => text.includes(word))
      const wrong = isOwn ? written.indexOf(text) : index
      const what = `Another entry of the list has the ${field} "${value[wrong][field]}", too.`
      const fix = 'Write what this entry is about, or remove one of the two.'
      return [fact(record, [...path, wrong, field], { code: 'sentence-twice', severity: 'warning', what, fix })]
    })
  })
  return [...own, ...within]
}

/** `detailedCleaning`: its words in small letters. */
const wordsOf = (id: unknown): string[] =>
  typeof id === 'string' ? (id.match(/[A-Z]?[a-z]{4,}/g) ?? []).map((word) => word.toLowerCase()) : []

/** Fewest records whose numbers show how they are ordered. */
const fewestOrdered = 4

/** One number twice, and another one missing: `1, 2, 2, 4`. Records that share numbers on purpose leave no gap of this kind. */
function ordersTwice(records: readonly Located<{ name: string; order: number }>[]): Fact[] {
  const sorted = records.toSorted((a, b) => a.value.order - b.value.order || (a.slug < b.slug ? -1 : 1))
  const numbers = new Set(sorted.map(({ value }) => value.order))
  const [low, high] = [sorted[0]?.value.order ?? 0, sorted.at(-1)?.value.order ?? 0]
  const isOneTwice = numbers.size === records.length - 1
  const isOneMissing = high - low + 1 === records.length || high === records.length
  if (records.length < fewestOrdered || !isOneTwice || !isOneMissing) return []
  return sorted.flatMap((record, index) => {
    const before = sorted[index - 1]
    if (before?.value.order !== record.value.order) return []
    const what = `The order ${record.value.order} is also that of ${before.value.name}, and another number is missing.`
    const fix = 'Correct the number of one of the two. Equal ones are ordered by their slugs.'
    return [fact(record, ['order'], { code: 'figures-differ', severity: 'warning', what, fix })]
  })
}

/** Two articles with one heading or one title. Of the two, the one whose file has another name was changed. */
function headingsTwice(articles: FactSources['records']['folders']['articles']): Fact[] {
  return (['heading', 'title'] as const).flatMap((field) =>
    [...groupBy(articles, ({ value }) => value[field]?.toLowerCase())].flatMap(([text, same]) => {
      if (text === undefined || same.length < 2) return []
      const words = new Set(slugOf(text).split('-'))
      const named = ({ slug }: Located<unknown>) => slug.split('-').filter((word) => words.has(word)).length
      const [right, ...others] = same.toSorted((a, b) => named(b) - named(a))
      return others.map((article) => {
        const what = `Another article has the ${field} "${article.value[field]}", too.`
        const fix = `Write what this article is about. ${right?.at.file} has the other.`
        return fact(article, [field], { code: 'text-repeated', what, fix })
      })
    }),
  )
}

/** A form that says the same whether a request was sent or not. */
function outcomes(page: FactSources['records']['folders']['pages'][number]): Fact[] {
  if (page.value.screen !== 'contact') return []
  const { sent, failed } = page.value.quote ?? {}
  if (sent?.title === undefined || sent.title !== failed?.title) return []
  const what = `The form says "${sent.title}" both when a request was sent and when it was not.`
  return [fact(page, ['quote', 'sent', 'title'], { code: 'text-repeated', what, fix: 'Write two titles.' })]
}
