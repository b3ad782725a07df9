import type { Site } from '#src/site.ts'
import type { Audit } from '../audit/audit.ts'
import type { AuditedPage } from '../audit/facts/site-facts.ts'
import { rules } from '../audit/rules.ts'
import type { LineAt } from '../core/locate-text.ts'
import type { Finding, Problem } from '../core/problem.ts'
import { sortProblems } from '../core/problem.ts'
import { buildReportApp } from '../report/app/build-report-app.ts'
import { linkedUrls } from '../report/linked-urls.ts'
import { pageNeighbours } from '../report/page-neighbours.ts'
import { readEarlierReport, reportChanges } from '../report/report-changes.ts'
import { writeReportApp, writeReportData } from '../report/report-data.ts'
import { reportFindings } from '../report/report-findings.ts'
import { reportRows } from '../report/report-rows.ts'
import { inlinkChunk, reportSummary } from '../report/report-summary.ts'
import type { RouteRow } from '../report/route-row.ts'
import { countByKind, routeRows, sourcesOf } from '../report/route-rows.ts'
import { writeReport } from '../report/write-report.ts'
import type { Redirect } from '../urls/redirects/redirect.ts'

type ReportOptions = {
  rootDir: string
  cacheDir: string
  reportDir: string
  /** Where what is known of pages was written. */
  detailDir: string
  site: Site
  judged: Audit
  /** Those of the manifest, which are findings of no address. */
  problems: readonly Problem[]
  redirects: readonly Redirect[]
  /** Which file holds what is known of a page. */
  chunks: ReadonlyMap<string, number>
  lastmodOf: (page: AuditedPage) => string | undefined
  lineAt: LineAt
  outcome: 'published' | 'refused' | 'audited'
}

/** Writes the report: its tables for machines and spreadsheets, and the app that shows it. */
export async function reportSite(options: ReportOptions): Promise<RouteRow[]> {
  const { rootDir, cacheDir, reportDir, site, judged, problems, redirects, chunks, lastmodOf, lineAt, outcome } =
    options
  const { findings: found, site: audited } = judged
  const linked = linkedUrls(audited)
  const findings = withProblems(found, problems)
  const routes = routeRows({ site, audited, findings: found, linked, redirects, lastmodOf })
  const rows = reportRows(routes, site, chunks)
  const rowOf = new Map(routes.map(({ path }, row) => [path, row]))
  const earlier = readEarlierReport(reportDir)
  const neighboursOf = pageNeighbours(audited, ({ route, params }) => (route ? sourcesOf(site, { route, params }) : []))
  const numberOf = new Map(audited.pages.map(({ path }, number) => [path, number]))

  writeReportApp(reportDir, (await buildReportApp({ rootDir, cacheDir })).files)
  writeReportData(reportDir, options.detailDir, {
    summary: reportSummary({ site, audited, rules, kinds: countByKind(routes), outcome }),
    rows,
    findings: reportFindings(findings, rowOf, lineAt),
    changes: reportChanges(earlier, rows, findings),
    inlinks: chunksOf(routes, inlinkChunk, ({ path, sources, linkedFrom }) => {
      const number = numberOf.get(path)
      if (number !== undefined) return neighboursOf(number)
      const { ownInlinks: count = 0, from = [] } = linked.get(path) ?? {}
      return { path, sources: [...sources, ...linkedFrom.map(({ at }) => at)], siblings: [], parts: [], count, from }
    }),
  })
  writeReport(
    reportDir,
    routes,
    findings,
    rules.map(({ code }) => code),
  )
  return routes
}

/** What the report lists: problems are findings of no address. */
export function withProblems(findings: readonly Finding[], problems: readonly Problem[]): Finding[] {
  return sortProblems([...findings, ...problems.map((problem) => ({ ...problem, url: '' }))])
}

function* chunksOf<Row, Item>(rows: readonly Row[], size: number, itemOf: (row: Row) => Item): Generator<Item[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size).map(itemOf)
}
