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
  language: Language,
): QueryWithoutPage[] {
  const frequent = queries
    .filter(({ impressions }) => impressions >= leastImpressions)
    .map((query) => ({ query, words: contentWords(query.query, language) }))
  const indexable = pages.filter(({ isIndexable }) => isIndexable)
  const wanted = new Set(frequent.flatMap(({ words }) => words.flatMap(({ stems }) => stems)))
  const bestPage = bestPageIn(pagesByStem(indexable, wanted, language))
  return frequent.flatMap(({ query, words }) => {
    const { page, missing } = bestPage(words)
    return missing.length === 0 ? [] : [{ ...query, missing, nearest: indexable[page]?.path }]
  })
}

/** A word of a query, and the stems of titles that answer it. */
type ContentWord = { word: string; stems: string[] }

/** The distinct words of a query that say what is looked for. */
function contentWords(query: string, language: Language): ContentWord[] {
  const words = wordsOf(query)
  const found = new Map<string, ContentWord>()
  for (const [index, word] of words.entries()) {
    if (!isContent(word, language)) continue
    // A word that is one with the next or the last one in a title: "move out" and "Moveout".
    const joined = [
      [words[index - 1], word],
      [word, words[index + 1]],
    ].flatMap(([first, second]) => (first && second ? [first + second] : []))
    const stems = [word, ...joined].map((each) => stemOf(each, language))
    found.set(stems[0] ?? word, { word, stems })
  }
  return [...found.values()]
}

const isContent = (word: string, { functionWords, queryWords }: Language) =>
  word.length > 1 && !functionWords.has(word) && !queryWords.has(word)

const stemOf = (word: string, { endings }: Language) => (word.length > 4 ? word.replace(endings, '') : word)

type PagesByStem = ReadonlyMap<string, ReadonlySet<number>>

/**
 * Numbers of the pages that have each of some stems in title or heading. Two words in a row count as one as well:
 * "Move-Out" answers "moveout".
 */
function pagesByStem(pages: readonly InsightPage[], wanted: ReadonlySet<string>, language: Language): PagesByStem {
  const pagesOf = new Map<string, Set<number>>()
  for (const [number, { title, h1 }] of pages.entries()) {
    const stems = [title, h1].flatMap((text) => {
      const words = wordsOf(text)
      return words.flatMap((word, index) => {
        const joined = word + (words[index + 1] ?? '')
        return [...(isContent(word, language) ? [word] : []), joined].map((each) => stemOf(each, language))
      })
    })
    for (const stem of stems) {
      if (!wanted.has(stem)) continue
      const list = pagesOf.get(stem)
      if (list) list.add(number)
      else pagesOf.set(stem, new Set([number]))
    }
  }
  return pagesOf
}

/**
 * Finds the page with most of some words; of several, one with the rarest word. Pages with rare words are counted first,
 * because nearly all pages have a common word.
 */
function bestPageIn(pagesOf: PagesByStem): (words: readonly ContentWord[]) => { page: number; missing: string[] } {
  const known = new Map<string, number>()
  return (words) => {
    const counted = words.map(({ word, stems }) => ({ word, lists: stems.flatMap((stem) => pagesOf.get(stem) ?? []) }))
    const present = counted.filter(({ lists }) => lists.length > 0).map(({ lists }) => lists)
    // Queries that differ in a word no page has share their page.
    const key = words.flatMap(({ stems }) => stems.filter((stem) => pagesOf.has(stem))).join(' ')
    const page = known.get(key) ?? mostOften(present)
    known.set(key, page)
    return { page, missing: counted.flatMap(({ word, lists }) => (isIn(lists, page) ? [] : word)) }
  }
}

type Lists = readonly ReadonlySet<number>[]

const isIn = (lists: Lists, page: number) => lists.some((list) => list.has(page))
const sizeOf = (lists: Lists) => lists.reduce((sum, { size }) => sum + size, 0)

/** The page that most words have; -1 without words. */
function mostOften(words: readonly Lists[]): number {
  let page = -1
  let most = 0
  const rareFirst = words.toSorted((a, b) => sizeOf(a) - sizeOf(b))
  for (const [index, lists] of rareFirst.entries()) {
    for (const list of lists)
      for (const number of list) {
        // A page without the words before has at most the words that are left.
        if (words.length - index <= most) return page
        const count = words.filter((each) => isIn(each, number)).length
        if (count > most) [page, most] = [number, count]
      }
  }
  return page
}
