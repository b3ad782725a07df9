import type { PathTraffic, TrafficSources } from '../core/traffic.ts'
import { type Column, type Columns, column, type PageFacts, type PagelessFacts } from './column.ts'

/** A number of the exports, of pages and of other URLs. */
function traffic(
  value: (traffic: PathTraffic) => number | null,
  app: { label: string; description: string; width: number; position?: number; isOptional?: boolean },
): Column<number | null> {
  const read = (facts: PageFacts | PagelessFacts) => (facts.traffic ? value(facts.traffic) : null)
  return { page: read, pageless: read, empty: null, app: [{ ...app, form: 'number', unit: 'count' }] }
}

const search = {
  clicks: traffic(({ clicks }) => clicks, {
    label: 'Clicks',
    description: 'Clicks in search results, from Search Console.',
    width: 85,
    position: 5.1, // After the warnings: who imports searches wants to see them.
  }),
  impressions: traffic(({ impressions }) => impressions, {
    label: 'Impressions',
    description: 'How often search results showed the page, from Search Console.',
    width: 115,
    position: 5.2,
  }),
  position: traffic(({ position }) => position ?? null, {
    label: 'Position',
    description: 'Mean position in search results, from Search Console.',
    width: 95,
    isOptional: true,
  }),
}

const views = {
  views: traffic(({ views }) => views, { label: 'Views', description: 'Page views, from analytics.', width: 80 }),
}

const requests = {
  crawls: traffic(({ crawls }) => crawls, {
    label: 'Crawls',
    description: 'Requests of crawlers, from server logs.',
    width: 85,
  }),
  lastCrawl: column<string>({
    page: ({ traffic }) => traffic?.lastCrawl ?? '',
    pageless: ({ traffic }) => traffic?.lastCrawl ?? '',
    empty: '',
    app: [{ label: 'Last crawl', description: 'Day of the last crawl, from server logs.', form: 'day', width: 120 }],
  }),
  notFound: traffic(({ missing }) => missing, {
    label: '404s',
    description: 'Requests answered with the status 404 or 410, from server logs.',
    width: 80,
  }),
}

/** The columns of the exports that were imported. */
export function trafficColumns(has: TrafficSources | undefined): Columns {
  return { ...(has?.search && search), ...(has?.views && views), ...(has?.requests && requests) }
}
