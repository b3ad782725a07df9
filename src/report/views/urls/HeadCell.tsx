import type { Header } from '@tanstack/react-table'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { type ColumnName, columnOf } from '../../columns.ts'
import { withWidth } from './ColumnPanel.tsx'
import type { Update } from './use-view-state.ts'
import { narrowest, type ViewState, widest } from './view-state.ts'

type HeadCellProps = {
  header: Header<number, unknown>
  state: ViewState
  update: Update
  /** The width while the edge is drawn, which the address learns when it is let go. */
  onDraw: (width: number) => void
}

/** CSS pixels a key changes a width by. */
const step = 20

/** The head of a column: sorts by it, and its edge can be drawn. */
export function HeadCell({ header, state, update, onDraw }: HeadCellProps) {
  const name = header.id as ColumnName // the table's columns are named by ours
  const column = columnOf(name)
  const { sort, widths } = state
  const isSorted = sort.column === name
  /** Where the edge was taken, and how wide the column was; undefined while nobody draws it. */
  const drawn = useRef<{ from: number; width: number }>(undefined)

  function widthAt({ clientX }: PointerEvent): number | undefined {
    const { current } = drawn
    return current && Math.min(widest, Math.max(narrowest, current.width + clientX - current.from))
  }

  function onClick() {
    // Of numbers the greatest are looked for first.
    const isDescending = isSorted ? !sort.isDescending : column.form === 'number'
    update({ sort: { column: name, isDescending } })
  }
  function onKeyDown(event: KeyboardEvent) {
    const by = event.altKey && { ArrowLeft: -step, ArrowRight: step }[event.key]
    if (!by) return
    // Otherwise the browser would go back a page.
    event.preventDefault()
    update({ widths: withWidth(widths, column, header.getSize() + by) })
  }

  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : 'none'}
      data-form={column.form}
    >
      <button type="button" className="urls-sort" title={column.meaning} onClick={onClick} onKeyDown={onKeyDown}>
        <span>{column.label}</span>
        <span className="urls-arrow" aria-hidden="true">
          {isSorted ? (sort.isDescending ? '↓' : '↑') : ''}
        </span>
      </button>
      {/* The keys of the button do the same. */}
      <span
        aria-hidden="true"
        className="urls-edge"
        onPointerDown={(event) => {
          drawn.current = { from: event.clientX, width: header.getSize() }
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={(event) => {
          const width = widthAt(event)
          if (width !== undefined) onDraw(width)
        }}
        onPointerUp={(event) => {
          const width = widthAt(event)
          drawn.current = undefined
          if (width !== undefined) update({ widths: withWidth(widths, column, width) })
        }}
        onPointerCancel={() => {
          drawn.current = undefined
          onDraw(widths[name] ?? column.width)
        }}
        onDoubleClick={() => update({ widths: withWidth(widths, column, column.width) })}
      />
    </th>
  )
}
