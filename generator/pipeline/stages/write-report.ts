import type { InlinkDetail } from '#src/report/data.ts'
import { ruleTexts } from '../../audit/rule-texts.ts'
import { findCompiled } from '../../core/compile/compiled.ts'
import { openLines } from '../../core/locate-text.ts'
import { withProblems } from '../../core/problem.ts'
import { shownPath } from '../../core/shown-path.ts'
import { noTraffic } from '../../core/traffic.ts'
import type { Columns } from '../../report/column.ts'
import { columns as reportColumns } from '../../report/columns.ts'
import type { ChunkOf } from '../../report/detail-chunks.ts'
import { linkedUrls } from '../../report/linked-urls.ts'
import { pageBriefs } from '../../report/page-briefs.ts'
import { pageNeighbours } from '../../report/page-neighbours.ts'
import { keepPublishedTables } from '../../report/published-tables.ts'
import { openComparison } from '../../report/report-changes.ts'
import { openReportData, writeReportApp } from '../../report/report-data.ts'
import { reportFindings } from '../../report/report-findings.ts'
import { packRows } from '../../report/report-rows.ts'
import { reportSummary } from '../../report/report-summary.ts'
import type { RouteRow } from '../../report/route-row.ts'
import { type KindCount, kindCounter, routeRows } from '../../report/route-rows.ts'
import { trafficColumns } from '../../report/traffic-columns.ts'
import { trafficReport } from '../../report/traffic-report.ts'
import { openRouteTables, writeFindings } from '../../report/write-report.ts'
import { writeTraffic } from '../../report/write-traffic.ts'
import { pruneChange } from '../../traffic/insights/prune-list.ts'
import type { Run } from '../run.ts'
import type { SiteAudit } from './audit-site.ts'
import { lastmodIn } from './emit-files.ts'
import type { LoadedSite } from './load-site.ts'
import type { SiteTraffic } from './read-traffic.ts'
import type { ResolvedUrls } from './resolve-urls.ts'

type Reported = {
  site: LoadedSite
  urls: ResolvedUrls
  audit: SiteAudit
  chunkOf: ChunkOf
  /** Where the details of pages were written. */
  detailDir: string
  outcome: 'published' | 'refused' | 'audited'
  /** What was imported, if anything. */
  traffic: SiteTraffic | undefined
}

/** Writes the report: tables for machines and spreadsheets, and the app that shows them. Returns the number of pages by type. */
export function writeReport(run: Run, reported: Reported): Promise<KindCount[]> {
  return run.stage('report', async () => {
    const { site, urls, audit, chunkOf, detailDir, outcome, traffic } = reported
    const { site: audited, findings: found, imageOf } = audit
    const { index, pages, rules } = site
    const linked = linkedUrls(audited)
    const texts = ruleTexts(rules, index.manifest.site)
    const findings = withProblems(found, run.problems())
    const lineAt = openLines(run.manifestDir, shownPath(run))
    const lastmodOf = lastmodIn(urls)
    const neighboursOf = pageNeighbours(audited)
    const briefOf = pageBriefs(audited, traffic?.traffic.queriesOfPages)
    const numberOf = new Map(audited.pages.map(({ path }, number) => [path, number]))
    const inlinksOf = ({ path, sources, linkedFrom }: RouteRow): InlinkDetail => {
      const number = numberOf.get(path)
      const page = number === undefined ? undefined : audited.pages[number]
      if (number !== undefined && page) return { ...neighboursOf(number, sources), ...briefOf(page) }
      const { ownInlinks: count = 0, from = [] } = linked.get(path) ?? {}
      return { path, sources: [...sources, ...linkedFrom.map(({ at }) => at)], siblings: [], parts: [], count, from }
    }

    writeReportApp(run.reportDir, (await findCompiled(run.rootDir)).reportApp)
    const comparison = openComparison(run.reportDir)
    const columns: Columns = { ...reportColumns, ...trafficColumns(traffic?.traffic.has) }
    const packed = packRows(index.manifest.site.origin, chunkOf, columns)
    const data = openReportData(run.reportDir, detailDir)
    const counter = kindCounter()
    using tables = openRouteTables(run.reportDir, columns)
    const { redirects } = urls
    const input = { site: index, pages, audited, findings: found, linked, redirects, imageOf, lastmodOf }
    const trafficOf = traffic && ((path: string) => traffic.traffic.byPath.get(path) ?? noTraffic)
    for (const row of routeRows({ ...input, trafficOf }, columns)) {
      const json = JSON.stringify(row)
      tables.add(row, json)
      comparison.add(row, json)
      packed.add(row)
      counter.add(row)
      data.addInlinks(inlinksOf(row))
    }
    const rows = packed.finish()
    const kinds = counter.finish()
    const trafficTables =
      traffic && trafficReport({ ...traffic.insights, exports: traffic.tables, malformedFiles: traffic.malformed })
    data.finish({
      summary: reportSummary({
        site: index,
        audited,
        rules: texts,
        kinds,
        outcome,
        hasTraffic: traffic !== undefined,
        searchPeriod: traffic?.tables.find(({ table, period }) => table.kind === 'search' && period)?.period,
      }),
      rows,
      findings: reportFindings(findings, packed.rowOf, lineAt),
      changes: comparison.finish(rows, findings),
      traffic: trafficTables,
    })
    tables.finish()
    writeTraffic(
      run.reportDir,
      trafficTables &&
        traffic && {
          report: trafficTables,
          change: pruneChange(traffic.insights.prune),
          malformedFiles: traffic.malformed,
        },
    )
    const codes = rules.map(({ code }) => code)
    writeFindings(run.reportDir, findings, codes)
    if (outcome === 'published') keepPublishedTables(run.reportDir)
    run.detail(`${rows.count} URLs`)
    return kinds
  })
}
