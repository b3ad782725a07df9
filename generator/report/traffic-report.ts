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
  exports: readonly Omit<TrafficReport['exports'][number], 'malformedFile'>[]
  /** Files with malformed lines, by the id of their export. */
  malformedFiles: ReadonlyMap<string, string>
}

/** What the app and the CSV files show of the imported exports. */
export function trafficReport(input: Input): TrafficReport {
  const { exports, malformedFiles, prune, competing, gaps, unserved, links } = input
  return {
    exports: exports.map(({ id, file, format, day, period, lines, malformed, firstMalformed, notes }) => ({
      id,
      file,
      format,
      day,
      ...(period && { period }),
      lines,
      malformed,
      ...(firstMalformed && { firstMalformed }),
      ...(malformedFiles.has(id) && { malformedFile: malformedFileOf(id) }),
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

/** The file of the report with the malformed lines of an export, below `traffic/`. */
export const malformedFileOf = (id: string) => `malformed-lines-of-${id}.csv`
