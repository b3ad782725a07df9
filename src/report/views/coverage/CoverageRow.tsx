import { memo } from 'react'
import { numberText } from '../../format.ts'
import { useReport } from '../../report.tsx'
import { CoverageCell } from './CoverageCell.tsx'
import type { CellState, CoverageGrid } from './coverage-grid.ts'
import type { Demand } from './demand.ts'
import { countIn } from './filter-grid.ts'

type CoverageRowProps = {
  grid: CoverageGrid
  chosen: ReadonlySet<CellState>
  services: readonly number[]
  place: number
  hasPopulation: boolean
  demand: Demand | undefined
  /** Whether cells show the demand instead of the state. */
  isColored: boolean
  /** Index among the visible rows. */
  row: number
  /** Column of the tab stop if it is in this row; otherwise -1. */
  stop: number
}

/** The row of a place. Memoised, because a keyboard step changes only two rows. */
export const CoverageRow = memo(function CoverageRow(props: CoverageRowProps) {
  const { grid, chosen, services, place, hasPopulation, demand, isColored, row, stop } = props
  const { rows } = useReport()
  const { name, population } = grid.places[place] ?? {}
  return (
    // Counted from 1, after two header rows.
    <tr aria-rowindex={row + 3}>
      <th scope="row" className="coverage-place" title={name}>
        <bdi>{name}</bdi>
      </th>
      <td className="coverage-total">{numberText(countIn(grid.placeCounts[place], chosen))}</td>
      {hasPopulation && <td className="coverage-total">{population === undefined ? '' : numberText(population)}</td>}
      {demand && <td className="coverage-total">{numberText(demand.ofPlace[place] ?? 0)}</td>}
      {services.map((service, column) => {
        const state = grid.stateAt(place, service)
        return (
          <CoverageCell
            key={service}
            position={`${row}-${column}`}
            name={`${grid.services[service]?.name} in ${name}`}
            state={state}
            demand={isColored ? demand : undefined}
            cell={[place, service]}
            path={rows.text.path[grid.rowAt(place, service)]}
            isFaint={chosen.size > 0 && !chosen.has(state)}
            isStop={column === stop}
          />
        )
      })}
    </tr>
  )
})
