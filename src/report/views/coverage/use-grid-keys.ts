import { type KeyboardEvent, type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react'
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
  const wanted = useRef<GridCell>(undefined)
  // A filter may have taken the cell away.
  const active = { row: Math.min(chosen.row, rowCount - 1), column: Math.min(chosen.column, columnCount - 1) }

  // After every drawing: a row that was out of sight has its cells only then.
  useEffect(() => {
    if (!wanted.current) return
    const { row, column } = wanted.current
    const cell = region.current?.querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`)
    if (!cell) return
    wanted.current = undefined
    const target = cell.querySelector<HTMLElement>('a') ?? cell
    target.focus()
  })

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.metaKey) return
    const next = nextCell(active, event, { rows: rowCount, columns: columnCount })
    if (!next) return
    event.preventDefault()
    wanted.current = next
    setActive(next)
    showRow(next.row)
  }

  function onFocus({ target }: SyntheticEvent) {
    const cell = cellOf(target)
    if (cell && (cell.row !== active.row || cell.column !== active.column)) setActive(cell)
  }

  return { active, onKeyDown, onFocus }
}

/** The cell an element stands in. */
export function cellOf(element: EventTarget): GridCell | undefined {
  const address = element instanceof Element ? element.closest('[data-cell]')?.getAttribute('data-cell') : undefined
  const [row, column] = address?.split('-').map(Number) ?? []
  return row === undefined || column === undefined ? undefined : { row, column }
}
