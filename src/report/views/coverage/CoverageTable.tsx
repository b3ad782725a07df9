import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { Fragment, useRef, useState } from 'react'
import { compactText, numberText } from '../../format.ts'
import { useIsPrinting } from '../../parts/use-is-printing.ts'
import { CellReason } from './CellReason.tsx'
import { CoverageRow } from './CoverageRow.tsx'
import type { CellState, CoverageGrid } from './coverage-grid.ts'
import type { Demand } from './demand.ts'
import { countIn, type ShownGrid } from './filter-grid.ts'
import type { GridCell } from './next-cell.ts'
import { cellOf, useGridKeys } from './use-grid-keys.ts'

/** Height of a row in CSS pixels, as in coverage.css. */
const rowHeight = 32

/** Larger tables render only the visible rows. */
const mostDrawn = 5000

/** With more services, their names are vertical. */
const mostLevel = 14

type CoverageTableProps = {
  grid: CoverageGrid
  shown: ShownGrid
  chosen: ReadonlySet<CellState>
  demand: Demand | undefined
  /** Whether cells show the demand instead of the state. */
  isColored: boolean
}

export function CoverageTable({ grid, shown, chosen, demand, isColored }: CoverageTableProps) {
  const { places, services } = shown
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
  const drawn = virtualizer.getVirtualItems().filter(({ index }) => index < places.length)
  const isPrinting = useIsPrinting()
  const items = isPrinting ? places.map((_, index) => ({ index, start: 0, end: 0 })) : drawn
  const described = hovered ?? keys.active
  const hasPopulation = grid.places.some(({ population }) => population !== undefined)
  const columns = services.length + 2 + Number(hasPopulation) + Number(demand !== undefined)

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
          aria-colcount={columns}
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
              {hasPopulation && (
                <th scope="col" className="coverage-total">
                  <span>Inhabitants</span>
                </th>
              )}
              {demand && (
                <th scope="col" className="coverage-total">
                  <span>{demand.label}</span>
                </th>
              )}
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
              {hasPopulation && <td className="coverage-total" />}
              {demand && (
                <td className="coverage-total">{numberText(demand.ofPlace.reduce((sum, value) => sum + value, 0))}</td>
              )}
              {services.map((service) => (
                <td key={service}>
                  {isColored && demand
                    ? compactText(demand.ofService[service] ?? 0)
                    : numberText(countIn(grid.serviceCounts[service], chosen))}
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item, position) => {
              const place = places[item.index] ?? -1
              const gap = item.start - (items[position - 1]?.end ?? 0)
              return (
                <Fragment key={place}>
                  {gap > 0 && <Gap height={gap} columns={columns} />}
                  <CoverageRow
                    grid={grid}
                    chosen={chosen}
                    services={services}
                    place={place}
                    row={item.index}
                    hasPopulation={hasPopulation}
                    demand={demand}
                    isColored={isColored}
                    stop={item.index === keys.active.row ? keys.active.column : -1}
                  />
                </Fragment>
              )
            })}
            {!isPrinting && <Gap height={virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0)} columns={columns} />}
          </tbody>
        </table>
      </section>
      <CellReason
        grid={grid}
        place={places[described.row] ?? -1}
        service={services[described.column] ?? -1}
        demand={demand}
      />
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
