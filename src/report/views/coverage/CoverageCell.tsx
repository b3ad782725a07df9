import { Link } from 'react-router-dom'
import { pageAddress } from '../../parts/page-address.ts'
import { stateTexts } from './cell-states.ts'
import type { CellState } from './coverage-grid.ts'

type CoverageCellProps = {
  /** Row and column among those shown, by which the keyboard and the mouse find it. */
  address: string
  /** The service and the place. */
  name: string
  state: CellState
  /** Of the page; undefined where there is none. */
  path: string | undefined
  /** Whether a filter asks for other states. */
  isFaint: boolean
  /** Whether Tab stops here; it does at one cell of the grid. */
  isStop: boolean
}

/** A sign that leads to the page. Where there is none the cell itself takes the keyboard. */
export function CoverageCell({ address, name, state, path, isFaint, isStop }: CoverageCellProps) {
  const { sign, name: stateName } = stateTexts[state]
  const look = `cell-sign cell-${state}`
  const stop = { tabIndex: isStop ? 0 : -1, 'aria-label': `${stateName}: ${name}` }
  return (
    <td data-cell={address} className={isFaint ? 'cell-faint' : undefined} {...(path === undefined && stop)}>
      {path === undefined ? (
        <span className={look} aria-hidden="true">
          {sign}
        </span>
      ) : (
        <Link to={pageAddress(path)} className={look} {...stop}>
          {sign}
        </Link>
      )}
    </td>
  )
}
