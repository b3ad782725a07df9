import type { ReportRows } from '../../data.ts'
import { csvLine } from '../urls/csv.ts'
import { stateTexts } from './cell-states.ts'
import type { CellState, CoverageGrid } from './coverage-grid.ts'
import type { Demand } from './demand.ts'
import type { ShownGrid } from './filter-grid.ts'

type CoverageCsv = {
  grid: CoverageGrid
  shown: ShownGrid
  /** States of the cells to write; all if empty. */
  chosen: ReadonlySet<CellState>
  rows: ReportRows
  demands: readonly Demand[]
}

/** The shown cells of the coverage table as CSV, one a line, in pieces. */
export function* coverageCsv({ grid, shown, chosen, rows, demands }: CoverageCsv): Generator<string> {
  const labels = demands.map(({ label }) => label)
  yield `\ufeff${csvLine(['Place', 'Inhabitants', 'Service', 'State', 'URL', ...labels])}`
  for (const place of shown.places) {
    const { name = '', population = null } = grid.places[place] ?? {}
    let piece = ''
    for (const service of shown.services) {
      const state = grid.stateAt(place, service)
      if (chosen.size > 0 && !chosen.has(state)) continue
      const path = rows.text.path[grid.rowAt(place, service)] ?? ''
      const numbers = demands.map((demand) => demand.at(place, service) ?? null)
      piece += csvLine([name, population, grid.services[service]?.name ?? '', stateTexts[state].name, path, ...numbers])
    }
    yield piece
  }
}
