import { bindNames, fillNames, isPattern, kindsOf } from '../address-pattern.ts'
import type { ReportChanges, ReportRows } from './data.ts'

const texts = ['title', 'description', 'h1', 'picture'] as const
const codedTexts = ['robots', 'section', 'lastmod'] as const

/** What is compared of a row of routes.json. A report of an older release may lack some of it. */
export type SavedRow = {
  path: string
  status: string
  canonical?: string
  breadcrumbs?: string[]
  words?: number
} & { [Name in (typeof texts)[number] | (typeof codedTexts)[number]]?: string }

type Changed = ReportChanges['changed'][number]

/**
 * What differs between the addresses of an earlier report and those of this one, each list sorted by path.
 * An address the site does not serve, because the page is gone or only a link knows it, counts as not there, and the
 * pattern of a redirect is no address. A page moved where a redirect leads from its old address to another, by itself
 * or by a pattern, or where its title and heading stand on one page that is new and on no other that came or went.
 */
export function compareRows(before: readonly SavedRow[], after: ReportRows): Omit<ReportChanges, 'findings'> {
  const text = textIn(after)
  const earlier = new Map(before.filter(isServed).map((row) => [row.path, row]))
  const rowOf = new Map<string, number>()
  const patterns: Pattern[] = []
  const goneForGood = new Set<string>()
  for (let row = 0; row < after.count; row++) {
    const [path, status, canonical] = [text('path', row), text('status', row), text('canonical', row)]
    if (status === 'redirect' && isPattern(path)) patterns.push({ from: path, to: withoutOrigin(canonical) })
    else if (isServed({ path, status, canonical })) rowOf.set(path, row)
    else if (status === 'redirect') goneForGood.add(path)
  }
  const patternTarget = targetBy(patterns)

  const gone: SavedRow[] = []
  const redirected: ReportChanges['moved'] = []
  const changed: Changed[] = []
  for (const [path, saved] of earlier) {
    const row = rowOf.get(path)
    if (row === undefined) {
      const to = saved.status === 'redirect' || goneForGood.has(path) ? undefined : patternTarget(path)
      if (to === undefined) gone.push(saved)
      else redirected.push({ from: path, to })
    } else if (saved.status !== 'redirect' && text('status', row) === 'redirect')
      redirected.push({ from: path, to: withoutOrigin(text('canonical', row)) })
    else {
      const fields = changedFields(saved, after, row)
      if (fields.length > 0) changed.push({ path, fields })
    }
  }
  const came = [...rowOf].filter(([path]) => !earlier.has(path))
  const moved = [
    ...redirected,
    ...pairsAlike(
      gone.map(({ path, title = '', h1 = '' }) => ({ path, title, h1 })),
      came.map(([path, row]) => ({ path, title: text('title', row), h1: text('h1', row) })),
    ),
  ]
  const [left, taken] = [new Set(moved.map(({ from }) => from)), new Set(moved.map(({ to }) => to))]
  return {
    added: sorted(came.map(([path]) => path).filter((path) => !taken.has(path))),
    removed: sorted(gone.map(({ path }) => path).filter((path) => !left.has(path))),
    moved: moved.sort((a, b) => byCodeUnits(a.from, b.from)),
    changed: changed.sort((a, b) => byCodeUnits(a.path, b.path)),
  }
}

const isServed = ({ path, status, canonical = '' }: Pick<SavedRow, 'path' | 'status' | 'canonical'>) =>
  status !== 'missing' && (status !== 'redirect' || (canonical !== '' && !isPattern(path)))

/** A redirect of many addresses; `to` is empty where they are gone for good. */
type Pattern = { from: string; to: string }

/** Where an address is led by the most specific pattern that covers it; undefined where none does, or where it is gone. */
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

/** Pages that went and pages that came, paired where title and heading are the same and each stands once on either side. */
function pairsAlike(gone: readonly Named[], came: readonly Named[]): { from: string; to: string }[] {
  const goneBy = onlyHolders(gone)
  const cameBy = onlyHolders(came)
  return [...goneBy].flatMap(([names, from]) => {
    const to = cameBy.get(names)
    return from && to ? [{ from, to }] : []
  })
}

/** Path by title and heading; null where several pages hold both. */
function onlyHolders(pages: readonly Named[]): Map<string, string | null> {
  const holders = new Map<string, string | null>()
  for (const { path, title, h1 } of pages) {
    const names = `${title}\n${h1}`
    if (title !== '') holders.set(names, holders.has(names) ? null : path)
  }
  return holders
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
  for (const name of codedTexts) compare(name, saved[name], text(name, row))
  compare('words', saved.words?.toString(), (after.numbers.words[row] ?? 0).toString())
  return fields
}

/** In the form of the app's rows: empty where it is the address of the page. */
function savedCanonical({ status, canonical }: SavedRow): string | undefined {
  if (canonical === undefined) return undefined
  return status === 'page' ? '' : withoutOrigin(canonical)
}

const withoutOrigin = (address: string) => address.replace(/^https?:\/\/[^/]+(?=\/)/, '')

type ComparedText =
  | 'path'
  | 'status'
  | 'canonical'
  | 'breadcrumbs'
  | (typeof texts)[number]
  | (typeof codedTexts)[number]

/** Reads a text of a row, whichever way its column is kept; empty where there is none. */
const textIn =
  ({ text, coded }: ReportRows) =>
  (name: ComparedText, row: number): string => {
    if (name !== 'status' && name !== 'robots' && name !== 'section' && name !== 'lastmod') return text[name][row] ?? ''
    const { values, codes } = coded[name]
    return values[codes[row] ?? -1] ?? ''
  }

const sorted = (paths: string[]) => paths.sort(byCodeUnits)

const byCodeUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
