import { Link } from 'react-router-dom'
import { pageUrl } from '../../parts/page-url.ts'
import { stateTexts } from './cell-states.ts'
import type { CellState } from './coverage-grid.ts'

type CoverageCellProps = {
  /** Visible row and column, `row-column`, for keyboard and pointer. */
  position: string
  /** Service and place. */
  name: string
  state: CellState
  /** Path of the page; undefined if there is none. */
  path: string | undefined
  /** Whether a filter selects other states. */
  isFaint: boolean
  /** Whether Tab stops here. Only one cell of the grid is a tab stop. */
  isStop: boolean
}

/** A link to the page. Without a page, the cell itself can have the focus. */
export function CoverageCell({ position, name, state, path, isFaint, isStop }: CoverageCellProps) {
  const { sign, name: stateName } = stateTexts[state]
  const look = `cell-sign cell-${state}`
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
