import type { ReportLocation } from './data.ts'

// What follows from the exports of search engines, analytics services and servers. The generator writes it as
// `data/traffic.js`, which is loaded when its view is opened. Without exports there is no such file.

export type TrafficReport = {
  exports: TrafficExport[]
  /** Local pages by what to do with them, the most important first. */
  prune: PruneRow[]
  /** Queries for which several pages compete. */
  competing: {
    query: string
    impressions: number
    pages: { path: string; clicks: number; impressions: number; position: number }[]
  }[]
  /** Queries that no page answers by its title or heading. */
  gaps: {
    query: string
    clicks: number
    impressions: number
    position: number
    missing: string[]
    nearest?: string
  }[]
  /** Addresses that are requested and not served. */
  unserved: {
    path: string
    clicks: number
    impressions: number
    missing: number
    crawls: number
    suggestion?: string
    line: string
  }[]
  links: { to: string; from: string; reason: string; at: ReportLocation }[]
}

export type TrafficExport = {
  id: string
  file: string
  format: string
  day: string
  period?: { from: string; to: string }
  lines: number
  malformed: number
  firstMalformed?: { line: number; reason: string }[]
  /** File below `traffic/` with all malformed lines. */
  malformedFile?: string
  notes: string[]
}

export type PruneRow = {
  path: string
  action: 'write' | 'merge' | 'noindex' | 'keep'
  reason: string
  clicks: number
  impressions: number
  crawls: number
  ownShare?: number
  population?: number
  at: ReportLocation
}
