import type { InsightPage } from './insight-page.ts'

/** What to do with a local page, and why. */
export type PruneEntry = {
  path: string
  action: 'write' | 'merge' | 'noindex' | 'keep'
  reason: string
  /** Of entries with one action, the higher comes first. */
  priority: number
  page: InsightPage
}

type Limits = {
  /** Least share of own text, as the rule `own-text-share` has it. */
  ownShare: number
  /** Whether server logs are known. */
  hasRequests: boolean
}

/** From this many impressions on, people look for the page. */
const shownOften = 10
/** From this many inhabitants on, a place is worth writing for even if its page was never shown. */
const manyInhabitants = 10_000

/**
 * Decides for each page of a place: keep what has text of its own; write where people look and the text is that of other
 * pages; merge a place without demand into the page above; take other pages out of the index. Sorted by action
 * and priority.
 */
export function pruneList(pages: readonly InsightPage[], limits: Limits): PruneEntry[] {
  const local = pages.filter(({ place, isIndexable }) => place !== undefined && isIndexable)
  const wanted = new Set(local.flatMap(({ place, traffic }) => (isWanted(traffic) ? (place?.slug ?? []) : [])))
  return local.map((page) => entryOf(page, wanted, limits)).toSorted(byActionAndPriority)
}

const isWanted = ({ clicks, impressions }: InsightPage['traffic']) => clicks > 0 || impressions >= shownOften

function entryOf(page: InsightPage, wanted: ReadonlySet<string>, { ownShare: least, hasRequests }: Limits): PruneEntry {
  const { path, traffic, place, service, ownShare, parent } = page
  const { impressions, crawls } = traffic
  const inhabitants = place?.population ?? 0
  const entry = (action: PruneEntry['action'], priority: number, reason: string) => ({
    path,
    action,
    reason,
    priority: Math.round(priority),
    page,
  })
  if (ownShare === undefined || ownShare >= least) {
    const share =
      ownShare === undefined ? 'It has no page to be compared with' : `${percent(ownShare)} of its text is its own`
    return entry('keep', impressions, `${share}.`)
  }
  const own = `${percent(ownShare)} of its text is its own, less than ${percent(least)}`
  if (isWanted(traffic))
    return entry('write', impressions * (1 - ownShare) + inhabitants / 1000, `${shown(page)}, but ${own}.`)
  if (inhabitants >= manyInhabitants)
    return entry(
      'write',
      inhabitants / 1000,
      `${inhabitants.toLocaleString('en')} people live there, but ${own}. ${shown(page)}.`,
    )
  const crawled = hasRequests ? ` and crawled ${times(crawls)}` : ''
  // Without its own page, a place has none for its services either.
  if (service === undefined && parent !== undefined && !wanted.has(place?.slug ?? ''))
    return entry('merge', crawls, `${shown(page)}${crawled}, as are the pages of its services, and ${own}.`)
  return entry('noindex', crawls, `${shown(page)}${crawled}, and ${own}.`)
}

function shown({ traffic: { impressions, position } }: InsightPage): string {
  if (impressions === 0) return 'It was never shown in results'
  return `It was shown ${times(impressions)}${position === undefined ? '' : ` at position ${position} on average`}`
}

const times = (number: number) => (number === 1 ? 'once' : `${number.toLocaleString('en')} times`)
/** Rounded down, so that a share below a limit never appears to reach it. */
const percent = (share: number) => `${Math.floor(share * 1000 + 1e-6) / 10} %`

const actions: readonly PruneEntry['action'][] = ['write', 'merge', 'noindex', 'keep']

const byActionAndPriority = (a: PruneEntry, b: PruneEntry) =>
  actions.indexOf(a.action) - actions.indexOf(b.action) || b.priority - a.priority || (a.path < b.path ? -1 : 1)

/**
 * The change of the manifest that takes pages out of the index and leads places that are merged to the page above, as
 * lines for `noindex.yaml` and `redirects.yaml`. JSON strings are YAML as well, whatever a text contains.
 */
export function pruneChange(entries: readonly PruneEntry[]): { noindex: string; redirects: string } {
  const of = (action: PruneEntry['action']) => entries.filter((entry) => entry.action === action)
  const noindex = of('noindex').map(
    ({ path, reason }) => `- { path: ${JSON.stringify(path)}, reason: ${JSON.stringify(reason)} }\n`,
  )
  const merged = of('merge').map(
    ({ path, page: { parent, at } }) =>
      `# Remove ${at.file}:${at.line}, and the records that name it.\n- { from: ${JSON.stringify(path)}, to: ${JSON.stringify(parent)} }\n`,
  )
  return { noindex: noindex.join(''), redirects: merged.join('') }
}
