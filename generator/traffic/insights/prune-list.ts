import { groupBy } from '../../core/group-by.ts'
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

/** From which share and how many words on a page has text of its own, as `own-text-share` and `text-elsewhere` have it. */
export type OwnText = { share: number; words: number }

type Limits = {
  ownText: OwnText
  /** Whether the impressions of pages are known, and whether server logs are. */
  hasSearch: boolean
  hasRequests: boolean
}

/** From this many impressions on, people look for the page. */
const shownOften = 10
/** From this many inhabitants on, a place is worth writing for even if its page was never shown. */
const manyInhabitants = 10_000

/**
 * Decides for each page of a place: merge the pages of a place without demand and without text of its own into the pages
 * above; keep what has text of its own; write where people look and the text is that of other pages; take other pages out
 * of the index. Sorted by action and priority. Empty without data of searches: all pages would appear to be without demand.
 */
export function pruneList(pages: readonly InsightPage[], limits: Limits): PruneEntry[] {
  if (!limits.hasSearch) return []
  const local = pages.filter(({ place, isIndexable }) => place !== undefined && isIndexable)
  const merged = mergedPlaces(local, limits)
  return local.map((page) => entryOf(page, merged, limits)).toSorted(byActionAndPriority)
}

const isWanted = ({ clicks, impressions, views }: InsightPage['traffic']) =>
  clicks > 0 || impressions >= shownOften || views >= shownOften

/**
 * Slugs of the places that can be removed: none of their pages has demand or text of its own, and few people live there.
 * What is computed about a place is unique among the pages of places, but also on the pages of its services: so the words
 * count that are on no other page of the site.
 */
function mergedPlaces(local: readonly InsightPage[], { ownText }: Limits): Set<string> {
  const merged = new Set<string>()
  const kept = new Set<string>()
  for (const { place, service, parent, ownShare = 1, siteWords = ownText.words, traffic } of local) {
    if (!place) continue
    const hasOwnText = ownShare >= ownText.share && siteWords >= ownText.words
    const isNeeded = isWanted(traffic) || hasOwnText || (place.population ?? 0) >= manyInhabitants
    if (isNeeded || parent === undefined || !place.record) kept.add(place.slug)
    else if (service === undefined) merged.add(place.slug)
  }
  return new Set([...merged].filter((slug) => !kept.has(slug)))
}

function entryOf(page: InsightPage, merged: ReadonlySet<string>, { ownText, hasRequests }: Limits): PruneEntry {
  const { path, traffic, place, ownShare, siteWords } = page
  const { impressions, crawls } = traffic
  const inhabitants = place?.population ?? 0
  const entry = (action: PruneEntry['action'], priority: number, reason: string) => ({
    path,
    action,
    reason,
    priority: Math.round(priority),
    page,
  })
  const crawled = !hasRequests ? '' : crawls === 0 ? ' and never crawled' : ` and crawled ${times(crawls)}`
  const isUnique = ownShare === undefined || ownShare >= ownText.share
  const own = isUnique
    ? `${siteWords} of its words are on no other page, fewer than ${ownText.words}`
    : `${percent(ownShare)} of its text is unique, less than ${percent(ownText.share)}`
  if (merged.has(place?.slug ?? ''))
    return entry('merge', crawls, `${shown(page)}${crawled}, no page of the place has demand, and ${own}.`)
  if (isUnique) {
    const share =
      ownShare === undefined ? 'It has no page to be compared with' : `${percent(ownShare)} of its text is unique`
    return entry('keep', impressions, `${share}.`)
  }
  if (isWanted(traffic))
    return entry('write', impressions * (1 - ownShare) + inhabitants / 1000, `${shown(page)}, but ${own}.`)
  if (inhabitants >= manyInhabitants)
    return entry(
      'write',
      inhabitants / 1000,
      `${inhabitants.toLocaleString('en')} people live there, but ${own}. ${shown(page)}.`,
    )
  return entry('noindex', crawls, `${shown(page)}${crawled}, and ${own}.`)
}

function shown({ traffic: { impressions, position, views } }: InsightPage): string {
  const viewed = views >= shownOften ? `, viewed ${times(views)}` : ''
  if (impressions === 0) return `It was never shown in results${viewed}`
  return `It was shown ${times(impressions)}${position === undefined ? '' : ` at position ${position} on average`}${viewed}`
}

const times = (number: number) => (number === 1 ? 'once' : `${number.toLocaleString('en')} times`)
/** Rounded down, so that a share below a limit never appears to reach it. */
const percent = (share: number) => `${Math.floor(share * 1000 + 1e-6) / 10} %`

const actions: readonly PruneEntry['action'][] = ['write', 'merge', 'noindex', 'keep']

const byActionAndPriority = (a: PruneEntry, b: PruneEntry) =>
  actions.indexOf(a.action) - actions.indexOf(b.action) || b.priority - a.priority || (a.path < b.path ? -1 : 1)

/**
 * The change of the manifest that takes pages out of the index and redirects those of merged places to the same pages of
 * their counties, as lines for `noindex.yaml` and `redirects.yaml`. One rule covers all URLs of a place, in every language.
 * JSON strings are YAML as well, whatever a text contains.
 */
export function pruneChange(entries: readonly PruneEntry[]): { noindex: string; redirects: string } {
  const of = (action: PruneEntry['action']) => entries.filter((entry) => entry.action === action)
  const noindex = of('noindex').map(
    ({ path, reason }) => `- { path: ${JSON.stringify(path)}, reason: ${JSON.stringify(reason)} }\n`,
  )
  const merged = [...groupBy(of('merge'), ({ page: { place } }) => place?.slug).values()].toSorted(byRecordFromBelow)
  const redirects = merged.map((pages) => {
    const place = pages[0]?.page.place
    const { key, county, at } = place?.record ?? {}
    const ownPages = pages.filter(({ page: { service } }) => service === undefined)
    const texts = new Set(ownPages.map(({ page }) => page.at.file))
    const files = [...texts].filter((file) => file !== at?.file).map((file) => `, and delete ${file}`)
    const rule = `- { city: ${JSON.stringify(key)}, toCounty: ${JSON.stringify(county)} }`
    return `# ${place?.name}: remove ${at?.file}:${at?.line}${files.join('')}.\n${rule}\n`
  })
  const guide = redirects.length > 0 ? mergeGuide : ''
  return { noindex: noindex.join(''), redirects: guide + redirects.join('') }
}

const mergeGuide = `\
# Places to merge: their URLs lead to those of their counties. Remove the records in this order, from the last line to the
# first, so that the lines stay as they are written here. Then "validate" names what else mentions the places.
`

function byRecordFromBelow([a]: readonly PruneEntry[], [b]: readonly PruneEntry[]): number {
  const [one, other] = [a?.page.place?.record?.at, b?.page.place?.record?.at]
  const [file = '', otherFile = ''] = [one?.file, other?.file]
  if (file !== otherFile) return file < otherFile ? -1 : 1
  return (other?.line ?? 0) - (one?.line ?? 0)
}
