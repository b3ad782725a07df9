import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import type { Location } from '#manifest/schema.ts'
import type { Finding } from '../problem.ts'

/** A line of the report of addresses: everything the site serves as a page, and what the navigation expects and is not there. */
export type RouteRow = {
  path: string
  route: string
  params: Readonly<Record<string, string>>
  status: 'page' | 'alias' | 'redirect' | 'missing'
  title: string
  description: string
  canonical: string
  robots: string
  h1: string
  breadcrumbs: string[]
  section: string
  words: number
  bytes: number
  hash: string
  /** Where the records it is made from are written. */
  sources: Location[]
  /** For what is missing: the navigation slots that lead to it. */
  linkedFrom: { slot: string; at: Location }[]
}

const at = ({ file, line, column }: Location) => `${file}:${line}:${column}`

/** Writes routes and findings, as JSON with one entry a line and as CSV. */
export async function writeReport(dir: string, routes: RouteRow[], findings: Finding[]): Promise<void> {
  await mkdir(dir, { recursive: true })
  await replaceFile(join(dir, 'routes.json'), jsonLines(routes))
  await replaceFile(join(dir, 'routes.csv'), csv(routes.map(routeCells)))
  await replaceFile(join(dir, 'findings.json'), jsonLines(findings))
  await replaceFile(join(dir, 'findings.csv'), csv(findings.map(findingCells), findingColumns))
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

const findingColumns = ['code', 'severity', 'url', 'count', 'at', 'what', 'mend', 'known', 'expires']

function findingCells({ code, severity, url, count, at: where, what, mend, known }: Finding) {
  return {
    code,
    severity,
    url,
    count: count ?? 1,
    at: at(where),
    what,
    mend,
    known: known?.reason ?? '',
    expires: known?.expires ?? '',
  }
}

/** An array with one entry a line, so that two reports can be compared line by line. */
function jsonLines(rows: readonly unknown[]): string {
  return rows.length === 0 ? '[]\n' : `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`
}

/** A byte order mark, so that Excel reads UTF-8; a quote before what a spreadsheet would take for a formula. */
function csv(rows: Record<string, unknown>[], columns = Object.keys(rows[0] ?? {})): string {
  return stringify(rows, { header: true, columns, bom: true, escape_formulas: true, record_delimiter: 'windows' })
}

async function replaceFile(path: string, text: string): Promise<void> {
  await writeFile(`${path}.tmp`, text)
  await rename(`${path}.tmp`, path)
}
