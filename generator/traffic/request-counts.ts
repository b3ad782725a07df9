import { ownCopy } from '../core/own-copy.ts'
import type { CrawlerRanges } from './crawlers.ts'
import { crawlReader } from './crawls.ts'
import type { LoggedRequest } from './log-line.ts'
import { counted } from './other-hosts.ts'
import type { Imported, RequestTable } from './traffic-tables.ts'

/** Counts of the requests of one path. */
type Counts = { served: number; missing: number; crawls: number; lastCrawl: string }

export type RequestCounter = {
  add: (request: LoggedRequest) => void
  finish: () => { table: RequestTable; notes: string[]; period: Imported['period'] | undefined }
}

/**
 * Most paths without a page that are counted. Scanners of weaknesses ask for millions of random ones; of those that come
 * after this many, only the number is kept.
 */
const mostMissing = 200_000

/** A log of more years than this says little of the site as it is. */
const longYears = 1.5

/** Files that pages load. What remains is a page, or something that is missing. */
const asset = /\.(css|js|mjs|map|png|jpe?g|gif|webp|avif|svg|ico|woff2?|ttf|mp4|webmanifest|json|txt|xml)$/i

/** Counts requests by path. What is kept is copied: a part of a string keeps the whole. */
export function requestCounter(ranges: CrawlerRanges): RequestCounter {
  const counts = new Map<string, Counts>()
  const crawlOf = crawlReader(ranges)
  /** Requests that are not counted by path. */
  const left = { assets: 0, pretended: 0, failed: 0 }
  let missingPaths = 0
  let from = ''
  let to = ''

  /** The counts of a path; undefined for a path without a page after the first `mostMissing`. */
  const countsOf = (path: string, status: number) => {
    const known = counts.get(path)
    if (known || (status >= 400 && ++missingPaths > mostMissing)) return known
    const made = { served: 0, missing: 0, crawls: 0, lastCrawl: '' }
    counts.set(ownCopy(path), made)
    return made
  }

  return {
    add: (request) => {
      const { status, day, url } = request
      if (from === '' || day < from) from = day
      if (day > to) to = day
      const path = pathOf(url)
      if (status < 400 && asset.test(path)) {
        left.assets++
        return
      }
      const count = countsOf(path, status)
      if (!count) {
        left.failed++
        return
      }
      if (status < 400) count.served++
      else if (status === 404 || status === 410) count.missing++
      const crawl = crawlOf(request)
      if (crawl === 'pretended') left.pretended++
      if (crawl !== 'crawl') return
      count.crawls++
      if (day > count.lastCrawl) count.lastCrawl = day
    },
    finish: () => ({
      table: tableOf(counts),
      notes: [...notesOf(left), ...notesOfPeriod(from, to)],
      period: to === '' ? undefined : { from, to },
    }),
  }
}

function notesOf({ assets, pretended, failed }: Record<'assets' | 'pretended' | 'failed', number>): string[] {
  const requests = (count: number) => counted(count, 'request')
  const notes: string[] = []
  if (assets > 0) notes.push(`${requests(assets)} for files that pages load: not counted.`)
  if (pretended > 0) notes.push(`${requests(pretended)} of a false crawler: not counted as crawls.`)
  if (failed > 0)
    notes.push(
      `${requests(failed)} for further paths that failed: not counted, because over ${mostMissing} paths failed.`,
    )
  return notes
}

function notesOfPeriod(from: string, to: string): string[] {
  const years = (Date.parse(to) - Date.parse(from)) / 31_557_600_000
  if (!(years > longYears)) return []
  return [
    `It covers ${years.toFixed(1)} years, and requests of years ago count as those of today. Import the last months alone.`,
  ]
}

/** The path of a request, without host, query and fragment. */
function pathOf(url: string): string {
  const absolute = /^https?:\/\/[^/?#]*/i.exec(url)
  const local = absolute ? url.slice(absolute[0].length) : url
  const end = local.search(/[?#]/)
  return (end < 0 ? local : local.slice(0, end)) || '/'
}

/** Sorted by path, so that the same log gives the same bytes. */
function tableOf(counts: ReadonlyMap<string, Counts>): RequestTable {
  const table: RequestTable = { kind: 'requests', paths: [], served: [], missing: [], crawls: [], lastCrawls: [] }
  for (const path of [...counts.keys()].sort()) {
    const { served = 0, missing = 0, crawls = 0, lastCrawl = '' } = counts.get(path) ?? {}
    table.paths.push(path)
    table.served.push(served)
    table.missing.push(missing)
    table.crawls.push(crawls)
    table.lastCrawls.push(lastCrawl)
  }
  return table
}
