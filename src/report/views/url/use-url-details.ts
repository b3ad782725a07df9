import type { InlinkDetail, PageDetail } from '../../data.ts'
import { type Reading, useChunk, useReport } from '../../report.tsx'

export type UrlDetails = {
  /** File of the details of the page; below 0 for a URL without a page. */
  chunk: number
  reading: Reading<PageDetail[]>
  /** Undefined while it is loading, and for a URL without a page. */
  detail: PageDetail | undefined
  inlinks: Reading<InlinkDetail[]>
  /** What is known of the URL besides its page: inlinks, sources, similar pages. Undefined while it is loading. */
  known: InlinkDetail | undefined
}

/** Loads what the report has of one URL beyond its row. */
export function useUrlDetails(path: string, row: number): UrlDetails {
  const { rows, summary } = useReport()
  const chunk = rows.chunk[row] ?? -1
  const reading = useChunk<PageDetail[]>(chunk < 0 ? undefined : `pages/${chunk}`)
  const inlinks = useChunk<InlinkDetail[]>(`inlinks/${Math.floor(row / summary.inlinkChunk)}`)
  return { chunk, reading, detail: entryOf(reading, path), inlinks, known: entryOf(inlinks, path) }
}

const entryOf = <T extends { path: string }>(reading: Reading<T[]>, path: string): T | undefined =>
  reading.state === 'ready' ? reading.data.find((each) => each.path === path) : undefined
