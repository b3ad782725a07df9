import type { Header } from '@tanstack/react-table'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { columnOf } from '../../columns.ts'
import { useReport } from '../../report.tsx'
import { withWidth } from './ColumnPanel.tsx'
import type { Update } from './use-view-state.ts'
import { narrowest, type ViewState, widest } from './view-state.ts'

type HeadCellProps = {
  header: Header<number, unknown>
  state: ViewState
  update: Update
  /** Sets the width while the edge is dragged. The URL of the view is updated when the drag ends. */
  onDrag: (width: number) => void
}

/** CSS pixels by which one key press changes the width. */
const step = 20

/** The header of a column: sorts by the column, and has an edge that resizes it. */
export function HeadCell({ header, state, update, onDrag }: HeadCellProps) {
  const { rows } = useReport()
  const name = header.id
  const column = columnOf(rows, name)
  const { sort, widths } = state
  const isSorted = sort.column === name
  /** Start of the drag, and the width at that moment; undefined if the edge is not dragged. */
  const dragged = useRef<{ from: number; width: number }>(undefined)

  function widthAt({ clientX }: PointerEvent): number | undefined {
    const { current } = dragged
    return current && Math.min(widest, Math.max(narrowest, current.width + clientX - current.from))
  }

  function onClick() {
    // The first click on a number shows the greatest values first.
    const isDescending = isSorted ? !sort.isDescending : column.form === 'number'
    update({ sort: { column: name, isDescending } })
  }
  function onKeyDown(event: KeyboardEvent) {
    const by = event.altKey && { ArrowLeft: -step, ArrowRight: step }[event.key]
    if (!by) return
    // In a browser, Alt and an arrow key go back or forward a page.
    event.preventDefault()
    update({ widths: withWidth(widths, column, header.getSize() + by) })
  }

  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : 'none'}
      data-form={column.form}
    >
      <button type="button" className="urls-sort" title={column.description} onClick={onClick} onKeyDown={onKeyDown}>
        <span>{column.label}</span>
        <span className="urls-arrow" aria-hidden="true">
          {isSorted ? (sort.isDescending ? '↓' : '↑') : ''}
        </span>
      </button>
      {/* On a keyboard, Alt and an arrow key on the button do the same. */}
      <span
        aria-hidden="true"
        className="urls-edge"
        onPointerDown={(event) => {
          dragged.current = { from: event.clientX, width: header.getSize() }
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={(event) => {
          const width = widthAt(event)
          if (width !== undefined) onDrag(width)
        }}
        onPointerUp={(event) => {
          const width = widthAt(event)
          dragged.current = undefined
          if (width !== undefined) update({ widths: withWidth(widths, column, width) })
        }}
        onPointerCancel={() => {
          dragged.current = undefined
          onDrag(widths[name] ?? column.width)
        }}
        onDoubleClick={() => update({ widths: withWidth(widths, column, column.width) })}
      />
    </th>
  )
}
