import { memo } from 'react'
import { numberText } from '../../format.ts'
import { useReport } from '../../report.tsx'
import { CoverageCell } from './CoverageCell.tsx'
import type { CellState, CoverageGrid } from './coverage-grid.ts'
import { countIn } from './filter-grid.ts'

type CoverageRowProps = {
  grid: CoverageGrid
  chosen: ReadonlySet<CellState>
  services: readonly number[]
  place: number
  /** Index among the visible rows. */
  row: number
  /** Column of the tab stop if it is in this row; otherwise -1. */
  stop: number
}

/** The row of a place. Memoised, because a keyboard step changes only two rows. */
export const CoverageRow = memo(function CoverageRow({ grid, chosen, services, place, row, stop }: CoverageRowProps) {
  const { rows } = useReport()
  const name = grid.places[place]?.name
  return (
    // Counted from 1, after two header rows.
    <tr aria-rowindex={row + 3}>
      <th scope="row" className="coverage-place" title={name}>
        <bdi>{name}</bdi>
      </th>
      <td className="coverage-total">{numberText(countIn(grid.placeCounts[place], chosen))}</td>
      {services.map((service, column) => {
        const state = grid.stateAt(place, service)
        return (
          <CoverageCell
            key={service}
            position={`${row}-${column}`}
            name={`${grid.services[service]?.name} in ${name}`}
            state={state}
            path={rows.text.path[grid.rowAt(place, service)]}
            isFaint={chosen.size > 0 && !chosen.has(state)}
            isStop={column === stop}
          />
        )
      })}
    </tr>
  )
})
