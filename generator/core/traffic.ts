/** What exports of search engines, analytics services and servers say of one address. */
export type PathTraffic = {
  clicks: number
  impressions: number
  /** Mean position in results, weighted by impressions; undefined if it was never shown. */
  position: number | undefined
  views: number
  crawls: number
  /** `YYYY-MM-DD`; empty if it was not crawled. */
  lastCrawl: string
  /** Requests that were answered, and with the status 404 or 410. */
  served: number
  missing: number
}

export const noTraffic: PathTraffic = {
  clicks: 0,
  impressions: 0,
  position: undefined,
  views: 0,
  crawls: 0,
  lastCrawl: '',
  served: 0,
  missing: 0,
}

/** What there is data of. */
export type TrafficSources = { search: boolean; queriesOfPages: boolean; views: boolean; requests: boolean }
