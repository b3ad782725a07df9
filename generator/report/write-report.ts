import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import type { Location } from '#manifest/schema.ts'
import { type Finding, publicFinding } from '../core/problem.ts'
import { junitXml } from './junit.ts'
import type { RouteRow } from './route-row.ts'

const at = ({ file, line, column }: Location) => `${file}:${line}:${column}`

/**
 * Writes routes and findings, as JSON with one entry a line, as CSV, and as a report of tests, of which a rule is one that
 * found nothing. Without routes, those of the last report stay.
 * @param codes of all rules.
 */
export function writeReport(
  dir: string,
  routes: readonly RouteRow[] | undefined,
  findings: readonly Finding[],
  codes: readonly string[] = [],
): void {
  mkdirSync(dir, { recursive: true })
  if (routes) {
    replaceFile(join(dir, 'routes.json'), jsonLines(routes))
    replaceFile(join(dir, 'routes.csv'), csv(routes, routeCells))
  }
  replaceFile(join(dir, 'findings.json'), jsonLines(findings.map(publicFinding)))
  replaceFile(join(dir, 'findings.csv'), csv(findings, findingCells, findingColumns))
  replaceFile(join(dir, 'findings.junit.xml'), junitXml(findings, codes))
}

function routeCells({ params, breadcrumbs, sources, linkedFrom, ...row }: RouteRow) {
  return {
    ...row,
    params: Object.values(params).join(' '),
    breadcrumbs: breadcrumbs.join(' › '),
    sources: sources.map(at).join(' '),
    linkedFrom: linkedFrom.map(({ slot, at: where }) => `${slot} (${at(where)})`).join('; '),
  }
}

const findingColumns = ['code', 'severity', 'url', 'count', 'at', 'what', 'fix', 'known', 'expires']

function findingCells({ code, severity, url, count, at: where, what, fix, known }: Finding) {
  return {
    code,
    severity,
    url,
    count: count ?? 1,
    at: at(where),
    what,
    fix,
    known: known?.reason ?? '',
    expires: known?.expires ?? '',
  }
}

// The report of a large site is longer than the longest string of JavaScript, so its text comes in pieces.

/** An array with one entry a line, so that two reports can be compared line by line. */
function* jsonLines(rows: readonly unknown[]): Generator<string> {
  if (rows.length === 0) return yield '[]\n'
  for (const [index, chunk] of chunksOf(rows).entries()) {
    yield `${index === 0 ? '[' : ','}\n${chunk.map((row) => JSON.stringify(row)).join(',\n')}`
  }
  yield '\n]\n'
}

/** A byte order mark, so that Excel reads UTF-8; a quote before what a spreadsheet would take for a formula. */
function* csv<Row>(
  rows: readonly Row[],
  cellsOf: (row: Row) => Record<string, unknown>,
  columns = rows.slice(0, 1).flatMap((row) => Object.keys(cellsOf(row))),
): Generator<string> {
  // A line feed at the start is let pass by csv-stringify, and spreadsheets skip it before they look for a formula.
  const guarded = (text: string) => (text.startsWith('\n') ? `'${text}` : text)
  const options = { columns, escape_formulas: true, cast: { string: guarded }, record_delimiter: 'windows' } as const
  yield stringify([], { ...options, header: true, bom: true })
  for (const chunk of chunksOf(rows)) yield stringify(chunk.map(cellsOf), options)
}

function chunksOf<T>(items: readonly T[], size = 1000): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

function replaceFile(path: string, pieces: Iterable<string>): void {
  const unfinished = `${path}.tmp`
  try {
    const file = openSync(unfinished, 'w')
    try {
      for (const piece of pieces) writeFileSync(file, piece)
    } finally {
      closeSync(file)
    }
    renameSync(unfinished, path)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}
