// What the report holds and the app reads. The generator writes it as scripts, since a page opened from disk may load
// scripts beside it and nothing else:
//
//   data/summary.js      citywideReport.receive('summary', ReportSummary)
//   data/rows.js         citywideReport.receive('rows', ReportRows)
//   data/findings.js     citywideReport.receive('findings', ReportFinding[])
//   data/changes.js      citywideReport.receive('changes', ReportChanges)
//   data/pages/N.js      citywideReport.receive('pages/N', PageDetail[])       loaded when a page of the chunk is opened
//   data/inlinks/N.js    citywideReport.receive('inlinks/N', InlinkDetail[])   likewise
//
// Rows are columns: 100,000 objects with thirty fields each would take the browser seconds and gigabytes.

export type Severity = 'error' | 'warning' | 'notice'

/** A line of a file a person edits; `line` and `column` count from 1. */
export type ReportLocation = { file: string; line: number; column: number }

export type ReportSummary = {
  /** Raised when the form of the data changes. */
  version: 1
  site: { name: string; origin: string; language: string }
  /**
   * What became of the site: published by a build, held back by one, or judged as it lies there. Where the manifest was
   * `unread`, for its errors, only the findings are new, and all else is the last report's.
   */
  outcome: 'published' | 'refused' | 'unread' | 'audited'
  /** Every rule of the audit, fired or not, sorted by code. */
  rules: RuleText[]
  /** Kinds of pages in the order of the route table. */
  kinds: { kind: string; pages: number; aliases: number }[]
  /** The axes of the coverage grid. */
  services: { slug: string; name: string }[]
  places: { slug: string; name: string; kind: 'city' | 'county' }[]
  /** Own share below which a page is thin text, from 0 to 1, and likeness from which two are duplicates. */
  thresholds: { ownShare: number; similarity: number }
  /** Names that make no page another page: they are masked before pages are compared. */
  maskedNames: Record<'place' | 'county' | 'zip' | 'service', string[]>
  /** Links that stand in the header or footer of pages: how many pages hold the part. `target` is root-relative. */
  sharedParts: { name: string; pages: number; links: { target: string; text: string }[] }[]
  /** Rows in a file of inlinks: row r is in file floor(r / inlinkChunk). */
  inlinkChunk: number
}

export type RuleText = {
  code: string
  /** A few words, e.g. `Title cut off in search results`. */
  title: string
  /** As configured; `off` where the owner switched it off. */
  severity: Severity | 'off'
  /** Why it matters, and how it is decided: a paragraph each. */
  why: string
  how: string
  /** What to do about it, in general; each finding says it in particular. */
  fix: string
  /** Where the rule comes from. */
  source: string
  thresholds: { name: string; value: number; unit: string; meaning: string }[]
}

/** Texts of a column are few and long alike: numbers of a list. */
export type CodedColumn = { values: string[]; codes: number[] }

export const textColumns = [
  'path',
  'title',
  'description',
  'h1',
  'canonical',
  'breadcrumbs',
  'picture',
  'source',
] as const
export const codedColumns = [
  'status',
  'kind',
  'section',
  'robots',
  'lastmod',
  'pictureOrigin',
  'dataTypes',
  'service',
  'place',
] as const
export const numberColumns = [
  'words',
  'bytes',
  'depth',
  'inlinks',
  'inlinksFromMain',
  'outlinks',
  'externalLinks',
  'pictures',
  'ownShare',
  'similarity',
  'titleWidth',
  'descriptionWidth',
  'errors',
  'warnings',
  'notices',
  'known',
] as const
export type TextColumn = (typeof textColumns)[number]
export type CodedColumnName = (typeof codedColumns)[number]
export type NumberColumn = (typeof numberColumns)[number]

/**
 * All addresses, sorted by path. `canonical` is empty where it is the page's own address. `depth`, `ownShare` and
 * `similarity` are null where there is none: no way leads there, nothing to compare with. Shares are from 0 to 1.
 * `source` is `file:line:column` of the first record the page is made from.
 */
export type ReportRows = {
  count: number
  text: Record<TextColumn, string[]>
  coded: Record<CodedColumnName, CodedColumn>
  numbers: Record<NumberColumn, (number | null)[]>
  /** Row of the page most like it; -1 where there is none. */
  nearest: number[]
  /** File of data/pages/ that holds its detail; -1 where there is none. */
  chunk: number[]
}

export type ReportFinding = {
  code: string
  severity: Severity
  /** The address it is about; empty where it is about the manifest alone. */
  url: string
  /** Pages it shows on. */
  count: number
  at: ReportLocation
  /** The line to edit as it stands there, where it could be read. */
  line?: string
  what: string
  fix: string
  known?: { reason: string; expires: string }
  /** Rows of the pages it shows on, as runs: first, last, first, last … */
  rows: number[]
  /** It stands in a part that many pages share, such as the footer. */
  isShared: boolean
}

export type ReportChanges = {
  /** What is compared with, in words; undefined where there was nothing before. */
  before?: string
  added: string[]
  removed: string[]
  moved: { from: string; to: string }[]
  changed: { path: string; fields: { name: string; before: string; after: string }[] }[]
  /** Findings that are new, and those that are gone, by `code url`. */
  findings: { added: string[]; removed: string[] }
}

/** All that is known of a page and is not in its row. */
export type PageDetail = {
  path: string
  language: string
  /** Name or property, and content, in the order of the page. */
  meta: [name: string, content: string][]
  headings: [level: number, text: string][]
  /** Text of each block of JSON-LD. */
  jsonLd: string[]
  /** Links of its own, those of header and footer left out. Root-relative on this site, otherwise as written. */
  links: [target: string, text: string, isInMain: boolean][]
  pictures: { src: string; alt: string | undefined; width: string; height: string }[]
  /** Text of `<main>` that is compared with its siblings, a block an entry. */
  text: string[]
}

/** What is known of a page once all others are. */
export type InlinkDetail = {
  path: string
  /** Records it is made from. */
  sources: ReportLocation[]
  /** The pages most like it, most alike first, and how like. */
  siblings: { path: string; similarity: number }[]
  /** Shared parts it holds, by name. */
  parts: string[]
  /** Pages that link to it out of their main text or navigation of their own; shared parts are in the summary. */
  count: number
  /** The first 200 of them. */
  from: [path: string, text: string, isInMain: boolean][]
}
