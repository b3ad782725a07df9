import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compareFindings } from '#src/report/compare-findings.ts'
import { compareRows, type SavedRow } from '#src/report/compare-rows.ts'
import type { ReportChanges, ReportRows } from '#src/report/data.ts'
import { publishRisks } from '#src/report/publish-risks.ts'
import type { Finding } from '../core/problem.ts'
import { tablesBefore } from './published-tables.ts'
import { readLines } from './read-lines.ts'

/** Compares a report with the previous one while it is written. */
export type Comparison = {
  /** Adds a row of this report, in the order of the table, with the text that routes.json has of it. */
  add: (row: SavedRow, json: string) => void
  /** The changes. Before this, routes.json and findings.json of the previous report must stay in place. */
  finish: (rows: ReportRows, findings: readonly Finding[]) => ReportChanges
}

const none = { added: [], removed: [], moved: [], changed: [], findings: { added: [], removed: [] } }
/** The changes if nothing has changed since the previous report. */
export const noChanges: ReportChanges = {
  before: 'the previous report',
  ...none,
  risks: { unindexed: [], inlinksLost: [] },
}

/**
 * Begins to compare with the previous report or, if its site was not published, with the one that is. Without a report
 * that can be read, there are no changes.
 */
export function openComparison(reportDir: string): Comparison {
  const { dir, name: before } = tablesBefore(reportDir)
  const [routes, findings] = [join(dir, 'routes.json'), join(dir, 'findings.json')]
  const earlier = existsSync(routes) && existsSync(findings) ? openSavedRows(routes) : undefined
  return {
    add: (row, json) => earlier?.passBy(row, json),
    finish: (rows, now) => {
      const saved = earlier?.finish()
      const found = saved && readFindings(findings)
      if (!saved || !found) return none
      const changes = compareRows(saved, rows)
      return { before, ...changes, findings: compareFindings(found, now), risks: publishRisks(saved, rows, changes) }
    },
  }
}

type SavedRows = {
  /** Reads up to the place of a row of this report. */
  passBy: (row: SavedRow, json: string) => void
  /** All rows; undefined if the file is damaged. */
  finish: () => SavedRow[] | undefined
}

/**
 * Reads the rows of an earlier routes.json in step with those of this report. Both are sorted by path and most lines are
 * the same, so few have to be parsed.
 */
function openSavedRows(path: string): SavedRows {
  const rows: SavedRow[] = []
  const lines = savedLines(path)
  let isDamaged = false
  let next: { json: string; row?: SavedRow } | undefined
  const advance = () => {
    const { done, value } = lines.next()
    next = done ? undefined : { json: value }
  }
  const attempt = (read: () => void) => {
    if (isDamaged) return
    try {
      read()
    } catch {
      isDamaged = true
    }
  }
  attempt(advance)
  return {
    passBy: (row, json) =>
      attempt(() => {
        while (next) {
          next.row ??= next.json === json ? comparedFields(row) : parsedRow(next.json)
          if (next.row.path > row.path) return
          rows.push(next.row)
          const isPassed = next.row.path === row.path
          advance()
          if (isPassed) return
        }
      }),
    finish: () => {
      attempt(() => {
        for (; next; advance()) rows.push(next.row ?? parsedRow(next.json))
      })
      return isDamaged ? undefined : rows
    },
  }
}

/** The entries of a JSON array with one entry per line. */
function* savedLines(path: string): Generator<string> {
  let last = ''
  for (const line of readLines(path)) {
    if (line.startsWith('{')) yield line.endsWith(',') ? line.slice(0, -1) : line
    last = line
  }
  if (!last.endsWith(']')) throw new Error(`${path} is cut off.`)
}

function parsedRow(json: string): SavedRow {
  const row: SavedRow = JSON.parse(json)
  if (typeof row.path !== 'string' || typeof row.status !== 'string') throw new Error('A row has no path or status.')
  return comparedFields(row)
}

/** Only the fields that are compared, so that the others are not kept in memory. */
function comparedFields(row: SavedRow): SavedRow {
  const { path, status, canonical, breadcrumbs, words, inlinks, title, description, h1, picture } = row
  const { robots, section, lastmod } = row
  return {
    path,
    status,
    canonical,
    breadcrumbs,
    words,
    inlinks,
    title,
    description,
    h1,
    picture,
    robots,
    section,
    lastmod,
  }
}

/** The findings of an earlier report; undefined if the file is damaged. */
function readFindings(path: string): Pick<Finding, 'code' | 'url' | 'count' | 'what'>[] | undefined {
  try {
    const found = JSON.parse(readFileSync(path, 'utf8'))
    return Array.isArray(found) ? found : undefined
  } catch {
    return undefined
  }
}
