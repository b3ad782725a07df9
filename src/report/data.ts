// The data of the report. The generator writes it as scripts, because a page opened from disk can load scripts from its
// folder but cannot fetch files:
//
//   data/summary.js      citywideReport.receive('summary', ReportSummary)
//   data/rows.js         citywideReport.receive('rows', ReportRows)
//   data/findings.js     citywideReport.receive('findings', ReportFinding[])
//   data/changes.js      citywideReport.receive('changes', ReportChanges)
//   data/traffic.js       citywideReport.receive('traffic', TrafficReport)    if exports were imported; see traffic.ts
//   data/pages/N.js      citywideReport.receive('pages/N', PageDetail[])       loaded when a page of the file is opened
//   data/inlinks/N.js    citywideReport.receive('inlinks/N', InlinkDetail[])   likewise
//
// Rows are stored by column: 100,000 objects with thirty fields each would take the browser seconds and gigabytes.

export type Severity = 'error' | 'warning' | 'notice'

/** A position in a file of the manifest; `line` and `column` count from 1. */
export type ReportLocation = { file: string; line: number; column: number }

export type ReportSummary = {
  /** Raised when the format of the data changes. */
  version: 2
  site: { name: string; origin: string; language: string }
  /**
   * `published` or `refused` by a build, or `audited` without one. `unread`: the manifest has errors, so only the
   * findings are new; the rest is from the last report.
   */
  outcome: 'published' | 'refused' | 'unread' | 'audited'
  /** Every rule of the audit, sorted by code. */
  rules: RuleText[]
  /** Page types in the order of the route table. */
  kinds: { kind: string; pages: number; aliases: number }[]
  /** With several languages: the tag of each, and what its paths begin with, the first language first. */
  languages?: { tag: string; prefix: string }[]
  /** Columns and rows of the coverage grid. */
  services: { slug: string; name: string }[]
  places: ReportPlace[]
  /** From 0 to 1. A page with less has little unique text; two pages at least this similar are near duplicates. */
  thresholds: { ownShare: number; similarity: number }
  /** Names that are masked before pages are compared, because they do not make a page unique. */
  maskedNames: Record<'place' | 'county' | 'zip' | 'service', string[]>
  /** Headers and footers, with the number of pages that contain each. `target` is root-relative. */
  sharedParts: { name: string; pages: number; links: { target: string; text: string }[] }[]
  /** True if exports were imported, so that there is `data/traffic.js`. */
  hasTraffic?: true
  /** First and last day of the imported searches, if their export says. */
  searchPeriod?: { from: string; to: string }
  /** Rows in one file of inlinks: row r is in file floor(r / inlinkChunk). */
  inlinkChunk: number
}

/** A city with the slug of its county, or a county. */
export type ReportPlace = {
  slug: string
  name: string
  kind: 'city' | 'county'
  county?: string
  population?: number
}

export type RuleText = {
  code: string
  /** e.g. `Title cut off in search results` */
  title: string
  /** As configured in site.yaml. */
  severity: Severity | 'off'
  /** One paragraph each: why it matters, and how the rule works. */
  why: string
  how: string
  /** General advice; each finding has its own. */
  fix: string
  /** URL or name of the document the rule is based on. */
  source: string
  thresholds: { name: string; value: number; unit: string; meaning: string }[]
}

/** Unit of a number. Shares are from 0 to 1 and are shown in percent. */
export type Unit = 'count' | 'bytes' | 'pixels' | 'share'

/** A column of the URL table. The generator ships these; generator/report/columns.ts defines them. */
export type ReportColumn = {
  /** Key of its data, and its name in the URL of the view. */
  name: string
  label: string
  /** Help text. */
  description: string
  /** `coded`: few different texts. `day`: `YYYY-MM-DD`, coded too. The form decides the filter of the column. */
  form: 'text' | 'coded' | 'day' | 'number'
  unit?: Unit
  /** Default width in the table, in CSS pixels. */
  width: number
  /** True for a coded column whose texts are lists, with a space between two entries: each entry is a choice of the filter. */
  isList?: boolean
  /** True for a number that a page may lack, such as the crawl depth of an orphan page. */
  isOptional?: boolean
  /** Position among the columns shown by default, from 1. Without it, the column is hidden by default. */
  position?: number
}

/** A column with few different texts: `codes` are indexes of `values`. */
export type CodedColumn = { values: string[]; codes: number[] }

/** Columns that views read by name. The report may have more; the table shows all of them. */
export type NamedText = 'path' | 'title' | 'description' | 'h1' | 'canonical' | 'breadcrumbs' | 'picture'
export type NamedCoded = 'status' | 'kind' | 'section' | 'robots' | 'lastmod' | 'service' | 'place'
export type NamedNumber =
  | 'words'
  | 'bytes'
  | 'depth'
  | 'inlinks'
  | 'ownShare'
  | 'siteShare'
  | 'similarity'
  | 'errors'
  | 'warnings'
  | 'notices'
  | 'known'

type Table<Name extends string, T> = Readonly<Record<Name, T> & Record<string, T>>

/**
 * All URLs, sorted by path. `canonical` is empty if it is the URL itself. Numbers are null if the URL has none: it is no
 * page, no links lead to it, or there is no page to compare it with.
 */
export type ReportRows = {
  count: number
  /** In the order the app lists them. */
  columns: readonly ReportColumn[]
  text: Table<NamedText, string[]>
  coded: Table<NamedCoded, CodedColumn>
  numbers: Table<NamedNumber, (number | null)[]>
  /** Row of the most similar page; -1 if there is none. */
  nearest: number[]
  /** Number of the file in data/pages/ that has the details; -1 if there is none. */
  chunk: number[]
}

export type ReportFinding = {
  code: string
  severity: Severity
  /** Empty if the finding is about the manifest only. */
  url: string
  /** Number of affected pages. */
  count: number
  at: ReportLocation
  /** Text of the line to edit, if it could be read. */
  line?: string
  what: string
  fix: string
  known?: { reason: string; expires: string }
  /** Rows of the affected pages, as runs: first, last, first, last … */
  rows: number[]
  /** True if the finding is in a part that many pages share, such as the footer. */
  isShared: boolean
}

export type ReportChanges = {
  /** Name of the earlier report, e.g. `the previous report`; undefined if there was none. */
  before?: string
  added: string[]
  removed: string[]
  moved: { from: string; to: string }[]
  changed: { path: string; fields: { name: string; before: string; after: string }[] }[]
  /**
   * New and resolved findings, each as `code url`, or `code message` if it is about the manifest; and rules that are found on more
   * or on fewer pages than before.
   */
  findings: { added: string[]; removed: string[]; pages?: { code: string; before: number; after: number }[] }
  /** Undefined without an earlier report, and in reports of older releases. */
  risks?: PublishRisks
}

/** What to look at before a changed site is published. */
export type PublishRisks = {
  /** Pages that search engines could index, and cannot index now. A page that redirects is none. */
  unindexed: { path: string; because: 'removed' | 'noindex' | 'canonical' }[]
  /** Pages that lost half of their inlinks or more; the largest loss first. */
  inlinksLost: { path: string; before: number; after: number }[]
}

/** Details of a page that are not in its row. */
export type PageDetail = {
  path: string
  language: string
  /** Name or property, and content, in page order. */
  meta: [name: string, content: string][]
  headings: [level: number, text: string][]
  /** Text of each JSON-LD block. */
  jsonLd: string[]
  /** Links outside the shared header and footer. Root-relative on this site, otherwise as written. */
  links: [target: string, text: string, isInMain: boolean][]
  pictures: { src: string; alt: string | undefined; width: string; height: string }[]
  /** Text of `<main>` that is compared with other pages, one entry per block. */
  text: string[]
}

/** Details of a page that depend on other pages. */
export type InlinkDetail = {
  path: string
  /** Records the page is made from. */
  sources: ReportLocation[]
  /** The most similar pages, the most similar first. */
  siblings: { path: string; similarity: number }[]
  /** Names of the shared parts on the page. */
  parts: string[]
  /** Pages that link to it outside shared parts; the links of shared parts are in the summary. */
  count: number
  /** The first 200 of them. */
  from: [path: string, text: string, isInMain: boolean][]
  /** Queries that search results showed the page for, the most frequent first. */
  queries?: { query: string; clicks: number; impressions: number; position: number }[]
  /** H2 headings of similar pages that it lacks, with names masked, and the share of pages that have them. */
  lacks?: { heading: string; share: number }[]
}
