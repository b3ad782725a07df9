import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TrafficReport } from '#src/report/traffic.ts'
import { locationText } from './columns.ts'
import { type Cell, openCsv } from './csv.ts'
import { replaceFile } from './replace-file.ts'
import { malformedFileOf } from './traffic-report.ts'

/** Lines for the manifest that the prune list proposes. */
export type PruneChange = { noindex: string; redirects: string }

type WrittenTraffic = {
  report: TrafficReport
  change: PruneChange
  /** Files with malformed lines, by the id of their export. */
  malformedFiles: ReadonlyMap<string, string>
}

/**
 * Writes what follows from the imported exports into `traffic/`: one CSV file a list, and lines to paste into the
 * manifest. Without exports, removes what an earlier report wrote.
 */
export function writeTraffic(reportDir: string, traffic: WrittenTraffic | undefined): void {
  const dir = join(reportDir, 'traffic')
  rmSync(dir, { recursive: true, force: true })
  if (!traffic) return
  const { report, change, malformedFiles } = traffic
  mkdirSync(dir, { recursive: true })
  const { prune, competing, gaps, unserved, links } = report
  writeRows(join(dir, 'prune.csv'), prune, {
    path: ({ path }) => path,
    action: ({ action }) => action,
    reason: ({ reason }) => reason,
    clicks: ({ clicks }) => clicks,
    impressions: ({ impressions }) => impressions,
    crawls: ({ crawls }) => crawls,
    ownShare: ({ ownShare }) => ownShare,
    population: ({ population }) => population,
    at: ({ at }) => locationText(at),
  })
  const competingRows = competing.flatMap(({ query, pages }) => pages.map((page) => ({ query, ...page })))
  writeRows(join(dir, 'competing-pages.csv'), competingRows, {
    query: ({ query }) => query,
    path: ({ path }) => path,
    clicks: ({ clicks }) => clicks,
    impressions: ({ impressions }) => impressions,
    position: ({ position }) => position,
  })
  writeRows(join(dir, 'queries-without-page.csv'), gaps, {
    query: ({ query }) => query,
    clicks: ({ clicks }) => clicks,
    impressions: ({ impressions }) => impressions,
    position: ({ position }) => position,
    missing: ({ missing }) => missing.join(' '),
    nearest: ({ nearest }) => nearest,
  })
  writeRows(join(dir, 'unserved.csv'), unserved, {
    path: ({ path }) => path,
    clicks: ({ clicks }) => clicks,
    impressions: ({ impressions }) => impressions,
    requests: ({ missing }) => missing,
    crawls: ({ crawls }) => crawls,
    suggestion: ({ suggestion }) => suggestion,
  })
  writeRows(join(dir, 'links.csv'), links, {
    to: ({ to }) => to,
    from: ({ from }) => from,
    reason: ({ reason }) => reason,
    at: ({ at }) => locationText(at),
  })
  for (const [id, path] of malformedFiles) copyFileSync(path, join(dir, malformedFileOf(id)))
  replaceFile(join(dir, 'noindex.yaml'), [change.noindex])
  replaceFile(join(dir, 'redirects.yaml'), [change.redirects, ...unserved.map(({ line }) => `${line}\n`)])
}

/** Writes a CSV file with a column for each cell of a row. */
function writeRows<Row>(path: string, rows: readonly Row[], cells: Readonly<Record<string, (row: Row) => Cell>>): void {
  using csv = openCsv(path, Object.keys(cells))
  const all = Object.values(cells)
  for (const row of rows) csv.add(all.map((cell) => cell(row)))
  csv.finish()
}
