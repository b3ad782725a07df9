import { columnsOf } from '../../columns.ts'
import type { ReportRows } from '../../data.ts'
import type { CoverageGrid } from './coverage-grid.ts'

/** Columns of imported exports, the best measure of demand first. */
const names = ['impressions', 'clicks', 'views', 'crawls']

export type Measure = { name: string; label: string }

/** What the report has numbers of. Empty if nothing was imported. */
export function measuresOf(rows: ReportRows): Measure[] {
  const columns = columnsOf(rows, 'number')
  return names.flatMap((name) => {
    const column = columns.find((each) => each.name === name)
    return column ? [{ name, label: column.label }] : []
  })
}

/** The numbers of a measure: of each cell, of places and of services. */
export type Demand = Measure & {
  /** Undefined if there is no page. */
  at: (place: number, service: number) => number | undefined
  ofPlace: readonly number[]
  ofService: readonly number[]
  /** Shade of a cell, from 0 for none to `shades` for the highest number. Logarithmic, because few pages have most of it. */
  shadeAt: (place: number, service: number) => number
}

const shades = 4

export function demandOf(grid: CoverageGrid, rows: ReportRows, measure: Measure): Demand {
  const values = rows.numbers[measure.name] ?? []
  const at = (place: number, service: number) => {
    const row = grid.rowAt(place, service)
    return row < 0 ? undefined : (values[row] ?? 0)
  }
  const ofPlace = grid.places.map(() => 0)
  const ofService = grid.services.map(() => 0)
  let most = 0
  for (const place of grid.places.keys())
    for (const service of grid.services.keys()) {
      const value = at(place, service) ?? 0
      ofPlace[place] = (ofPlace[place] ?? 0) + value
      ofService[service] = (ofService[service] ?? 0) + value
      most = Math.max(most, value)
    }
  const shadeAt = (place: number, service: number) => {
    const value = at(place, service) ?? 0
    return value === 0 ? 0 : Math.max(1, Math.ceil((Math.log1p(value) / Math.log1p(most)) * shades))
  }
  return { ...measure, at, ofPlace, ofService, shadeAt }
}
