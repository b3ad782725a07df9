import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { Fragment, useRef, useState } from 'react'
import { numberText } from '../../format.ts'
import { CellReason } from './CellReason.tsx'
import { CoverageRow } from './CoverageRow.tsx'
import type { CellState, CoverageGrid } from './coverage-grid.ts'
import { countIn, type ShownGrid } from './filter-grid.ts'
import type { GridCell } from './next-cell.ts'
import { cellOf, useGridKeys } from './use-grid-keys.ts'

/** Height of a row in CSS pixels, as in coverage.css. */
const rowHeight = 32

/** Larger tables render only the visible rows. */
const mostDrawn = 5000

/** With more services, their names are vertical. */
const mostLevel = 14

type CoverageTableProps = { grid: CoverageGrid; shown: ShownGrid; chosen: ReadonlySet<CellState> }

export function CoverageTable({ grid, shown: { places, services }, chosen }: CoverageTableProps) {
  const region = useRef<HTMLElement>(null)
  const [hovered, setHovered] = useState<GridCell>()
  const isSmall = places.length * services.length <= mostDrawn
  const keys = useGridKeys({
    region,
    rowCount: places.length,
    columnCount: services.length,
    showRow: (row) => virtualizer.scrollToIndex(row),
  })
  const virtualizer = useVirtualizer({
    count: places.length,
    getScrollElement: () => region.current,
    estimateSize: () => rowHeight,
    overscan: isSmall ? places.length : 8,
    // Keeps the row with the focus in the document when it is scrolled out of view.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), keys.active.row])].sort((a, b) => a - b),
  })
  const items = virtualizer.getVirtualItems().filter(({ index }) => index < places.length)
  const described = hovered ?? keys.active

  return (
    <>
      <section
        ref={region}
        className="scroll coverage-scroll"
        aria-label="Pages by place and service"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the region scrolls, and may have no cell with a tab stop
        tabIndex={0}
      >
        <table
          className={`coverage ${services.length > mostLevel ? 'coverage-upright' : ''}`}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table with keyboard navigation
          role="grid"
          aria-rowcount={places.length + 2}
          aria-colcount={services.length + 2}
          onKeyDown={keys.onKeyDown}
          onFocus={keys.onFocus}
          onMouseOver={({ target }) => setHovered(cellOf(target))}
          onMouseLeave={() => setHovered(undefined)}
        >
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" className="coverage-place">
                Place
              </th>
              <th scope="col" className="coverage-total">
                <span>{chosen.size === 0 ? 'Pages' : 'Selected'}</span>
              </th>
              {services.map((service) => (
                <th key={service} scope="col">
                  <span title={grid.services[service]?.name}>{grid.services[service]?.name}</span>
                </th>
              ))}
            </tr>
            <tr aria-rowindex={2} className="coverage-totals">
              <th scope="row" className="coverage-place">
                All places
              </th>
              <td className="coverage-total">{numberText(countIn(grid.counts, chosen))}</td>
              {services.map((service) => (
                <td key={service}>{numberText(countIn(grid.serviceCounts[service], chosen))}</td>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item, position) => {
              const place = places[item.index] ?? -1
              const gap = item.start - (items[position - 1]?.end ?? 0)
              return (
                <Fragment key={place}>
                  {gap > 0 && <Gap height={gap} columns={services.length + 2} />}
                  <CoverageRow
                    grid={grid}
                    chosen={chosen}
                    services={services}
                    place={place}
                    row={item.index}
                    stop={item.index === keys.active.row ? keys.active.column : -1}
                  />
                </Fragment>
              )
            })}
            <Gap height={virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)} columns={services.length + 2} />
          </tbody>
        </table>
      </section>
      <CellReason grid={grid} place={places[described.row] ?? -1} service={services[described.column] ?? -1} />
    </>
  )
}

/** Empty space for rows that are not rendered. */
function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it has no focusable cells
    <tr aria-hidden="true" className="coverage-gap" style={{ height }}>
      <td colSpan={columns} />
    </tr>
  )
}
