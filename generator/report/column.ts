import type { Location } from '#manifest/schema.ts'
import type { ReportColumn } from '#src/report/data.ts'
import type { PageImage } from '#src/route.ts'
import type { ReportedSite } from '../core/audited-site.ts'
import type { AuditedPage } from '../core/site-facts.ts'
import type { PathTraffic } from '../core/traffic.ts'
import type { UrlLinks } from './linked-urls.ts'

/** Findings of one URL by severity. Findings in a shared header or footer are not counted. */
export type FindingCounts = Record<'errors' | 'warnings' | 'notices' | 'known', number>

/** What the columns of a page are computed from. */
export type PageFacts = {
  path: string
  findings: FindingCounts
  /** Scheme and host of the site. */
  origin: string
  audited: ReportedSite
  page: AuditedPage
  /** Index of the page in `audited.pages`. */
  number: number
  /** The records the page is made from. */
  sources: Location[]
  /** The main image of the page. */
  image: PageImage | undefined
  /** Files below images/, by image name. */
  imageFiles: ReadonlyMap<string, string>
  lastmod: string | undefined
  /** What the imported exports say of it; undefined if there are none. */
  traffic: PathTraffic | undefined
}

/** What the columns of a URL without a page are computed from. */
export type PagelessFacts = {
  path: string
  findings: FindingCounts
  status: 'redirect' | 'missing'
  /** Target of the redirect; empty if there is none. */
  target: string
  sources: Location[]
  linkedFrom: { slot: string; at: Location }[]
  /** Links to the URL, if any. */
  links: UrlLinks | undefined
  traffic: PathTraffic | undefined
}

type Cell = string | number | null

/** How the report app shows a column. */
export type AppColumn<Value> = Omit<ReportColumn, 'name'> & {
  /** Name of the column in the app, if it is not the key in routes.json. */
  name?: string
  /** Column of the app that this one follows. Without it, the app keeps the order of the table. */
  after?: string
  /** The cell of the app, if it is not the value in routes.json. */
  cell?(value: Value, row: { path: string; origin: string }): Cell
}

/** One column of the URL report. Its key in the table is its key in routes.json and its heading in routes.csv. */
export type Column<Value = unknown> = {
  /** The value of a page. */
  page(facts: PageFacts): Value
  /** The value of a URL without a page. Without it, the value is `empty`, and the app shows no number. */
  pageless?(facts: PagelessFacts): Value
  empty: Value
  /** The cell of routes.csv, for a value that is neither text nor a number. routes.csv has these columns last. */
  csv?(value: Value): string
  /** Columns of the app that show the value. */
  app: readonly AppColumn<Value>[]
}

type AppColumnOfTable = {
  key: string
  column: Column
  cell: AppColumn<unknown>['cell']
  shown: ReportColumn
}

/** The columns of the URL report, by key, in the order of routes.json. */
export type Columns = Readonly<Record<string, Column>>

export function column<Value>(definition: Column<Value>): Column<Value> {
  return definition
}

export function text(page: (facts: PageFacts) => string, ...app: AppColumn<string>[]): Column<string> {
  return { page, empty: '', app }
}

export function number(page: (facts: PageFacts) => number, app?: Omit<AppColumn<number>, 'form'>): Column<number> {
  return { page, empty: 0, app: app ? [{ ...app, form: 'number' }] : [] }
}

/** A number that a page may lack. */
export function optionalNumber(
  page: (facts: PageFacts) => number | null,
  app: Omit<AppColumn<number | null>, 'form' | 'isOptional'>,
): Column<number | null> {
  return { page, empty: null, app: [{ ...app, form: 'number', isOptional: true }] }
}

/** The columns of the app in its order, each with its key and column of the table. */
export function appColumns(columns: Columns): AppColumnOfTable[] {
  const all = Object.entries(columns).flatMap(([key, column]) => column.app.map((app) => ({ key, column, app })))
  // Columns placed after another come last, because the other may be further down the table.
  const inOrder: AppColumnOfTable[] = []
  for (const { key, column, app } of all.toSorted((a, b) => Number(!!a.app.after) - Number(!!b.app.after))) {
    const { name = key, after, cell, ...shown } = app
    const previous = inOrder.findIndex((each) => each.shown.name === after)
    inOrder.splice(previous < 0 ? inOrder.length : previous + 1, 0, { key, column, cell, shown: { name, ...shown } })
  }
  return inOrder
}
