import { boundedMemo } from '../core/bounded-memo.ts'
import { type CrawlerRanges, crawlerOf, isInRanges } from './crawlers.ts'
import type { LoggedRequest } from './log-line.ts'

/** User agents, and addresses of each crawler, whose results are kept. */
const mostKept = 10_000

/** Tells which requests are crawls. A request that pretends to be one is not from an address of the crawler that it names. */
export function crawlReader(ranges: CrawlerRanges): (request: LoggedRequest) => 'crawl' | 'pretended' | undefined {
  const named = boundedMemo(mostKept, (agent) => ({ crawler: crawlerOf(agent) }))
  const genuine = new Map(
    [...ranges].map(([crawler, list]) => [crawler, boundedMemo(mostKept, (address) => isInRanges(list, address))]),
  )
  return ({ agent, address }) => {
    const { crawler } = named(agent)
    if (crawler === undefined) return undefined
    // Without known ranges, a crawler is taken at its word.
    return genuine.get(crawler)?.(address) === false ? 'pretended' : 'crawl'
  }
}
