import { pictureName } from '#src/picture.ts'
import type { PageImage } from '#src/route.ts'
import { kindOf, routes } from '#src/routes.ts'
import type { SiteIndex } from '#src/site.ts'
import type { ReportedSite } from '../core/audited-site.ts'
import type { PageIndex } from '../core/facts.ts'
import { compareText, type Finding } from '../core/problem.ts'
import type { Redirect } from '../core/redirect.ts'
import type { AuditedPage } from '../core/site-facts.ts'
import type { PathTraffic } from '../core/traffic.ts'
import { pathOf } from '../core/url.ts'
import type { Column, Columns, FindingCounts, PagelessFacts } from './column.ts'
import { columns as reportColumns } from './columns.ts'
import { inPagelessOrder } from './key-order.ts'
import { missingUrls, type UrlLinks } from './linked-urls.ts'
import type { RouteRow } from './route-row.ts'

export type KindCount = {
  kind: string
  pages: number
  /** Of them, those with the canonical URL of another page, and the first path of one. */
  aliases: number
  firstAlias?: string
}

type RowsInput = {
  site: SiteIndex
  pages: PageIndex
  audited: ReportedSite
  findings: readonly Finding[]
  /** Links to URLs without a page. */
  linked: ReadonlyMap<string, UrlLinks>
  redirects: readonly Redirect[]
  /** The main image of a page, if it has one. */
  imageOf: (page: AuditedPage) => PageImage | undefined
  /** Day the page last changed, if known. */
  lastmodOf: (page: AuditedPage) => string | undefined
  /** What the imported exports say of a path. Default: there are none. */
  trafficOf?: (path: string) => PathTraffic
}

/**
 * One row for each page, each redirect, and each missing URL that something links to. Sorted by path. Rows are made as
 * they are read: those of a large site take hundreds of megabytes.
 */
export function* routeRows(input: RowsInput, columns: Columns = reportColumns): Generator<RouteRow> {
  const counts = findingCounts(input.findings)
  const pageless = pagelessRows(input, columns, counts).sort((a, b) => compareText(a.path, b.path))
  let next = 0
  for (const row of pageRows(input, columns, counts)) {
    for (let other = pageless[next]; other && other.path < row.path; other = pageless[++next]) yield other
    yield row
  }
  yield* pageless.slice(next)
}

type CountsByPath = ReadonlyMap<string, FindingCounts>

function* pageRows(
  { site, pages, audited, imageOf, lastmodOf, trafficOf }: RowsInput,
  columns: Columns,
  counts: CountsByPath,
): Generator<RouteRow> {
  const { origin } = site.manifest.site
  const imageFiles = new Map(site.manifest.imageFiles.map((file) => [pictureName(file), file]))
  const newRow = rowMaker(columns)
  for (const [number, page] of audited.pages.entries()) {
    const { path } = page
    const facts = {
      path,
      findings: counts.get(path) ?? noFindings,
      origin,
      audited,
      page,
      number,
      sources: [...(pages.get(path)?.sources ?? [])],
      image: imageOf(page),
      imageFiles,
      lastmod: lastmodOf(page),
      traffic: trafficOf?.(path),
    }
    yield newRow((column) => column.page(facts))
  }
}

function pagelessRows(
  { site, audited, linked, redirects, trafficOf }: RowsInput,
  columns: Columns,
  counts: CountsByPath,
): RouteRow[] {
  const { origin } = site.manifest.site
  const { navigation, expected } = audited
  const newRow = rowMaker(inPagelessOrder(columns))
  const missing = [...missingUrls(audited, linked)].map((path) => {
    const record = expected.get(path)
    return {
      path,
      status: 'missing' as const,
      target: '',
      sources: record ? [record] : [],
      linkedFrom: navigation.filter((slot) => pathOf(slot.path) === path).map(({ name, at }) => ({ slot: name, at })),
    }
  })
  const redirected = redirects.map(({ from, to, at }) => ({
    path: from,
    status: 'redirect' as const,
    target: to?.startsWith('/') ? origin + to : (to ?? ''),
    sources: [at],
    linkedFrom: [],
  }))
  return [...missing, ...redirected].map((url) => {
    const facts: PagelessFacts = {
      ...url,
      findings: counts.get(url.path) ?? noFindings,
      links: linked.get(url.path),
      traffic: trafficOf?.(url.path),
    }
    return newRow(({ pageless, empty }) => (pageless ? pageless(facts) : empty))
  })
}

type NewRow = (compute: (column: Column) => unknown) => RouteRow

function rowMaker(columns: Columns): NewRow {
  const all = Object.entries(columns)
  // Copying one object is three times as fast as building each row from entries.
  const blank: Record<string, unknown> = Object.fromEntries(all.map(([key]) => [key, undefined]))
  return (compute) => {
    const row = { ...blank }
    for (const [key, column] of all) row[key] = compute(column)
    return row as RouteRow // each column computes a value of its own type
  }
}

const noFindings: FindingCounts = { errors: 0, warnings: 0, notices: 0, known: 0 }

/** Findings of each URL. Findings in a shared header or footer are not counted. */
function findingCounts(findings: readonly Finding[]): Map<string, FindingCounts> {
  const all = new Map<string, FindingCounts>()
  for (const { url, pages, severity, known, isShared } of findings) {
    if (isShared) continue
    const name = known ? 'known' : (`${severity}s` as const)
    for (const path of pages ?? [url]) {
      const counts = all.get(path) ?? { ...noFindings }
      counts[name]++
      all.set(path, counts)
    }
  }
  return all
}

/** Counts the pages of each page type that the site has, in the order of the route table; then those of the site's own code. */
export function kindCounter() {
  const counts = new Map<string, KindCount>()
  for (const { kind } of Object.values(routes)) if (!counts.has(kind)) counts.set(kind, { kind, pages: 0, aliases: 0 })
  return {
    add: ({ route, status, path }: { route: string; status: string; path: string }) => {
      if (route === '') return
      const kind = kindOf(route)
      const count = counts.get(kind) ?? { kind, pages: 0, aliases: 0 }
      counts.set(kind, count)
      count.pages++
      if (status !== 'alias') return
      count.aliases++
      if (count.firstAlias === undefined || path < count.firstAlias) count.firstAlias = path
    },
    finish: (): KindCount[] => [...counts.values()].filter(({ pages }) => pages > 0),
  }
}
