import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InlinkDetail, ReportChanges, ReportFinding, ReportRows, ReportSummary } from '#src/report/data.ts'
import type { TrafficReport } from '#src/report/traffic.ts'
import { dataScript } from './app/data-script.ts'
import { noChanges } from './report-changes.ts'
import { noRows } from './report-rows.ts'
import { inlinkChunk } from './report-summary.ts'
import { openTextFile } from './text-file.ts'

/** Data files of the report app. */
export const dataDir = (reportDir: string) => join(reportDir, 'data')
/** Where it keeps the details of pages, by batch. */
export const pageDetailDir = (reportDir: string) => join(dataDir(reportDir), 'pages')
/** Where data files are written first, so that an open report stays consistent. */
const stagedDir = (reportDir: string) => join(reportDir, 'data.tmp')

/** Creates an empty directory for the details of pages, which are written while pages are audited. */
export function openDetails(dir: string): string {
  const details = join(dir, 'report-pages')
  rmSync(details, { recursive: true, force: true })
  mkdirSync(details, { recursive: true })
  return details
}

/** The data files of a report while they are written. */
export type ReportData = {
  /** Adds the inlinks of a row, in the order of the rows. */
  addInlinks: (inlinks: InlinkDetail) => void
  /** Writes the rest and replaces the data of the last report. */
  finish: (data: {
    summary: ReportSummary
    rows: ReportRows
    findings: ReportFinding[]
    changes: ReportChanges
    /** Undefined if nothing was imported. */
    traffic: TrafficReport | undefined
  }) => void
}

/** Begins the data files of a report next to those of the last one. Takes the details of pages from where they were written. */
export function openReportData(reportDir: string, details: string): ReportData {
  const dir = stagedDir(reportDir)
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(join(dir, 'inlinks'), { recursive: true })
  moveFolder(details, join(dir, 'pages'))
  let inlinks: InlinkDetail[] = []
  let files = 0
  const writeInlinks = () => {
    writeScript(dir, `inlinks/${files++}`, inlinks)
    inlinks = []
  }
  return {
    addInlinks: (ofRow) => {
      inlinks.push(ofRow)
      if (inlinks.length === inlinkChunk) writeInlinks()
    },
    finish: ({ summary, ...data }) => {
      if (inlinks.length > 0) writeInlinks()
      for (const [name, value] of Object.entries(data)) if (value !== undefined) writeScript(dir, name, value)
      writeSummary(dir, summary)
      rmSync(dataDir(reportDir), { recursive: true, force: true })
      renameSync(dir, dataDir(reportDir))
    },
  }
}

/** Renames a folder, or copies it if the new place is on another file system. */
function moveFolder(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
    cpSync(from, to, { recursive: true })
    rmSync(from, { recursive: true, force: true })
  }
}

/** Report of a manifest with errors: new findings with the URLs of the last report. */
export function writeRefusal(reportDir: string, findings: ReportFinding[]): void {
  const dir = dataDir(reportDir)
  rmSync(stagedDir(reportDir), { recursive: true, force: true })
  mkdirSync(dir, { recursive: true })
  const file = join(dir, 'summary.json')
  const known = existsSync(file)
  if (!known) for (const [name, value] of Object.entries(nothing())) writeScript(dir, name, value)
  const summary: ReportSummary = known ? JSON.parse(readFileSync(file, 'utf8')) : noSite
  writeSummary(dir, { ...summary, outcome: 'unread' })
  writeScript(dir, 'findings', findings)
}

/** Says that nothing has changed since the last report, which stays as it is. */
export function writeNoChanges(reportDir: string): void {
  const name = 'changes'
  const path = join(dataDir(reportDir), `${name}.js`)
  const script = [...dataScript(name, noChanges)].join('')
  if (readFileSync(path, 'utf8') !== script) writeFileSync(path, script)
}

/** Also writes the summary as JSON, because `writeRefusal` may have to repeat it. */
function writeSummary(dir: string, summary: ReportSummary): void {
  writeScript(dir, 'summary', summary)
  writeFileSync(join(dir, 'summary.json'), `${JSON.stringify(summary)}\n`)
}

/** Copies the app into the report. */
export const writeReportApp = (reportDir: string, appDir: string): void =>
  cpSync(appDir, reportDir, { recursive: true })

function writeScript(dir: string, name: string, data: unknown): void {
  const file = openTextFile(join(dir, `${name}.js`))
  try {
    for (const piece of dataScript(name, data)) file.write(piece)
    file.flush()
  } finally {
    file.close()
  }
}

const noSite: ReportSummary = {
  version: 2,
  site: { name: '', origin: '', language: '' },
  outcome: 'unread',
  rules: [],
  kinds: [],
  services: [],
  places: [],
  thresholds: { ownShare: 0, similarity: 1 },
  maskedNames: { place: [], county: [], zip: [], service: [] },
  sharedParts: [],
  inlinkChunk,
}
const nothing = (): { rows: ReportRows; changes: ReportChanges } => ({
  rows: noRows(),
  changes: { added: [], removed: [], moved: [], changed: [], findings: { added: [], removed: [] } },
})
