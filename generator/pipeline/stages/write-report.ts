import { ruleTexts } from '../../audit/rule-texts.ts'
import { rules } from '../../audit/rules.ts'
import { withProblems } from '../../core/problem.ts'
import { buildReportApp } from '../../report/app/build-report-app.ts'
import { linkedUrls } from '../../report/linked-urls.ts'
import { pageNeighbours } from '../../report/page-neighbours.ts'
import { readEarlierReport, reportChanges } from '../../report/report-changes.ts'
import { writeReportApp, writeReportData } from '../../report/report-data.ts'
import { reportFindings } from '../../report/report-findings.ts'
import { reportRows } from '../../report/report-rows.ts'
import { inlinkChunk, reportSummary } from '../../report/report-summary.ts'
import { countByKind, type KindCount, routeRows } from '../../report/route-rows.ts'
import { writeReport as writeTables } from '../../report/write-report.ts'
import type { Run } from '../run.ts'
import type { SiteAudit } from './audit-site.ts'
import { lastmodIn } from './emit-files.ts'
import type { LoadedSite } from './load-site.ts'
import type { ResolvedUrls } from './resolve-urls.ts'

type Reported = {
  site: LoadedSite
  urls: ResolvedUrls
  audit: SiteAudit
  /** Which file of details holds a page, by path. */
  chunks: ReadonlyMap<string, number>
  /** Where the details of pages were written. */
  detailDir: string
  outcome: 'published' | 'refused' | 'audited'
}

/** Writes the report: tables for machines and spreadsheets, and the app that shows them. Returns the number of pages by type. */
export function writeReport(run: Run, reported: Reported): Promise<KindCount[]> {
  return run.stage('report', async () => {
    const { site, urls, audit, chunks, detailDir, outcome } = reported
    const { site: audited, findings: found, lineAt } = audit
    const { index, pages } = site
    const linked = linkedUrls(audited)
    const texts = ruleTexts(rules, index.manifest.site.audit.rules)
    const findings = withProblems(found, run.problems())
    const lastmodOf = lastmodIn(urls)
    const routes = routeRows({
      site: index,
      pages,
      audited,
      findings: found,
      linked,
      redirects: urls.redirects,
      lastmodOf,
    })
    const kinds = countByKind(routes)
    const rows = reportRows(routes, index, chunks)
    const rowOf = new Map(routes.map(({ path }, row) => [path, row]))
    const earlier = readEarlierReport(run.reportDir)
    const neighboursOf = pageNeighbours(audited, ({ path }) => [...(pages.get(path)?.sources ?? [])])
    const numberOf = new Map(audited.pages.map(({ path }, number) => [path, number]))

    writeReportApp(run.reportDir, (await buildReportApp(run)).files)
    writeReportData(run.reportDir, detailDir, {
      summary: reportSummary({ site: index, audited, rules: texts, kinds, outcome }),
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
    writeTables(
      run.reportDir,
      routes,
      findings,
      rules.map(({ code }) => code),
    )
    run.detail(`${routes.length} URLs`)
    return kinds
  })
}

function* chunksOf<Row, Item>(rows: readonly Row[], size: number, itemOf: (row: Row) => Item): Generator<Item[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size).map(itemOf)
}
