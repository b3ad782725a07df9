import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ReportSummary } from '#src/report/data.ts'

const tables = ['routes.json', 'findings.json']
const dirOf = (reportDir: string) => join(reportDir, 'published')

/**
 * Keeps the tables of the site that is published. The report of a build that is refused replaces those of the last report,
 * and the next one has to be compared with what visitors see.
 */
export function keepPublishedTables(reportDir: string): void {
  const dir = dirOf(reportDir)
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir, { recursive: true })
  for (const name of tables) {
    const [from, to] = [join(reportDir, name), join(dir, name)]
    try {
      linkSync(from, to) // The tables are replaced and never written to, so a link keeps their text.
    } catch {
      copyFileSync(from, to) // Not every file system has hard links.
    }
  }
}

/** The folder with the tables to compare with, and its name. */
export function tablesBefore(reportDir: string): { dir: string; name: string } {
  const dir = dirOf(reportDir)
  const isPublished = tables.every((name) => existsSync(join(dir, name)))
  return isPublished && isRefused(reportDir)
    ? { dir, name: 'the published site' }
    : { dir: reportDir, name: 'the previous report' }
}

/** Whether the last build was refused. */
function isRefused(reportDir: string): boolean {
  try {
    const { outcome }: ReportSummary = JSON.parse(readFileSync(join(reportDir, 'data/summary.json'), 'utf8'))
    return outcome === 'refused' || outcome === 'unread'
  } catch {
    return false // no report, or a damaged one
  }
}
