import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compareRows, type SavedRow } from '#src/report/compare-rows.ts'
import type { ReportChanges, ReportRows } from '#src/report/data.ts'
import { compareText, type Finding } from '../core/problem.ts'

/** The rows and findings of the previous report. */
export type EarlierReport = { rows: SavedRow[]; findings: Set<string> }

/** Reads the previous report before it is replaced. Undefined if there is none, or it cannot be read. */
export function readEarlierReport(reportDir: string): EarlierReport | undefined {
  try {
    const [routes, findings] = ['routes.json', 'findings.json'].map((name) => join(reportDir, name))
    if (!routes || !findings || !existsSync(routes) || !existsSync(findings)) return undefined
    const rows: SavedRow[] = JSON.parse(readFileSync(routes, 'utf8'))
    const found: { code: string; url: string }[] = JSON.parse(readFileSync(findings, 'utf8'))
    if (!rows.every(({ path, status }) => typeof path === 'string' && typeof status === 'string')) return undefined
    return { rows, findings: new Set(found.map(nameOf)) }
  } catch {
    // Damaged, or larger than the longest string.
    return undefined
  }
}

const none = { added: [], removed: [], moved: [], changed: [], findings: { added: [], removed: [] } }
const before = 'the previous report'

/** The changes if nothing has changed since the previous report. */
export const noChanges: ReportChanges = { before, ...none }

/** Changes since the previous report. */
export function reportChanges(
  earlier: EarlierReport | undefined,
  rows: ReportRows,
  findings: readonly Finding[],
): ReportChanges {
  if (!earlier) return none
  const now = new Set(findings.map(nameOf))
  return {
    before,
    ...compareRows(earlier.rows, rows),
    findings: {
      added: [...now].filter((name) => !earlier.findings.has(name)).sort(compareText),
      removed: [...earlier.findings].filter((name) => !now.has(name)).sort(compareText),
    },
  }
}

const nameOf = ({ code, url }: { code: string; url: string }) => `${code} ${url}`
