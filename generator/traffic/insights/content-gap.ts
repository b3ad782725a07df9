import { wordsOf } from '../../core/text/words.ts'
import type { Query } from '../traffic.ts'
import type { InsightPage } from './insight-page.ts'

/** A query with a word that no fitting page has in its title or heading. */
export type QueryWithoutPage = Query & {
  /** Words of the query that the nearest page lacks. */
  missing: string[]
  /** The page that has most of its words; undefined if none has any. */
  nearest: string | undefined
}

/** The words that search engines and people add to what they look for. */
type Language = {
  functionWords: ReadonlySet<string>
  /** Words that people add to any query, such as `near me`. */
  queryWords: ReadonlySet<string>
  endings: RegExp
}

/** Queries that are shown less often say little. */
const leastImpressions = 10

/** Queries that people use and that no page answers by its title or heading, the most frequent first. */
export function queriesWithoutPage(
  queries: readonly Query[],
  pages: readonly InsightPage[],
  { functionWords, queryWords, endings }: Language,
): QueryWithoutPage[] {
  const contentOf = (text: string) =>
    wordsOf(text).filter((word) => word.length > 1 && !functionWords.has(word) && !queryWords.has(word))
  const stemOf = (word: string) => (word.length > 4 ? word.replace(endings, '') : word)
  const stemsOf = (text: string) => contentOf(text).map(stemOf)
  const indexable = pages.filter(({ isIndexable }) => isIndexable)
  /** Numbers of the pages that have a word. */
  const pagesOf = new Map<string, number[]>()
  for (const [number, { title, h1 }] of indexable.entries())
    for (const stem of new Set(stemsOf(`${title} ${h1}`))) {
      const list = pagesOf.get(stem)
      if (list) list.push(number)
      else pagesOf.set(stem, [number])
    }
  return queries
    .filter(({ impressions }) => impressions >= leastImpressions)
    .flatMap((query) => {
      const stems = [...new Set(stemsOf(query.query))]
      const { page, has } = bestPage(stems, pagesOf)
      if (stems.length === 0 || has.size === stems.length) return []
      return {
        ...query,
        missing: [...new Set(contentOf(query.query))].filter((word) => !has.has(stemOf(word))),
        nearest: indexable[page]?.path,
      }
    })
}

/** The page with most of some words; of several, the first. */
function bestPage(stems: readonly string[], pagesOf: ReadonlyMap<string, number[]>) {
  const counts = new Map<number, number>()
  for (const stem of stems) for (const page of pagesOf.get(stem) ?? []) counts.set(page, (counts.get(page) ?? 0) + 1)
  let page = -1
  let most = 0
  for (const [number, count] of counts)
    if (count > most || (count === most && number < page)) {
      page = number
      most = count
    }
  const has = new Set(stems.filter((stem) => pagesOf.get(stem)?.includes(page)))
  return { page, has }
}
