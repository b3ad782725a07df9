import { availableParallelism } from 'node:os'
import { compareText, type Finding, type Problem, type Severity } from '../core/problem.ts'
import type { Difference } from '../diff/difference.ts'
import type { BuildResult, StageReport } from '../pipeline/build.ts'
import type { ExplainedAddress, ExplainedPage } from '../report/explain-page.ts'
import { type FamilyMeasure, quantile } from '../similar/uniqueness.ts'
import type { LedgerCounts } from '../urls/ledger/update-ledger.ts'

// What the command line prints, as text. Nothing here writes.

/** Wraps text in the colour of a severity; plain text where there is no terminal. */
export type Paint = (text: string, tone: Severity | 'good' | 'dim') => string

const codes = { error: 31, warning: 33, notice: 36, good: 32, dim: 2 } as const

export const painter = (hasColour: boolean): Paint =>
  hasColour ? (text, tone) => `\u001b[${codes[tone]}m${text}\u001b[0m` : (text) => text

export function problemText({ at, severity, code, what, fix }: Problem, paint: Paint): string {
  return `${place(at)} ${paint(severity, severity)} ${code}\n  ${what}\n  ${fix.replaceAll('\n', '\n  ')}`
}

export function findingText(finding: Finding, paint: Paint): string {
  const { at, code, what, known } = finding
  if (!known) return problemText(finding, paint)
  return `${place(at)} ${paint('known', 'dim')} ${code}\n  ${what}\n  ${paint(`Until ${known.expires}: ${known.reason}`, 'dim')}`
}

const place = ({ file, line, column }: Problem['at']) => `${file}:${line}:${column}`

export function stageText({ name, seconds, detail }: StageReport, paint: Paint): string {
  return `${name.padEnd(11)}${`${seconds.toFixed(2)} s`.padStart(8)}  ${paint(detail, 'dim')}`
}

/** Pages by kind, and the addresses the navigation expects and nothing serves. */
export function siteText({ kinds, deadTargets }: BuildResult): string {
  const counts = kinds.map(
    ({ kind, pages, aliases }) =>
      `  ${String(pages).padStart(7)} ${kind}${aliases > 0 ? ` (${aliases} of them aliases)` : ''}`,
  )
  const total = kinds.reduce((sum, { pages }) => sum + pages, 0)
  const missing =
    deadTargets.length > 0 ? [`  ${String(deadTargets.length).padStart(7)} missing: ${deadTargets.join(', ')}`] : []
  return [...counts, `  ${String(total).padStart(7)} pages in all`, ...missing].join('\n')
}

/** How much of its text a page of a kind has for itself, as a distribution, and the pages that have least. */
export function uniquenessText({ name, families, pages }: FamilyMeasure): string {
  const line = (label: string, values: number[]) =>
    `  ${label.padEnd(34)}${shownQuantiles.map((part) => percent(quantile(values, part)).padStart(7)).join('')}`
  const least = [...pages].sort((a, b) => a.ownShare - b.ownShare || compareText(a.path, b.path)).slice(0, 3)
  return [
    `${name}: ${plural(pages.length, 'page')} in ${families === 1 ? '1 family' : `${families} families`}`,
    `  ${''.padEnd(34)}${['min', '5 %', '25 %', 'median', '75 %', '95 %', 'max'].map((word) => word.padStart(7)).join('')}`,
    line(
      'own share',
      pages.map(({ ownShare }) => ownShare),
    ),
    line(
      'likeness to the nearest (Jaccard)',
      pages.map(({ nearest }) => nearest?.similarity ?? 0),
    ),
    ...least.map(({ path, ownShare }) => `  least: ${percent(ownShare)} ${path}`),
  ].join('\n')
}

/** Lines of a list that are shown; the report holds all. */
const mostListed = 10

/** A page, from what it is made of to what is wrong with it. */
export function explainedText(page: ExplainedPage, paint: Paint): string {
  const facts: [name: string, value: string][] = [
    ['kind', `${page.kind}${page.route ? paint(`  ${page.route}`, 'dim') : ''}`],
    ['file', page.file],
    ['title', page.title],
    ['description', page.description],
    ['canonical', page.canonical || 'none'],
    ['robots', page.robots || 'none'],
    ['heading', page.h1.join(' | ') || 'none'],
    ['words', `${page.words} in main, ${page.bytes} bytes of HTML`],
    ['hash', `${page.hash}, of its content ${page.contentHash}`],
    ['clicks', page.depth === undefined ? 'no way leads here' : `${page.depth} from the front page`],
    ['links', `${linksText(page)}; it links to ${page.outlinks}`],
    ['own text', page.ownShare === undefined ? 'nothing to compare with' : percent(page.ownShare)],
    ['picture', page.pictureOrigin ? `found as ${page.pictureOrigin}` : 'named by no place'],
  ]
  return [
    page.path,
    ...facts.map(factLine),
    ...list('made from', page.records),
    ...linkList(page),
    ...list('pictures', page.pictures),
    ...list(
      'most like it',
      page.siblings.map(({ path, similarity }) => `${percent(similarity).padStart(6)}  ${path}`),
    ),
    ...findingLines(page, paint),
  ].join('\n')
}

/** An address without a page: why there is none, and who asks for it. */
export function addressText(address: ExplainedAddress, paint: Paint): string {
  const { path, status, to, records } = address
  const meaning = {
    redirect: `redirected to ${to}`,
    gone: 'gone for good',
    missing: 'missing: nothing is there',
  }
  const facts: [name: string, value: string][] = [
    ['status', meaning[status]],
    ['links', linksText(address)],
  ]
  return [
    path,
    ...facts.map(factLine),
    ...list('written in', records),
    ...linkList(address),
    ...findingLines(address, paint),
  ].join('\n')
}

const factLine = ([name, value]: readonly [name: string, value: string]) => `  ${name.padEnd(12)}${value}`

type Linked = Pick<ExplainedPage, 'inlinks' | 'inlinksFromMain' | 'linkedFrom' | 'linkingPages'>

const linksText = ({ inlinks, inlinksFromMain }: Linked) =>
  `${inlinks} ${inlinks === 1 ? 'page links' : 'pages link'} here, ${inlinksFromMain} in ${inlinksFromMain === 1 ? 'its' : 'their'} text`

/** One link of each page: header and footer, which all have, are left out. */
function linkList({ linkedFrom, linkingPages }: Linked): string[] {
  const first = new Map(linkedFrom.map(([path, text]) => [path, `${path}  "${text}"`]))
  return list('linked from', [...first.values()], linkingPages)
}

function findingLines({ findings }: Pick<ExplainedPage, 'findings'>, paint: Paint): string[] {
  return findings.length === 0 ? ['  No finding.'] : ['', ...findings.map((finding) => findingText(finding, paint))]
}

function list(name: string, lines: readonly string[], count = lines.length): string[] {
  if (lines.length === 0) return []
  const more = count > mostListed ? [`    and ${count - mostListed} more`] : []
  return [`  ${name}`, ...lines.slice(0, mostListed).map((line) => `    ${line}`), ...more]
}

const shownQuantiles = [0, 0.05, 0.25, 0.5, 0.75, 0.95, 1]
const percent = (share: number) => `${(share * 100).toFixed(1)}%`

/** `3 new, 13 changed, 808 unchanged, 12 redirected` */
export function ledgerText(counts: LedgerCounts): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')
}

/** Addresses of a kind that are shown; the files list all. */
const mostShown = 10

/** What is new, gone, elsewhere and otherwise, and the files that list all of it. */
export function differenceText(difference: Difference, files: readonly string[]): string {
  const { added, removed, moved, changed } = difference
  const kinds: [name: string, lines: string[]][] = [
    ['added', added],
    ['removed', removed],
    ['moved', moved.map(({ from, to }) => `${from} → ${to}`)],
    ['changed', changed],
  ]
  const listed = kinds.flatMap(([name, lines]) => [
    `${String(lines.length).padStart(7)} ${name}`,
    ...lines.slice(0, mostShown).map((line) => `          ${line}`),
    ...(lines.length > mostShown ? [`          and ${lines.length - mostShown} more`] : []),
  ])
  return [...listed, `Written: ${files.join(', ')}`].join('\n')
}

/** `3 errors, 1 warning, 4 known issues` */
export function tally(problems: Problem[], findings: Finding[], isStrict: boolean): string {
  const all = [...problems, ...findings.filter(({ known }) => isStrict || !known)]
  const known = isStrict ? 0 : findings.filter((finding) => finding.known).length
  const count = (severity: Severity) => all.filter((problem) => problem.severity === severity).length
  const parts = (['error', 'warning', 'notice'] as const).map((severity) => plural(count(severity), severity))
  return [...parts, known > 0 ? plural(known, 'known issue') : ''].filter(Boolean).join(', ') || 'no problems'
}

function plural(count: number, word: string): string {
  return count === 0 ? '' : `${count} ${word}${count === 1 ? '' : 's'}`
}

export const usage = `Usage: npm run COMMAND -- [options]

  build        build the site into dist/ and its audit into report/
  validate     load the manifest only, and say what is wrong with it
  dev          serve the site with hot reload, manifest edits included
  audit        judge dist/ as it lies there, also one that was changed by hand
  why PATH     all that is known of one page
  preview      serve dist/ as a static host would
  lock         write manifest/urls.lock: every address, and when its content last changed
  diff OLD NEW compare two reports, or two urls.lock, and list what search engines should hear of
  check:links  crawl dist/ with another program, and compare the dead links
  uniqueness   compare the pages of dist/ with their siblings, names left out
  schema       write the JSON Schemas of the manifest for editors

Options
  --manifest DIR  the content             (manifest)
  --out DIR       the site                (dist; --dist says the same)
  --report DIR    the audit               (report)
  --cache DIR     what can be made again  (.cache)
  --jobs N        threads                 (${availableParallelism()} here)
  --port N        of dev and preview      (5173, 4173)
  --date DAY      of what lock finds new or changed, YYYY-MM-DD  (today)
  --strict        known issues fail too
  --precompress   .br and .gz beside every text of the site
  --clean         forget the caches first
  --json          one JSON object instead of text

Exit codes: 0 good, 1 something to fix in content, 2 wrong usage, 3 a fault of Citywide.`
