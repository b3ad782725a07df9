import type { QueryOfPage } from '../traffic.ts'
import type { InsightPage } from './insight-page.ts'

/** What somebody needs to know to write for a page. */
export type Brief = {
  path: string
  title: string
  /** The record to write in, as `file:line`. */
  at: string
  facts: [name: string, value: string][]
  /** Queries the page is shown for, the most frequent first. */
  queries: { query: string; impressions: number; position: number }[]
  /** Sections that most pages of its type have and it lacks. */
  lacks: { heading: string; share: number }[]
  /** Passages that it shares, with a page that has each. */
  shared: { text: string; pages: number; example: string }[]
  advice: string[]
}

/** A page as a brief reads it. */
export type BriefPage = { path: string; headings: readonly string[]; passages: readonly string[] }

type Input = {
  page: InsightPage
  own: BriefPage
  /** Other pages of its type. */
  siblings: readonly BriefPage[]
  /** A text with the names of places and services replaced, so that texts of two places can be compared. */
  masked: (text: string, path: string) => string
  facts: [name: string, value: string][]
  queries: readonly QueryOfPage[]
  leastOwnShare: number
}

/** Pages of a type that must have a section before it counts as one that is lacking. */
const mostHave = 0.5
const mostQueries = 20
const mostPassages = 10

export function briefOf({ page, own, siblings, masked, facts, queries, leastOwnShare }: Input): Brief {
  const { path, title, at, ownShare, traffic } = page
  const lacks = lackingHeadings(own, siblings, masked)
  const shared = sharedPassages(own, siblings, masked)
  const advice: string[] = []
  if (ownShare !== undefined && ownShare < leastOwnShare)
    advice.push(
      `${Math.round(ownShare * 100)} % of the text is unique; ${Math.round(leastOwnShare * 100)} % are wanted. Write what is true of this page only.`,
    )
  if ((traffic.position ?? 0) > 10)
    advice.push(`It is at position ${traffic.position} on average: answer the queries below in a heading.`)
  if (page.inlinksFromMain < 3) advice.push('Fewer than 3 pages link to it in their text: see links.csv of the report.')
  return {
    path,
    title,
    at: `${at.file}:${at.line}`,
    facts,
    queries: queries
      .filter((row) => row.path === path)
      .toSorted((a, b) => b.impressions - a.impressions || (a.query < b.query ? -1 : 1))
      .slice(0, mostQueries)
      .map(({ query, impressions, position }) => ({ query, impressions, position })),
    lacks,
    shared,
    advice,
  }
}

type Masked = Input['masked']

function lackingHeadings(own: BriefPage, siblings: readonly BriefPage[], masked: Masked): Brief['lacks'] {
  const has = new Set(own.headings.map((heading) => masked(heading, own.path)))
  const counts = new Map<string, { heading: string; count: number }>()
  for (const { path, headings } of siblings)
    for (const heading of new Set(headings)) {
      const key = masked(heading, path)
      const known = counts.get(key)
      if (known) known.count++
      else counts.set(key, { heading, count: 1 })
    }
  return [...counts]
    .filter(([key, { count }]) => !has.has(key) && count >= siblings.length * mostHave)
    .map(([, { heading, count }]) => ({ heading, share: count / siblings.length }))
    .toSorted((a, b) => b.share - a.share || (a.heading < b.heading ? -1 : 1))
}

/** Passages that other pages have too, those of most pages first, and of these the longest. */
function sharedPassages(own: BriefPage, siblings: readonly BriefPage[], masked: Masked): Brief['shared'] {
  const wanted = new Map(own.passages.map((text) => [masked(text, own.path), { text, pages: 0, example: '' }]))
  for (const { path, passages } of siblings)
    for (const key of new Set(passages.map((text) => masked(text, path)))) {
      const passage = wanted.get(key)
      if (!passage) continue
      passage.pages++
      passage.example ||= path
    }
  return [...wanted.values()]
    .filter(({ pages, text }) => pages > 0 && text.split(' ').length > 5)
    .toSorted((a, b) => b.pages - a.pages || b.text.length - a.text.length)
    .slice(0, mostPassages)
}
