import { type CSSProperties, type MouseEvent, useRef } from 'react'
import { NotPrinted } from '../../parts/NotPrinted.tsx'
import { HeadCell } from './HeadCell.tsx'
import { TableRow } from './TableRow.tsx'
import { useActiveRow } from './use-active-row.ts'
import { useHeaders } from './use-headers.ts'
import type { Update } from './use-view-state.ts'
import { useVisibleRows } from './use-visible-rows.ts'
import type { ViewState } from './view-state.ts'

type UrlTableProps = {
  state: ViewState
  update: Update
  /** Rows of the report, in the order they are shown. */
  order: Uint32Array
  onOpen: (row: number) => void
}

/**
 * The table of URLs. On the screen, only visible rows are in the document, with empty space above and below.
 * `aria-rowindex` tells screen readers the position of each row. In print, it has all rows.
 */
export function UrlTable({ state, update, order, onOpen }: UrlTableProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const { headers, width, resize } = useHeaders(state)
  const { virtualizer, places, isInWindow, above, below } = useVisibleRows(order.length, scroller)
  const { active, setActive, onKeyDown } = useActiveRow({ order, virtualizer, onOpen })

  function onClick(event: MouseEvent<HTMLElement>) {
    const clicked = clickedRow(event)
    if (!clicked) return
    event.preventDefault()
    setActive(clicked.place)
    // A text selection is not a click.
    if (!clicked.isLink && getSelection()?.type === 'Range') return
    const row = order[clicked.place]
    if (row !== undefined) onOpen(row)
  }

  return (
    <div className="urls-frame">
      <div className="urls-scroll" ref={scroller}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table with keyboard navigation
          role="grid"
          className="urls-table"
          data-arrival
          aria-label="URLs"
          aria-rowcount={order.length + 1}
          aria-activedescendant={isInWindow(active) ? rowId(active) : undefined}
          tabIndex={0}
          onKeyDown={onKeyDown}
          style={{ '--width': `${width}px` } as CSSProperties}
        >
          <colgroup>
            {headers.map((header) => (
              <col key={header.id} style={{ width: header.getSize() }} />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              {headers.map((header) => (
                <HeadCell
                  key={header.id}
                  header={header}
                  state={state}
                  update={update}
                  onDrag={(dragged) => resize(header.id, dragged)}
                />
              ))}
            </tr>
          </thead>
          <Space height={above} />
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the table handles the keys */}
          <tbody onClick={onClick}>
            {places.map((place) => (
              <TableRow
                // Elements are reused for other rows. If they were recreated, a long scroll would hold hundreds of
                // megabytes until garbage collection.
                key={place - (places[0] ?? 0)}
                id={rowId(place)}
                row={order[place] ?? 0}
                place={place}
                columns={state.columns}
                isActive={place === active}
              />
            ))}
          </tbody>
          <Space height={below} />
        </table>
        <NotPrinted count={order.length - places.length} />
      </div>
    </div>
  )
}

const rowId = (place: number) => `url-${place}`

/** The place of a clicked row, and whether its link was clicked; undefined for a click that the browser handles. */
function clickedRow(event: MouseEvent<HTMLElement>): { place: number; isLink: boolean } | undefined {
  if (!(event.target instanceof Element)) return undefined
  const isLink = event.target.closest('a') !== null
  // The browser opens links in a new window.
  if (isLink && (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0)) return undefined
  return { place: Number(event.target.closest('tr')?.dataset.place), isLink }
}

function Space({ height }: { height: number }) {
  return (
    <tbody aria-hidden="true" className="urls-space">
      <tr style={{ height }} />
    </tbody>
  )
}
