import {
  closeSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { ReportChanges, ReportFinding, ReportRows, ReportSummary } from '#src/report/data.ts'
import { dataScript } from './app/data-script.ts'

/** What the app of the report reads, in the folder data/ of the report. */
export const dataDir = (reportDir: string) => join(reportDir, 'data')
/** Where it is made, so that a report which is being read is whole. */
const stagedDir = (reportDir: string) => join(reportDir, 'data.tmp')

/**
 * Where what is known of pages is written while they are judged: below a directory that is removed whatever happens. It
 * is made anew.
 */
export function openDetails(dir: string): string {
  const details = join(dir, 'report-pages')
  rmSync(details, { recursive: true, force: true })
  mkdirSync(details, { recursive: true })
  return details
}

export type ReportData = {
  summary: ReportSummary
  rows: ReportRows
  findings: ReportFinding[]
  changes: ReportChanges
  /** Files of inlinks, in order. */
  inlinks: Iterable<readonly unknown[]>
}

/** Writes what the app reads beside the details of pages, and puts all of it in place of the last report's. */
export function writeReportData(reportDir: string, details: string, { summary, inlinks, ...data }: ReportData): void {
  const dir = stagedDir(reportDir)
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir, { recursive: true })
  // By copying, since the report may lie on another file system.
  cpSync(details, join(dir, 'pages'), { recursive: true })
  rmSync(details, { recursive: true, force: true })
  mkdirSync(join(dir, 'inlinks'), { recursive: true })
  let number = 0
  for (const details of inlinks) {
    writeScript(dir, `inlinks/${number}`, details)
    number++
  }
  for (const [name, value] of Object.entries(data)) writeScript(dir, name, value)
  writeSummary(dir, summary)
  rmSync(dataDir(reportDir), { recursive: true, force: true })
  renameSync(dir, dataDir(reportDir))
}

/** The report where nothing could be judged: the addresses of the last one stay, with what stands against a new one. */
export function writeRefusal(reportDir: string, findings: ReportFinding[]): void {
  const dir = dataDir(reportDir)
  rmSync(stagedDir(reportDir), { recursive: true, force: true })
  mkdirSync(dir, { recursive: true })
  const file = join(dir, 'summary.json')
  const known = existsSync(file)
  if (!known) for (const [name, value] of Object.entries(nothing)) writeScript(dir, name, value)
  const summary: ReportSummary = known ? JSON.parse(readFileSync(file, 'utf8')) : noSite
  writeSummary(dir, { ...summary, outcome: 'unread' })
  writeScript(dir, 'findings', findings)
}

/** The summary is kept as JSON too, since the next report may have to repeat it. */
function writeSummary(dir: string, summary: ReportSummary): void {
  writeScript(dir, 'summary', summary)
  writeFileSync(join(dir, 'summary.json'), `${JSON.stringify(summary)}\n`)
}

/** Copies the app beside the data. */
export function writeReportApp(reportDir: string, files: readonly { file: string; path: string }[]): void {
  for (const { file, path } of files) {
    mkdirSync(dirname(join(reportDir, file)), { recursive: true })
    copyFileSync(path, join(reportDir, file))
  }
}

function writeScript(dir: string, name: string, data: unknown): void {
  const file = openSync(join(dir, `${name}.js`), 'w')
  try {
    for (const piece of dataScript(name, data)) writeFileSync(file, piece)
  } finally {
    closeSync(file)
  }
}

const noSite: ReportSummary = {
  version: 1,
  site: { name: '', origin: '', language: '' },
  outcome: 'unread',
  rules: [],
  kinds: [],
  services: [],
  places: [],
  thresholds: { ownShare: 0, similarity: 1 },
  maskedNames: { place: [], county: [], zip: [], service: [] },
  sharedParts: [],
  inlinkChunk: 500,
}
const none = { values: [], codes: [] }
const nothing: { rows: ReportRows; changes: ReportChanges } = {
  rows: {
    count: 0,
    text: { path: [], title: [], description: [], h1: [], canonical: [], breadcrumbs: [], picture: [], source: [] },
    coded: {
      status: none,
      kind: none,
      section: none,
      robots: none,
      lastmod: none,
      pictureOrigin: none,
      dataTypes: none,
      service: none,
      place: none,
    },
    numbers: {
      words: [],
      bytes: [],
      depth: [],
      inlinks: [],
      inlinksFromMain: [],
      outlinks: [],
      externalLinks: [],
      pictures: [],
      ownShare: [],
      similarity: [],
      titleWidth: [],
      descriptionWidth: [],
      errors: [],
      warnings: [],
      notices: [],
      known: [],
    },
    nearest: [],
    chunk: [],
  },
  changes: { added: [], removed: [], moved: [], changed: [], findings: { added: [], removed: [] } },
}
