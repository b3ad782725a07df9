// What exports say about the addresses of a site, as it is kept below `data/`: tables of texts and numbers in columns.

/** What Search Console says of pages, of queries, or of queries by page. Of a table without one of the two, it is empty. */
export type SearchTable = {
  kind: 'search'
  /** Which of the three tables it is. */
  of: 'pages' | 'queries' | 'page-queries'
  /** URLs; empty if the table is of queries. */
  pages: string[]
  /** Empty if the table is of pages. */
  queries: string[]
  clicks: number[]
  impressions: number[]
  /** Mean position in results, from 1. */
  positions: number[]
}

/** Views of pages that an analytics service counted. */
export type ViewTable = { kind: 'views'; paths: string[]; views: number[] }

/** Requests of a server log, by path without its query. */
export type RequestTable = {
  kind: 'requests'
  paths: string[]
  /** Answers with a status below 400. */
  served: number[]
  /** Answers with the status 404 or 410. */
  missing: number[]
  /** Requests of crawlers of search engines; those that pretend to be one are left out if its ranges are known. */
  crawls: number[]
  /** Day of the last crawl, as `YYYY-MM-DD`; empty if there was none. */
  lastCrawls: string[]
}

export type TrafficTable = SearchTable | ViewTable | RequestTable

/** A line of an export that could not be read. */
export type MalformedLine = { line: number; reason: string }

/** What was read of one file. */
export type Imported = {
  /** e.g. `Search Console, queries` */
  format: string
  table: TrafficTable
  /** Lines or rows that were read, malformed ones included. */
  lines: number
  malformed: {
    count: number
    /** All of them, unless there are more than `mostKept`. */
    lines: MalformedLine[]
  }
  /** What a reader should know, e.g. how many requests pretended to be a crawler. */
  notes: string[]
  /** First and last day, as `YYYY-MM-DD`, if the file says. */
  period?: { from: string; to: string }
}

/** Malformed lines that are shown where the import is; a file has all of them. */
export const shownLines = 20

/** Malformed lines that are kept: some 40 MB. A log with more of them is damaged. */
const mostKept = 200_000

/** Collects malformed lines. */
export function malformedLines() {
  const malformed: Imported['malformed'] = { count: 0, lines: [] }
  return {
    malformed,
    add: (line: number, reason: string) => {
      malformed.count++
      if (malformed.lines.length < mostKept) malformed.lines.push({ line, reason })
    },
  }
}
