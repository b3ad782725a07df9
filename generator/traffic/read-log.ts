import { ownCopy } from '../core/own-copy.ts'
import type { CrawlerRanges } from './crawlers.ts'
import { formatOf, type LogFormat, type LoggedRequest } from './log-line.ts'
import { countUp, otherHostsText } from './other-hosts.ts'
import { requestCounter } from './request-counts.ts'
import { type Imported, malformedLines } from './traffic-tables.ts'

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

/** Most other hosts that are named: clients can send any name. */
const mostHosts = 1000

/** Characters of a malformed line that are shown. */
const mostShown = 120

/** Reads a server log of any size, and keeps counts by path. What is kept is copied: a part of a string keeps the whole. */
export function logReader({ ranges, today, isOwnHost }: LogSettings): LogReader {
  const counter = requestCounter(ranges)
  const { malformed, add: addMalformed } = malformedLines()
  const otherHosts = new Map<string, number>()
  const lastDay = dayAfter(today)
  let format: LogFormat | undefined
  let rest = ''
  /** Number of the line in the file, which may have empty lines. */
  let position = 0
  let lines = 0

  const readLine = (line: string) => {
    position++
    if (line === '') return
    lines++
    format ??= formatOf(line)
    const request = format?.read(line)
    if (!request) return addMalformed(position, ownCopy(`"${shortened(line)}"`))
    if (request.day > lastDay) return addMalformed(position, `Its day, ${request.day}, is in the future.`)
    const host = isOwnHost && hostOf(request)
    if (host === undefined || isOwnHost?.(host)) return counter.add(request)
    const isNew = !otherHosts.has(host)
    countUp(otherHosts, !isNew ? host : otherHosts.size < mostHosts ? ownCopy(host) : 'others')
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
      const { table, notes, period } = counter.finish()
      const ofHosts = otherHosts.size > 0 ? [otherHostsText(otherHosts, 'request')] : []
      return {
        format: format?.name ?? 'log',
        table,
        lines,
        malformed,
        notes: [...ofHosts, ...notes],
        ...(period && { period }),
      }
    },
  }
}

const shortened = (line: string) => (line.length > mostShown ? `${line.slice(0, mostShown)}…` : line)

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
