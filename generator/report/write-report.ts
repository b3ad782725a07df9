import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Finding, publicFinding } from '../core/problem.ts'
import type { Columns } from './column.ts'
import { locationText, columns as reportColumns } from './columns.ts'
import { openCsv } from './csv.ts'
import { junitXml } from './junit.ts'
import { openReplacement, replaceFile } from './replace-file.ts'
import { columnValue, type RouteRow } from './route-row.ts'

/** The tables of URLs while they are written. */
export type RouteTables = {
  /** Adds a row, given as `JSON.stringify` writes it too. */
  add: (row: RouteRow, json: string) => void
  /** Puts the tables in place of those of the last report. */
  finish: () => void
  /** Removes what is not finished. */
  [Symbol.dispose]: () => void
}

/** Begins routes.json and routes.csv. They are written row by row, because those of a large site do not fit in a string. */
export function openRouteTables(dir: string, columns: Columns = reportColumns): RouteTables {
  mkdirSync(dir, { recursive: true })
  const json = openReplacement(join(dir, 'routes.json'))
  const cells = routeCells(columns)
  const csv = openCsv(
    join(dir, 'routes.csv'),
    cells.map(({ key }) => key),
  )
  let count = 0
  return {
    add: (row, line) => {
      json.write(`${count === 0 ? '[' : ','}\n${line}`)
      csv.add(cells.map(({ cellOf }) => cellOf(row)))
      count++
    },
    finish: () => {
      json.write(count === 0 ? '[]\n' : '\n]\n')
      json.finish()
      csv.finish()
    },
    [Symbol.dispose]: () => {
      json[Symbol.dispose]()
      csv[Symbol.dispose]()
    },
  }
}

type RouteCell = { key: string; cellOf: (row: RouteRow) => string | number | null }

/** The cells of a row. Lists come after single values. */
function routeCells(columns: Columns): RouteCell[] {
  return Object.entries(columns)
    .sort(([, a], [, b]) => Number(!!a.csv) - Number(!!b.csv))
    .map(([key, { csv }]) => ({
      key,
      // Without a form for routes.csv, a value is text or a number, which TypeScript cannot see.
      cellOf: csv ? (row) => csv(columnValue(row, key)) : (row) => columnValue(row, key) as string | number | null,
    }))
}

/**
 * Writes findings as JSON, CSV and a JUnit report.
 * @param codes codes of all rules
 */
export function writeFindings(dir: string, findings: readonly Finding[], codes: readonly string[] = []): void {
  mkdirSync(dir, { recursive: true })
  replaceFile(join(dir, 'findings.json'), jsonLines(findings))
  writeFindingTable(join(dir, 'findings.csv'), findings)
  replaceFile(join(dir, 'findings.junit.xml'), junitXml(findings, codes))
}

/** A JSON array with one entry per line, so that reports can be compared line by line. */
function* jsonLines(findings: readonly Finding[]): Generator<string> {
  if (findings.length === 0) return yield '[]\n'
  for (const [index, finding] of findings.entries())
    yield `${index === 0 ? '[' : ','}\n${JSON.stringify(publicFinding(finding))}`
  yield '\n]\n'
}

function writeFindingTable(path: string, findings: readonly Finding[]): void {
  using csv = openCsv(path, ['code', 'severity', 'url', 'count', 'at', 'what', 'fix', 'known', 'expires'])
  for (const { code, severity, url, count = 1, at, what, fix, known } of findings)
    csv.add([code, severity, url, count, locationText(at), what, fix, known?.reason ?? '', known?.expires ?? ''])
  csv.finish()
}
