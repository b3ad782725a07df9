import { createWriteStream } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { CodedColumn, ReportChanges, ReportFinding, ReportRows, ReportSummary } from '#src/report/data.ts'
import type { TrafficReport } from '#src/report/traffic.ts'
import { findCompiled } from '../../generator/core/compile/compiled.ts'
import { dataScript } from '../../generator/report/app/data-script.ts'
import { appColumns, type Columns } from '../../generator/report/column.ts'
import { columns } from '../../generator/report/columns.ts'
import { trafficColumns } from '../../generator/report/traffic-columns.ts'
import { rootDir } from './citywide.ts'

export type ReportData = {
  summary: ReportSummary
  rows: ReportRows
  findings: ReportFinding[]
  changes: ReportChanges
  /** More files below data/, by name without `.js`: `pages/0`. */
  chunks?: Record<string, unknown>
}

/** Writes a report with the app into a directory. Returns the path of its index.html. */
export async function writeReportApp(dir: string, { chunks = {}, ...data }: ReportData): Promise<string> {
  const { reportApp } = await findCompiled(rootDir)
  await cp(reportApp, dir, { recursive: true })
  for (const [name, value] of Object.entries({ ...data, ...chunks })) {
    const path = join(dir, 'data', `${name}.js`)
    await mkdir(dirname(path), { recursive: true })
    await pipeline(Readable.from(dataScript(name, value)), createWriteStream(path))
  }
  return join(dir, 'index.html')
}

/** One URL by column of the app; other columns are empty or 0. */
export type RowFacts = Readonly<Record<string, string | number | null | undefined>>

/** The rows of a report by column, sorted by path. */
export function rowsOf(facts: readonly RowFacts[], all: Columns = columns): ReportRows {
  const sorted = facts.toSorted((a, b) => ((a.path ?? '') < (b.path ?? '') ? -1 : 1))
  const shown = appColumns(all).map((column) => column.shown)
  const data = (forms: string[], make: (name: string) => unknown) =>
    Object.fromEntries(shown.filter(({ form }) => forms.includes(form)).map(({ name }) => [name, make(name)]))
  const texts = (name: string) => sorted.map((row) => String(row[name] ?? ''))
  const tables = {
    text: data(['text'], texts),
    coded: data(['coded', 'day'], (name) => coded(texts(name))),
    numbers: data(['number'], (name) => sorted.map((row) => (row[name] === undefined ? 0 : row[name]))),
  } as Pick<ReportRows, 'text' | 'coded' | 'numbers'> // the forms decide the types, which TypeScript cannot see
  return {
    count: sorted.length,
    columns: shown,
    ...tables,
    nearest: sorted.map(() => -1),
    chunk: sorted.map(() => -1),
  }
}

function coded(texts: readonly string[]): CodedColumn {
  const values = [...new Set(texts)]
  const codes = new Map(values.map((value, code) => [value, code]))
  return { values, codes: texts.map((text) => codes.get(text) ?? 0) }
}

const services = ['House Cleaning', 'Deep Cleaning', 'Carpet Cleaning', 'Window Cleaning', 'Office Cleaning']
const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

export const reportSummary: ReportSummary = {
  version: 2,
  site: { name: 'Saltbrush Cleaning', origin: 'https://www.saltbrush.example', language: 'en' },
  outcome: 'published',
  rules: [],
  kinds: [],
  services: services.map((name) => ({ slug: slugOf(name), name })),
  places: [],
  thresholds: { ownShare: 0.3, similarity: 0.8 },
  maskedNames: { place: [], county: [], zip: [], service: services },
  sharedParts: [],
  inlinkChunk: 1000,
}

const rules = [
  ['dead-link', 'Broken internal link', 'error'],
  ['duplicate-title', 'Duplicate title', 'error'],
  ['title-width', 'Title cut off in search results', 'warning'],
  ['description-width', 'Description cut off in search results', 'warning'],
  ['thin-text', 'Thin content', 'warning'],
  ['stand-in-picture', 'Placeholder image', 'notice'],
  ['sample-content', 'Sample content', 'notice'],
] as const

/** A report of `count` generated URLs, with imported exports or without, the same every time. */
export function syntheticReport(count: number, { hasTraffic = false } = {}): ReportData {
  const random = randomFrom(7)
  const upTo = (most: number) => Math.floor(random() * most)
  const imported = { search: true, queriesOfPages: true, views: true, requests: true }
  const all = { ...columns, ...(hasTraffic && trafficColumns(imported)) }
  const facts = Array.from({ length: count }, (_, index) => ({
    ...syntheticRow(index, count, upTo),
    ...(hasTraffic && syntheticTraffic(upTo)),
  }))
  const rows = rowsOf(facts, all)
  const findings = syntheticFindings(count, upTo)
  countFindings(rows, findings)
  return {
    summary: {
      ...reportSummary,
      rules: rules.map(([code, title, severity]) => ({
        code,
        title,
        severity,
        why: 'It makes readers leave.',
        how: 'Checks every page.',
        fix: 'Edit the record the page is made from.',
        source: 'https://developers.google.com/search/docs',
        thresholds: [],
      })),
      kinds: rows.coded.kind.values.map((kind, code) => ({
        kind,
        pages: rows.coded.kind.codes.filter((each) => each === code).length,
        aliases: 0,
      })),
      places: [...new Set(rows.coded.place.values)].map((slug) => ({ slug, name: slug, kind: 'city' })),
      ...(hasTraffic && { hasTraffic }),
    },
    ...(hasTraffic && { chunks: { traffic: syntheticLists(facts) } }),
    rows,
    findings,
    changes: {
      before: 'the previous report',
      added: rows.text.path.slice(0, 3),
      removed: ['/gone/'],
      moved: [],
      changed: rows.text.path.slice(3, 8).map((path) => ({
        path,
        fields: [{ name: 'title', before: 'Before', after: 'After' }],
      })),
      findings: { added: ['dead-link /'], removed: [] },
    },
  }
}

function syntheticRow(index: number, count: number, upTo: (most: number) => number): RowFacts {
  if (index === 0) {
    return { path: '/', title: 'Cleaning in Utah', h1: 'Cleaning in Utah', kind: 'home', status: 'page', words: 900 }
  }
  const placeNumber = Math.floor(index / services.length)
  const service = services[index % services.length] ?? ''
  const place = `Testville ${placeNumber}`
  const isGuide = index % 50 === 0
  const title = `${service} in ${place}, UT | Saltbrush Cleaning${index % 9 === 0 ? ' of Salt Lake City and the Valley' : ''}`
  return {
    path: isGuide ? `/guide/tip-${index}/` : `/${slugOf(service)}/${slugOf(place)}/`,
    title,
    description: `Insured cleaners for ${service.toLowerCase()} in ${place}, ${upTo(90)} minutes from our office in Salt Lake City. Free estimates, fair prices, and a crew of ${2 + upTo(7)}.`,
    h1: `${service} in ${place}`,
    breadcrumbs: `Services › ${service} › ${place}`,
    picture: `${slugOf(service)}-${upTo(12)}`,
    source: `manifest/cities.csv:${placeNumber + 2}:1`,
    status: index % 97 === 0 ? 'alias' : 'page',
    kind: isGuide ? 'guide' : 'servicePlace',
    section: isGuide ? 'guide' : 'locations',
    robots: index % 40 === 0 ? 'noindex, follow' : 'index, follow, max-image-preview:large',
    lastmod: `2026-${String(1 + upTo(11)).padStart(2, '0')}-${String(1 + upTo(28)).padStart(2, '0')}`,
    pictureOrigin: index % 5 === 0 ? 'stand-in' : 'named',
    dataTypes: 'WebPage, Service, BreadcrumbList',
    service: isGuide ? '' : slugOf(service),
    place: isGuide ? '' : slugOf(place),
    words: 250 + upTo(400) + upTo(400) + upTo(400),
    bytes: 22_000 + upTo(60_000),
    depth: index % 500 === 1 ? null : 1 + upTo(5),
    inlinks: Math.floor(1 / (random01(upTo) + 5 / count)),
    inlinksFromMain: upTo(12),
    outlinks: 30 + upTo(60),
    externalLinks: upTo(4),
    pictures: 1 + upTo(8),
    ownShare: isGuide ? null : Math.round((0.15 + random01(upTo) * 0.7) * 1000) / 1000,
    siteShare: isGuide ? null : (index % 31) / 100,
    siteWords: isGuide ? null : index % 31,
    similarity: isGuide ? null : Math.round((0.2 + random01(upTo) * 0.65) * 1000) / 1000,
    titleWidth: 300 + upTo(400),
    descriptionWidth: 500 + upTo(600),
  }
}

const syntheticTraffic = (upTo: (most: number) => number) => ({
  clicks: upTo(5),
  impressions: upTo(90),
  position: 1 + upTo(60),
  views: upTo(9),
  crawls: upTo(4),
  lastCrawl: `2026-10-${10 + upTo(20)}`,
  notFound: 0,
})

/** A prune list of all URLs, and as many addresses without a page. */
function syntheticLists(facts: readonly RowFacts[]): TrafficReport {
  const at = { file: 'manifest/cities.csv', line: 2, column: 1 }
  const counts = { clicks: 1, impressions: 20, crawls: 2 }
  return {
    exports: [],
    prune: facts.map(({ path }) => ({
      path: String(path),
      action: 'write',
      reason: 'It was shown 20 times, but 17 % of its text is unique, less than 25 %.',
      ownShare: 0.17,
      ...counts,
      at,
    })),
    competing: [],
    gaps: [],
    unserved: facts.map(({ path }) => ({
      path: `/old${path}`,
      missing: 3,
      line: `- { from: "/old${path}" }`,
      ...counts,
    })),
    links: [],
  }
}

const random01 = (upTo: (most: number) => number) => upTo(1_000_000) / 1_000_000

function syntheticFindings(count: number, upTo: (most: number) => number): ReportFinding[] {
  if (count === 0) return []
  return rules.flatMap(([code, , severity], ruleIndex) =>
    Array.from({ length: 3 + ruleIndex * 4 }, (_, index): ReportFinding => {
      const first = upTo(count)
      const last = Math.min(count - 1, first + upTo(6))
      return {
        code,
        severity,
        url: '/',
        count: last - first + 1,
        at: { file: 'manifest/cities.csv', line: 2 + index, column: 1 },
        line: 'salt-lake,Testville',
        what: `Finding ${index} of the rule.`,
        fix: 'Edit the line.',
        known: index === 1 ? { reason: 'The owner decides in spring.', expires: '2027-01-01' } : undefined,
        rows: [first, last],
        isShared: false,
      }
    }),
  )
}

function countFindings(rows: ReportRows, findings: readonly ReportFinding[]): void {
  const plural = { error: 'errors', warning: 'warnings', notice: 'notices' } as const
  for (const { severity, known, rows: runs } of findings) {
    const counts = rows.numbers[known ? 'known' : plural[severity]]
    for (let run = 0; run < runs.length; run += 2) {
      for (let row = runs[run] ?? 0; row <= (runs[run + 1] ?? -1); row++) counts[row] = (counts[row] ?? 0) + 1
    }
  }
}

/** Reproducible numbers from 0 to 1 (Park–Miller generator). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}
