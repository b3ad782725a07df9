import { type ColumnDef, type ColumnSizingState, getCoreRowModel, useReactTable } from '@tanstack/react-table'
import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import { columnOf } from '../../columns.ts'
import type { ReportColumn } from '../../data.ts'
import { NotPrinted } from '../../parts/NotPrinted.tsx'
import { mostPrinted, useIsPrinting } from '../../parts/use-is-printing.ts'
import { useReport } from '../../report.tsx'
import { HeadCell } from './HeadCell.tsx'
import { TableRow } from './TableRow.tsx'
import { useActiveRow } from './use-active-row.ts'
import type { Update } from './use-view-state.ts'
import { narrowest, type ViewState, widest } from './view-state.ts'

type UrlTableProps = {
  state: ViewState
  update: Update
  /** Rows of the report, in the order they are shown. */
  order: Uint32Array
  onOpen: (row: number) => void
}

/** In CSS pixels, as in urls.css. */
const rowHeight = 32

/**
 * The table of URLs. On the screen, only visible rows are in the document, with empty space above and below.
 * `aria-rowindex` tells screen readers the position of each row. In print, it has all rows.
 */
export function UrlTable({ state, update, order, onOpen }: UrlTableProps) {
  const { rows } = useReport()
  const scroller = useRef<HTMLDivElement>(null)
  // Includes the width of a column that is being resized.
  const [sizing, setSizing] = useState<ColumnSizingState>(state.widths)
  useEffect(() => setSizing(state.widths), [state.widths])
  const definitions = useMemo(
    () => state.columns.map((name) => definition(columnOf(rows, name))),
    [rows, state.columns],
  )

  const virtualizer = useVirtualizer({
    count: order.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    // In print, the table is as tall as its rows. Limits the rendered rows to one screen.
    observeElementRect: (instance, report) =>
      observeElementRect(instance, ({ width, height }) => report({ width, height: Math.min(height, innerHeight) })),
  })
  const windowRows = virtualizer.getVirtualItems()
  const first = windowRows[0]
  const last = windowRows.at(-1)
  const isPrinting = useIsPrinting()
  const places = isPrinting
    ? Array.from({ length: Math.min(order.length, mostPrinted) }, (_, place) => place)
    : windowRows.map(({ index }) => index)

  // Sorting and filtering work on row numbers outside the table library, so the table gets no data.
  const table = useReactTable<number>({
    data: noData,
    columns: definitions,
    getCoreRowModel: getCoreRowModel(),
    manualSorting: true,
    manualFiltering: true,
    state: { columnSizing: sizing, sorting: [{ id: state.sort.column, desc: state.sort.isDescending }] },
  })
  const { active, setActive, onKeyDown } = useActiveRow({ order, virtualizer, onOpen })
  const headers = table.getFlatHeaders()

  function onClick(event: MouseEvent<HTMLElement>) {
    if (!(event.target instanceof Element)) return
    const place = Number(event.target.closest('tr')?.dataset.place)
    const isLink = event.target.closest('a') !== null
    // The browser handles links opened in a new window, and a text selection is not a click.
    if (isLink && (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0)) return
    event.preventDefault()
    setActive(place)
    if (!isLink && getSelection()?.type === 'Range') return
    const row = order[place]
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
          aria-activedescendant={
            active >= (first?.index ?? 0) && active <= (last?.index ?? -1) ? rowId(active) : undefined
          }
          tabIndex={0}
          onKeyDown={onKeyDown}
          style={{ '--width': `${table.getTotalSize()}px` } as CSSProperties}
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
                  onDrag={(width) => setSizing((before) => ({ ...before, [header.id]: width }))}
                />
              ))}
            </tr>
          </thead>
          <tbody aria-hidden="true" className="urls-space">
            <tr style={{ height: first?.start ?? 0 }} />
          </tbody>
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
          <tbody aria-hidden="true" className="urls-space">
            <tr style={{ height: virtualizer.getTotalSize() - (last?.end ?? 0) }} />
          </tbody>
        </table>
        <NotPrinted count={order.length - places.length} />
      </div>
    </div>
  )
}

const noData: number[] = []
const rowId = (place: number) => `url-${place}`

function definition({ name, width }: ReportColumn): ColumnDef<number> {
  return { id: name, size: width, minSize: narrowest, maxSize: widest }
}
