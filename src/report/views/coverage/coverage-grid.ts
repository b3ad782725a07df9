import { languageAt } from '../../../url-form.ts'
import type { ReportRows, ReportSummary } from '../../data.ts'

/** States of a service in a place, from the most to the least severe. */
export const cellStates = ['missing', 'alias', 'noindex', 'duplicate', 'thin', 'known', 'live'] as const
export type CellState = (typeof cellStates)[number]

export type CoverageGrid = {
  services: readonly { slug: string; name: string }[]
  places: readonly { slug: string; name: string; kind: 'city' | 'county'; population?: number }[]
  /** Row of the report by place and service; -1 if there is no page. */
  rowAt: (place: number, service: number) => number
  stateAt: (place: number, service: number) => CellState
  /** Number of cells in each state: in the whole grid, by service, and by place. */
  counts: StateCounts
  serviceCounts: readonly StateCounts[]
  placeCounts: readonly StateCounts[]
}

export type StateCounts = Readonly<Record<CellState, number>>

/**
 * The state of every service in every place, in one language of the site.
 * If several states apply, a cell has the most severe one, in the order of `cellStates`. If several pages share a cell, a
 * page that is not an alias counts.
 * @param language its tag. Default: the first language.
 */
export function coverageGrid(
  {
    services,
    places,
    thresholds,
    languages = [],
  }: Pick<ReportSummary, 'services' | 'places' | 'thresholds' | 'languages'>,
  rows: ReportRows,
  language?: string,
): CoverageGrid {
  const [first, ...others] = languages
  const chosen = languages.find(({ tag }) => tag === language) ?? first
  const width = services.length
  const rowsByCell = new Int32Array(places.length * width).fill(-1)
  const serviceOf = indexByCode(rows.coded.service.values, services)
  const placeOf = indexByCode(rows.coded.place.values, places)
  const statuses = rows.coded.status
  for (let row = 0; row < rows.count; row++) {
    const service = serviceOf[rows.coded.service.codes[row] ?? -1] ?? -1
    const place = placeOf[rows.coded.place.codes[row] ?? -1] ?? -1
    const status = statuses.values[statuses.codes[row] ?? -1] ?? ''
    if (service < 0 || place < 0 || status === 'missing') continue
    if (first && languageAt(first, others, rows.text.path[row] ?? '') !== chosen) continue
    const cell = place * width + service
    if (rowsByCell[cell] === -1 || status === 'page' || status === 'unknown') rowsByCell[cell] = row
  }

  const states = new Uint8Array(rowsByCell.length)
  const counts = noCounts()
  const serviceCounts = services.map(noCounts)
  const placeCounts = places.map(noCounts)
  for (const [cell, row] of rowsByCell.entries()) {
    const state = row < 0 ? 'missing' : stateOf(rows, row, thresholds)
    states[cell] = cellStates.indexOf(state)
    for (const count of [counts, serviceCounts[cell % width], placeCounts[Math.floor(cell / width)]]) {
      if (count) count[state]++
    }
  }
  return {
    services,
    places,
    rowAt: (place, service) => rowsByCell[place * width + service] ?? -1,
    stateAt: (place, service) => cellStates[states[place * width + service] ?? 0] ?? 'missing',
    counts,
    serviceCounts,
    placeCounts,
  }
}

function stateOf(rows: ReportRows, row: number, thresholds: ReportSummary['thresholds']): CellState {
  const { status, robots } = rows.coded
  const statusOf = status.values[status.codes[row] ?? -1]
  if (statusOf === 'alias' || statusOf === 'redirect') return 'alias'
  if (/\bnoindex\b|\bnone\b/i.test(robots.values[robots.codes[row] ?? -1] ?? '')) return 'noindex'
  const { ownShare, similarity, known } = rows.numbers
  if ((similarity[row] ?? 0) >= thresholds.similarity) return 'duplicate'
  if ((ownShare[row] ?? 1) < thresholds.ownShare) return 'thin'
  return (known[row] ?? 0) > 0 ? 'known' : 'live'
}

/** For each value of a coded column, the index of the entry with that slug; -1 if there is none. */
function indexByCode(values: readonly string[], entries: readonly { slug: string }[]): Int32Array {
  const indexOf = new Map(entries.map(({ slug }, index) => [slug, index]))
  return Int32Array.from(values, (value) => indexOf.get(value) ?? -1)
}

const noCounts = (): Record<CellState, number> => ({
  missing: 0,
  alias: 0,
  noindex: 0,
  duplicate: 0,
  thin: 0,
  known: 0,
  live: 0,
})
