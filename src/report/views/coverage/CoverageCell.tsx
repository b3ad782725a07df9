import { Link } from 'react-router-dom'
import { compactText } from '../../format.ts'
import { pageUrl } from '../../parts/page-url.ts'
import { stateTexts } from './cell-states.ts'
import type { CellState } from './coverage-grid.ts'
import type { Demand } from './demand.ts'

type CoverageCellProps = {
  /** Visible row and column, `row-column`, for keyboard and pointer. */
  position: string
  /** Service and place. */
  name: string
  state: CellState
  /** What the cell shows instead of its state. */
  demand: Demand | undefined
  /** Place and service. */
  cell: readonly [place: number, service: number]
  /** Path of the page; undefined if there is none. */
  path: string | undefined
  /** Whether a filter selects other states. */
  isFaint: boolean
  /** Whether Tab stops here. Only one cell of the grid is a tab stop. */
  isStop: boolean
}

/** A link to the page. Without a page, the cell itself can have the focus. */
export function CoverageCell(props: CoverageCellProps) {
  const { position, name, path, isFaint, isStop } = props
  const { sign, label: stateName, look } = looksOf(props)
  const stop = { tabIndex: isStop ? 0 : -1, 'aria-label': `${stateName}: ${name}` }
  return (
    <td data-cell={position} className={isFaint ? 'cell-faint' : undefined} {...(path === undefined && stop)}>
      {path === undefined ? (
        <span className={look} aria-hidden="true">
          {sign}
        </span>
      ) : (
        <Link to={pageUrl(path)} className={look} {...stop}>
          {sign}
        </Link>
      )}
    </td>
  )
}

function looksOf({ state, demand, cell }: Pick<CoverageCellProps, 'state' | 'demand' | 'cell'>) {
  const { sign, name } = stateTexts[state]
  const value = demand?.at(...cell)
  if (!demand || value === undefined) return { sign, label: name, look: `cell-sign cell-${state}` }
  return {
    sign: compactText(value),
    // As it is written in the cell, so that it can be spoken to select the cell.
    label: `${compactText(value)} ${demand.label.toLowerCase()}, ${name}`,
    look: `cell-sign cell-number cell-shade-${demand.shadeAt(...cell)}`,
  }
}
