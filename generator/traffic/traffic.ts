import { noTraffic, type PathTraffic, type TrafficSources } from '../core/traffic.ts'
import { countUp, isSameSite } from './other-hosts.ts'
import type { NamedTable } from './store.ts'
import type { RequestTable, SearchTable, ViewTable } from './traffic-tables.ts'

/** A query with a page that was shown for it. */
export type QueryOfPage = { query: string; path: string; clicks: number; impressions: number; position: number }
/** A query, of all pages together. */
export type Query = Omit<QueryOfPage, 'path'>

/** What exports say of a site, by path. */
export type Traffic = {
  byPath: ReadonlyMap<string, PathTraffic>
  /** Sorted by impressions, most first. */
  queries: readonly Query[]
  queriesOfPages: readonly QueryOfPage[]
  /** What there is data of. */
  has: TrafficSources
  /** Addresses of other hosts, which are not used. */
  otherHosts: ReadonlyMap<string, number>
}

/** Joins the tables of the store. Undefined if there is none. */
export function joinTraffic(tables: readonly NamedTable[], origin: string): Traffic | undefined {
  if (tables.length === 0) return undefined
  const byPath = new Map<string, PathTraffic>()
  const otherHosts = new Map<string, number>()
  const pathOf = pathReader(origin, otherHosts)
  const of = (path: string) => {
    const traffic = byPath.get(path) ?? { ...noTraffic }
    byPath.set(path, traffic)
    return traffic
  }
  const search = tables.flatMap(({ table }) => (table.kind === 'search' ? table : []))
  const pages = search.find((table) => table.of === 'pages')
  const pageQueries = search.find((table) => table.of === 'page-queries')
  // The table of pages also counts the clicks of queries that Search Console keeps to itself.
  const demand = pages ?? pageQueries
  if (demand) addSearch(demand, pathOf, of)
  for (const { table } of tables) {
    if (table.kind === 'views') addViews(table, pathOf, of)
    if (table.kind === 'requests') addRequests(table, of)
  }
  const queriesOfPages = pageQueries ? rowsOf(pageQueries, pathOf) : []
  const queries = search.find((table) => table.of === 'queries')
  return {
    byPath,
    queries: (queries ? rowsOf(queries, pathOf) : sumByQuery(queriesOfPages)).toSorted(byImpressions),
    queriesOfPages,
    has: {
      search: demand !== undefined,
      queriesOfPages: queriesOfPages.length > 0,
      views: tables.some(({ table }) => table.kind === 'views'),
      requests: tables.some(({ table }) => table.kind === 'requests'),
    },
    otherHosts,
  }
}

type PathReader = (url: string) => string | undefined

/** Paths of URLs of the site, with or without `www.`; undefined for those of other hosts, which are counted. */
function pathReader(origin: string, otherHosts: Map<string, number>): PathReader {
  const own = new URL(origin).host
  return (text) => {
    if (text.startsWith('/')) return text.replace(/[?#].*$/, '')
    const url = new URL(text)
    if (isSameSite(url.host, own)) return url.pathname
    countUp(otherHosts, url.host)
    return undefined
  }
}

function addSearch(table: SearchTable, pathOf: PathReader, of: (path: string) => PathTraffic): void {
  const weights = new Map<PathTraffic, number>()
  for (const [row, page] of table.pages.entries()) {
    const path = pathOf(page)
    if (path === undefined) continue
    const traffic = of(path)
    const impressions = table.impressions[row] ?? 0
    traffic.clicks += table.clicks[row] ?? 0
    traffic.impressions += impressions
    weights.set(traffic, (weights.get(traffic) ?? 0) + impressions * (table.positions[row] ?? 0))
  }
  for (const [traffic, weight] of weights)
    if (traffic.impressions > 0) traffic.position = Math.round((weight / traffic.impressions) * 10) / 10
}

function addViews({ paths, views }: ViewTable, pathOf: PathReader, of: (path: string) => PathTraffic): void {
  for (const [row, text] of paths.entries()) {
    const path = pathOf(text)
    if (path !== undefined) of(path).views += views[row] ?? 0
  }
}

function addRequests(table: RequestTable, of: (path: string) => PathTraffic): void {
  for (const [row, path] of table.paths.entries()) {
    const traffic = of(path)
    traffic.served += table.served[row] ?? 0
    traffic.missing += table.missing[row] ?? 0
    traffic.crawls += table.crawls[row] ?? 0
    const lastCrawl = table.lastCrawls[row] ?? ''
    if (lastCrawl > traffic.lastCrawl) traffic.lastCrawl = lastCrawl
  }
}

/** The rows of a table of queries, one for each query and path. Of a table without pages, the path is empty. */
function rowsOf(table: SearchTable, pathOf: PathReader): QueryOfPage[] {
  const sums = new Map<string, QueryOfPage>()
  for (const [row, query] of table.queries.entries()) {
    const page = table.pages[row]
    const path = page === undefined ? '' : pathOf(page)
    if (path === undefined) continue
    const [clicks = 0, impressions = 0, position = 0] = [
      table.clicks[row],
      table.impressions[row],
      table.positions[row],
    ]
    addRow(sums, `${query} ${path}`, { query, path, clicks, impressions, position })
  }
  return [...sums.values()]
}

function sumByQuery(rows: readonly QueryOfPage[]): Query[] {
  const sums = new Map<string, Query>()
  for (const { path: _, ...row } of rows) addRow(sums, row.query, row)
  return [...sums.values()]
}

/** Exports by day, country or device have several rows of one query. */
function addRow<Row extends Query>(sums: Map<string, Row>, key: string, row: Row): void {
  const sum = sums.get(key)
  if (!sum) {
    sums.set(key, { ...row })
    return
  }
  const impressions = sum.impressions + row.impressions
  if (impressions > 0) {
    const mean = (sum.position * sum.impressions + row.position * row.impressions) / impressions
    sum.position = Math.round(mean * 10) / 10
  }
  sum.impressions = impressions
  sum.clicks += row.clicks
}

/** Most impressions first; the same number in alphabetical order, so that reports are the same every time. */
const byImpressions = (a: Query, b: Query) => b.impressions - a.impressions || (a.query < b.query ? -1 : 1)
