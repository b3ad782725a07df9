import { bindNames, fillNames, isPattern, kindsOf } from '../url-pattern.ts'
import type { ReportChanges, ReportRows } from './data.ts'

const texts = ['title', 'description', 'h1', 'picture'] as const
const codedTexts = ['robots', 'section', 'lastmod'] as const

/** The compared fields of a row of routes.json. Reports of older releases may lack some. */
export type SavedRow = {
  path: string
  status: string
  canonical?: string
  breadcrumbs?: string[]
  words?: number
  inlinks?: number
} & { [Name in (typeof texts)[number] | (typeof codedTexts)[number]]?: string }

type Changed = ReportChanges['changed'][number]

/**
 * Compares the URLs of an earlier report with this report. Each list is sorted by path.
 * URLs that are not served (missing or gone) count as absent, and redirect patterns are not URLs. A page counts as moved
 * if its old URL redirects to another URL, or if exactly one removed page and one added page have its title and H1.
 */
export function compareRows(before: readonly SavedRow[], after: ReportRows): Omit<ReportChanges, 'findings' | 'risks'> {
  const text = textIn(after)
  const earlier = new Map(before.filter(isServed).map((row) => [row.path, row]))
  const rowOf = new Map<string, number>()
  const patterns: Pattern[] = []
  const goneUrls = new Set<string>()
  for (let row = 0; row < after.count; row++) {
    const [path, status, canonical] = [text('path', row), text('status', row), text('canonical', row)]
    if (status === 'redirect' && isPattern(path)) patterns.push({ from: path, to: withoutOrigin(canonical) })
    else if (isServed({ path, status, canonical })) rowOf.set(path, row)
    else if (status === 'redirect') goneUrls.add(path)
  }
  const patternTarget = targetBy(patterns)

  const removed: SavedRow[] = []
  const redirected: ReportChanges['moved'] = []
  const changed: Changed[] = []
  for (const [path, saved] of earlier) {
    const row = rowOf.get(path)
    if (row === undefined) {
      const to = saved.status === 'redirect' || goneUrls.has(path) ? undefined : patternTarget(path)
      if (to === undefined) removed.push(saved)
      else redirected.push({ from: path, to })
    } else if (saved.status !== 'redirect' && text('status', row) === 'redirect')
      redirected.push({ from: path, to: withoutOrigin(text('canonical', row)) })
    else {
      const fields = changedFields(saved, after, row)
      if (fields.length > 0) changed.push({ path, fields })
    }
  }
  const added = [...rowOf].filter(([path]) => !earlier.has(path))
  const moved = [
    ...redirected,
    ...pairsByTitle(
      removed.map(({ path, title = '', h1 = '' }) => ({ path, title, h1 })),
      added.map(([path, row]) => ({ path, title: text('title', row), h1: text('h1', row) })),
    ),
  ]
  const [oldPaths, newPaths] = [new Set(moved.map(({ from }) => from)), new Set(moved.map(({ to }) => to))]
  return {
    added: sorted(added.map(([path]) => path).filter((path) => !newPaths.has(path))),
    removed: sorted(removed.map(({ path }) => path).filter((path) => !oldPaths.has(path))),
    moved: moved.sort((a, b) => byCodeUnits(a.from, b.from)),
    changed: changed.sort((a, b) => byCodeUnits(a.path, b.path)),
  }
}

const isServed = ({ path, status, canonical = '' }: Pick<SavedRow, 'path' | 'status' | 'canonical'>) =>
  status !== 'missing' && (status !== 'redirect' || (canonical !== '' && !isPattern(path)))

/** A redirect of many URLs; `to` is empty if they are gone (410). */
type Pattern = { from: string; to: string }

/** Target of a URL by the most specific pattern that matches it; undefined if none does or the URL is gone. */
function targetBy(patterns: readonly Pattern[]): (path: string) => string | undefined {
  const sorted = patterns
    .map((pattern) => ({ ...pattern, kinds: kindsOf(pattern.from) }))
    .sort((a, b) => byCodeUnits(a.kinds, b.kinds))
  return (path) => {
    for (const { from, to } of sorted) {
      const names = bindNames(from, path)
      if (names) return to === '' ? undefined : fillNames(to, names)
    }
    return undefined
  }
}

type Named = { path: string; title: string; h1: string }

/** Pairs removed and added pages with the same title and H1, if only one page on each side has them. */
function pairsByTitle(removed: readonly Named[], added: readonly Named[]): { from: string; to: string }[] {
  const removedBy = uniquePaths(removed)
  const addedBy = uniquePaths(added)
  return [...removedBy].flatMap(([key, from]) => {
    const to = addedBy.get(key)
    return from && to ? [{ from, to }] : []
  })
}

/** Path by title and H1; null if several pages have both. */
function uniquePaths(pages: readonly Named[]): Map<string, string | null> {
  const paths = new Map<string, string | null>()
  for (const { path, title, h1 } of pages) {
    const key = `${title}\n${h1}`
    if (title !== '') paths.set(key, paths.has(key) ? null : path)
  }
  return paths
}

function changedFields(saved: SavedRow, after: ReportRows, row: number): Changed['fields'] {
  const fields: Changed['fields'] = []
  const compare = (name: string, was: string | undefined, is: string) => {
    if (was !== undefined && was !== is) fields.push({ name, before: was, after: is })
  }
  const text = textIn(after)
  compare('status', saved.status, text('status', row))
  for (const name of texts) compare(name, saved[name], text(name, row))
  compare('canonical', savedCanonical(saved), withoutOrigin(text('canonical', row)))
  compare('breadcrumbs', saved.breadcrumbs?.join(' › '), text('breadcrumbs', row))
  for (const name of codedTexts) {
    const is = text(name, row)
    // The day of a page that has changed is not known until the ledger records it.
    if (name !== 'lastmod' || is !== '') compare(name, saved[name], is)
  }
  compare('words', saved.words?.toString(), (after.numbers.words[row] ?? 0).toString())
  return fields
}

/** As in the app's rows: empty if it is the URL of the page. */
function savedCanonical({ status, canonical }: SavedRow): string | undefined {
  if (canonical === undefined) return undefined
  return status === 'page' ? '' : withoutOrigin(canonical)
}

const withoutOrigin = (url: string) => url.replace(/^https?:\/\/[^/]+(?=\/)/, '')

type ComparedText =
  | 'path'
  | 'status'
  | 'canonical'
  | 'breadcrumbs'
  | (typeof texts)[number]
  | (typeof codedTexts)[number]

/** Reads a text or coded column of a row; empty if it has no value. */
const textIn =
  ({ text, coded }: ReportRows) =>
  (name: ComparedText, row: number): string => {
    if (name !== 'status' && name !== 'robots' && name !== 'section' && name !== 'lastmod') return text[name][row] ?? ''
    const { values, codes } = coded[name]
    return values[codes[row] ?? -1] ?? ''
  }

const sorted = (paths: string[]) => paths.sort(byCodeUnits)

const byCodeUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
