import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Finding, publicFinding } from '../core/problem.ts'
import type { Columns } from './column.ts'
import { locationText, columns as reportColumns } from './columns.ts'
import { csvHeader, csvRows } from './csv.ts'
import { junitXml } from './junit.ts'
import type { RouteRow } from './route-row.ts'

/**
 * Writes routes and findings as JSON and CSV, and findings as a JUnit report. Without routes, keeps the files of the last
 * report.
 * @param codes codes of all rules
 */
export function writeReport(
  dir: string,
  routes: readonly RouteRow[] | undefined,
  findings: readonly Finding[],
  codes: readonly string[] = [],
  columns: Columns = reportColumns,
): void {
  mkdirSync(dir, { recursive: true })
  if (routes) {
    replaceFile(join(dir, 'routes.json'), jsonLines(routes))
    const { names, cellsOf } = routeCells(columns)
    replaceFile(join(dir, 'routes.csv'), csv(routes, cellsOf, names))
  }
  replaceFile(join(dir, 'findings.json'), jsonLines(findings.map(publicFinding)))
  replaceFile(join(dir, 'findings.csv'), csv(findings, findingCells, findingColumns))
  replaceFile(join(dir, 'findings.junit.xml'), junitXml(findings, codes))
}

/** Cells of a row by column. Lists come after single values. */
function routeCells(columns: Columns): { names: string[]; cellsOf: (row: RouteRow) => Record<string, unknown> } {
  const inOrder = Object.entries(columns).sort(([, a], [, b]) => Number(!!a.csv) - Number(!!b.csv))
  const valueAt = (row: Readonly<Record<string, unknown>>, key: string) => row[key]
  return {
    names: inOrder.map(([key]) => key),
    cellsOf: (row) =>
      Object.fromEntries(
        inOrder.map(([key, { csv }]) => [key, csv ? csv(valueAt(row, key)) : valueAt(row, key)] as const),
      ),
  }
}

const findingColumns = ['code', 'severity', 'url', 'count', 'at', 'what', 'fix', 'known', 'expires']

function findingCells({ code, severity, url, count, at, what, fix, known }: Finding) {
  return {
    code,
    severity,
    url,
    count: count ?? 1,
    at: locationText(at),
    what,
    fix,
    known: known?.reason ?? '',
    expires: known?.expires ?? '',
  }
}

// The text is written in pieces, because that of a large site exceeds the maximum length of a string.

/** A JSON array with one entry per line, so that reports can be compared line by line. */
function* jsonLines(rows: readonly unknown[]): Generator<string> {
  if (rows.length === 0) return yield '[]\n'
  for (const [index, chunk] of chunksOf(rows).entries()) {
    yield `${index === 0 ? '[' : ','}\n${chunk.map((row) => JSON.stringify(row)).join(',\n')}`
  }
  yield '\n]\n'
}

function* csv<Row>(
  rows: readonly Row[],
  cellsOf: (row: Row) => Record<string, unknown>,
  columns: readonly string[],
): Generator<string> {
  yield csvHeader(columns)
  for (const chunk of chunksOf(rows)) yield csvRows(chunk.map(cellsOf), columns)
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
