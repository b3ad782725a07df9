import { ownCopy } from '../core/own-copy.ts'
import { type CrawlerRanges, crawlerOf, isInRanges } from './crawlers.ts'
import { formatOf, type LogFormat, type LoggedRequest } from './log-line.ts'
import { counted, countUp, otherHostsText } from './other-hosts.ts'
import { type Imported, malformedLines, type RequestTable } from './traffic-tables.ts'

/** Counts of the requests of one path. */
type Counts = { served: number; missing: number; crawls: number; lastCrawl: string }

export type LogSettings = {
  ranges: CrawlerRanges
  /** Requests of later days are malformed. */
  today: string
  /** Whether a host is that of the site. Not given if the host of the site is not known. */
  isOwnHost?: ((host: string) => boolean) | undefined
}

export type LogReader = {
  /** Reads some text of the log; a line may continue in the next one. */
  add: (text: string) => void
  finish: () => Imported
}

/**
 * Most paths without a page that are counted. Scanners of weaknesses ask for millions of random ones; of those that come
 * after this many, only the number is kept.
 */
const mostMissing = 200_000

/** Most other hosts that are named: clients can send any name. */
const mostHosts = 1000

/** A log of more years than this says little of the site as it is. */
const longYears = 1.5

/** Files that pages load. What remains is a page, or something that is missing. */
const asset = /\.(css|js|mjs|map|png|jpe?g|gif|webp|avif|svg|ico|woff2?|ttf|mp4|webmanifest|json|txt|xml)$/i

/** Reads a server log of any size, and keeps counts by path. What is kept is copied: a part of a string keeps the whole. */
export function logReader({ ranges, today, isOwnHost }: LogSettings): LogReader {
  const counts = new Map<string, Counts>()
  const { malformed, add: addMalformed } = malformedLines()
  const crawlers = new Map<string, string | undefined>()
  const genuine = new Map<string, boolean>()
  const otherHosts = new Map<string, number>()
  const lastDay = dayAfter(today)
  let format: LogFormat | undefined
  let rest = ''
  /** Number of the line in the file, which may have empty lines. */
  let position = 0
  let lines = 0
  let assets = 0
  let pretended = 0
  let missingPaths = 0
  let uncounted = 0
  let from = ''
  let to = ''

  const crawlerNamed = (agent: string) => {
    const known = crawlers.get(agent)
    if (known !== undefined || crawlers.has(agent)) return known
    if (crawlers.size >= 10_000) crawlers.clear()
    const crawler = crawlerOf(agent)
    crawlers.set(ownCopy(agent), crawler)
    return crawler
  }
  /** Whether an address belongs to a crawler, as far as its ranges are known. */
  const isGenuine = (crawler: string, address: string) => {
    const list = ranges.get(crawler)
    if (!list) return true
    const key = `${crawler} ${address}`
    const known = genuine.get(key)
    if (known !== undefined) return known
    if (genuine.size >= 10_000) genuine.clear()
    const is = isInRanges(list, address)
    genuine.set(ownCopy(key), is)
    return is
  }

  const readLine = (line: string) => {
    position++
    if (line === '') return
    lines++
    format ??= formatOf(line)
    const request = format?.read(line)
    if (!request) return addMalformed(position, ownCopy(`"${line.length > 120 ? `${line.slice(0, 120)}…` : line}"`))
    const { status, day, agent, address } = request
    if (day > lastDay) return addMalformed(position, `Its day, ${day}, is in the future.`)
    const host = isOwnHost && hostOf(request)
    if (host !== undefined && !isOwnHost?.(host)) {
      const isNew = !otherHosts.has(host)
      countUp(otherHosts, !isNew ? host : otherHosts.size < mostHosts ? ownCopy(host) : 'others')
      return
    }
    if (from === '' || day < from) from = day
    if (day > to) to = day
    const path = pathOf(request.url)
    if (status < 400 && asset.test(path)) {
      assets++
      return
    }
    let count = counts.get(path)
    if (!count) {
      if (status >= 400 && ++missingPaths > mostMissing) {
        uncounted++
        return
      }
      count = { served: 0, missing: 0, crawls: 0, lastCrawl: '' }
      counts.set(ownCopy(path), count)
    }
    if (status < 400) count.served++
    else if (status === 404 || status === 410) count.missing++
    const crawler = crawlerNamed(agent)
    if (crawler === undefined) return
    if (!isGenuine(crawler, address)) {
      pretended++
      return
    }
    count.crawls++
    if (day > count.lastCrawl) count.lastCrawl = day
  }

  return {
    add: (text) => {
      const all = rest + text
      let start = 0
      for (let end = all.indexOf('\n'); end >= 0; end = all.indexOf('\n', start)) {
        readLine(all.slice(start, all[end - 1] === '\r' ? end - 1 : end))
        start = end + 1
      }
      rest = all.slice(start)
    },
    finish: () => {
      if (rest.trim() !== '') readLine(rest.trim())
      const notes: string[] = []
      if (otherHosts.size > 0) notes.push(otherHostsText(otherHosts, 'request'))
      if (assets > 0) notes.push(`${requests(assets)} for files that pages load: not counted.`)
      if (pretended > 0) notes.push(`${requests(pretended)} of a false crawler: not counted as crawls.`)
      if (uncounted > 0)
        notes.push(
          `${requests(uncounted)} for further paths that failed: not counted, because over ${mostMissing} paths failed.`,
        )
      const years = (Date.parse(to) - Date.parse(from)) / 31_557_600_000
      if (years > longYears)
        notes.push(
          `It covers ${years.toFixed(1)} years, and requests of years ago count as those of today. Import the last months alone.`,
        )
      return {
        format: format?.name ?? 'log',
        table: tableOf(counts),
        lines,
        malformed,
        notes,
        ...(to !== '' && { period: { from, to } }),
      }
    },
  }
}

const requests = (count: number) => counted(count, 'request')

/** A host, without its port, that is a name: in some logs the field is the name of a machine, which has no dot. */
function hostOf({ host, url }: LoggedRequest): string | undefined {
  const name = (/^https?:\/\/([^/?#]*)/i.exec(url)?.[1] ?? host)?.replace(/:\d+$/, '').toLowerCase()
  return name?.includes('.') ? name : undefined
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
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
