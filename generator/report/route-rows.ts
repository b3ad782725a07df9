import { imageOf } from '#src/head/page-head.ts'
import { pictureName } from '#src/picture.ts'
import type { RouteId } from '#src/route.ts'
import { routes } from '#src/routes.ts'
import type { SiteIndex } from '#src/site.ts'
import type { AuditedSite } from '../core/audited-site.ts'
import type { PageIndex } from '../core/facts.ts'
import { compareText, type Finding } from '../core/problem.ts'
import type { Redirect } from '../core/redirect.ts'
import type { AuditedPage } from '../core/site-facts.ts'
import { pathOf } from '../core/url.ts'
import type { Column, Columns, FindingCounts, PagelessFacts } from './column.ts'
import { columns as reportColumns } from './columns.ts'
import { inPagelessOrder } from './key-order.ts'
import { missingUrls, type UrlLinks } from './linked-urls.ts'
import type { RouteRow } from './route-row.ts'

export type KindCount = { kind: string; pages: number; aliases: number }

type RowsInput = {
  site: SiteIndex
  pages: PageIndex
  audited: AuditedSite
  findings: readonly Finding[]
  /** Links to URLs without a page. */
  linked: ReadonlyMap<string, UrlLinks>
  redirects: readonly Redirect[]
  /** Day the page last changed, if known. */
  lastmodOf: (page: AuditedPage) => string | undefined
}

/** One row for each page, each redirect, and each missing URL that something links to. Sorted by path. */
export function routeRows(input: RowsInput, columns: Columns = reportColumns): RouteRow[] {
  const counts = findingCounts(input.findings)
  const rows = [...pageRows(input, columns, counts), ...pagelessRows(input, columns, counts)]
  return rows.sort((a, b) => compareText(a.path, b.path))
}

type CountsByPath = ReadonlyMap<string, FindingCounts>

function pageRows({ site, pages, audited, lastmodOf }: RowsInput, columns: Columns, counts: CountsByPath): RouteRow[] {
  const { origin } = site.manifest.site
  const imageFiles = new Map(site.manifest.imageFiles.map((file) => [pictureName(file), file]))
  const newRow = rowMaker(columns)
  return audited.pages.map((page, number) => {
    const { path, route: id, params } = page
    const facts = {
      path,
      findings: counts.get(path) ?? noFindings,
      origin,
      audited,
      page,
      number,
      sources: [...(pages.get(path)?.sources ?? [])],
      image: id && imageOf(site, { id, params }),
      imageFiles,
      lastmod: lastmodOf(page),
    }
    return newRow((column) => column.page(facts))
  })
}

function pagelessRows(
  { site, audited, linked, redirects }: RowsInput,
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
    const facts: PagelessFacts = { ...url, findings: counts.get(url.path) ?? noFindings, links: linked.get(url.path) }
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

/** Number of pages of each page type, in the order of the route table. */
export function countByKind(rows: Iterable<Pick<RouteRow, 'route' | 'status'>>): KindCount[] {
  const counts = new Map<string, KindCount>()
  for (const { kind } of Object.values(routes)) if (!counts.has(kind)) counts.set(kind, { kind, pages: 0, aliases: 0 })
  for (const { route, status } of rows) {
    const count = route in routes ? counts.get(routes[route as RouteId].kind) : undefined
    if (!count) continue
    count.pages++
    if (status === 'alias') count.aliases++
  }
  return [...counts.values()]
}
