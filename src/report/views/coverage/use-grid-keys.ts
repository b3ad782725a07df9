import { type KeyboardEvent, type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { type GridCell, nextCell } from './next-cell.ts'

type GridKeysOptions = {
  region: RefObject<HTMLElement | null>
  rowCount: number
  columnCount: number
  /** Scrolls a row into view, which renders it. */
  showRow: (row: number) => void
}

/** Moves the focus between cells with the arrow keys. Cells have the attribute `data-cell="row-column"`. */
export function useGridKeys({ region, rowCount, columnCount, showRow }: GridKeysOptions) {
  const [selected, setActive] = useState<GridCell>({ row: 0, column: 0 })
  const pending = useRef<GridCell>(undefined)
  // A filter may have removed the cell.
  const active = { row: Math.min(selected.row, rowCount - 1), column: Math.min(selected.column, columnCount - 1) }

  // Runs after every render, because a row that was out of view has no cells before.
  useEffect(() => {
    if (!pending.current) return
    const { row, column } = pending.current
    const cell = region.current?.querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`)
    if (!cell) return
    pending.current = undefined
    const target = cell.querySelector<HTMLElement>('a') ?? cell
    target.focus()
  })

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.metaKey) return
    const next = nextCell(active, event, { rows: rowCount, columns: columnCount })
    if (!next) return
    event.preventDefault()
    pending.current = next
    setActive(next)
    showRow(next.row)
  }

  function onFocus({ target }: SyntheticEvent) {
    const cell = cellOf(target)
    if (cell && (cell.row !== active.row || cell.column !== active.column)) setActive(cell)
  }

  return { active, onKeyDown, onFocus }
}

/** The cell that contains an element. */
export function cellOf(element: EventTarget): GridCell | undefined {
  const position = element instanceof Element ? element.closest('[data-cell]')?.getAttribute('data-cell') : undefined
  const [row, column] = position?.split('-').map(Number) ?? []
  return row === undefined || column === undefined ? undefined : { row, column }
}
