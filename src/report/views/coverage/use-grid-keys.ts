import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type GridCell, nextCell } from './next-cell.ts'

type GridKeysOptions = {
  region: RefObject<HTMLElement | null>
  rowCount: number
  columnCount: number
  /** Brings a row into sight, which draws it. */
  showRow: (row: number) => void
}

/** One cell of a grid takes the keyboard, and arrows take it to another. Cells are found by `data-cell="row-column"`. */
export function useGridKeys({ region, rowCount, columnCount, showRow }: GridKeysOptions) {
  const [chosen, setActive] = useState<GridCell>({ row: 0, column: 0 })
  const isMoving = useRef(false)
  // A filter may have taken the cell away.
  const active = { row: Math.min(chosen.row, rowCount - 1), column: Math.min(chosen.column, columnCount - 1) }

  // After every drawing: a row that was out of sight has its cells only then.
  useEffect(() => {
    if (!isMoving.current) return
    const cell = region.current?.querySelector<HTMLElement>(`[data-cell="${active.row}-${active.column}"]`)
    if (!cell) return
    isMoving.current = false
    cell.focus()
  })

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.metaKey) return
    const next = nextCell(active, event, { rows: rowCount, columns: columnCount })
    if (!next) return
    event.preventDefault()
    isMoving.current = true
    showRow(next.row)
    setActive(next)
  }

  return { active, setActive, onKeyDown }
}
