import type { TrafficReport } from '#src/report/traffic.ts'

type Input = Omit<TrafficReport, 'prune' | 'exports'> & {
  prune: readonly {
    path: string
    action: TrafficReport['prune'][number]['action']
    reason: string
    page: {
      ownShare: number | undefined
      place: { population: number | undefined } | undefined
      at: TrafficReport['prune'][number]['at']
      traffic: { clicks: number; impressions: number; crawls: number }
    }
  }[]
  exports: readonly TrafficReport['exports'][number][]
}

/** What the app and the CSV files show of the imported exports. */
export function trafficReport({ exports, prune, competing, gaps, unserved, links }: Input): TrafficReport {
  return {
    exports: exports.map(({ id, file, format, day, period, lines, malformed, notes }) => ({
      id,
      file,
      format,
      day,
      ...(period && { period }),
      lines,
      malformed,
      notes,
    })),
    prune: prune.map(({ path, action, reason, page: { ownShare, place, at, traffic } }) => ({
      path,
      action,
      reason,
      clicks: traffic.clicks,
      impressions: traffic.impressions,
      crawls: traffic.crawls,
      ...(ownShare !== undefined && { ownShare: Math.round(ownShare * 10_000) / 10_000 }),
      ...(place?.population !== undefined && { population: place.population }),
      at,
    })),
    competing,
    gaps,
    unserved,
    links,
  }
}
