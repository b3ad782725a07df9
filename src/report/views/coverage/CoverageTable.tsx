import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState } from 'react'
import { useIsPrinting } from '../../parts/use-is-printing.ts'
import { CellReason } from './CellReason.tsx'
import { CoverageBody } from './CoverageBody.tsx'
import { CoverageHead } from './CoverageHead.tsx'
import type { CellState, CoverageGrid } from './coverage-grid.ts'
import type { Demand } from './demand.ts'
import type { ShownGrid } from './filter-grid.ts'
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
  const isPrinting = useIsPrinting()
  const items = isPrinting
    ? places.map((_, index) => ({ index, start: 0, end: 0 }))
    : virtualizer.getVirtualItems().filter(({ index }) => index < places.length)
  const described = hovered ?? keys.active
  const hasPopulation = grid.places.some(({ population }) => population !== undefined)
  const columns = services.length + 2 + Number(hasPopulation) + Number(demand !== undefined)
  const common = { grid, services, chosen, hasPopulation, demand, isColored }

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
          <CoverageHead {...common} />
          <CoverageBody
            items={items}
            height={isPrinting ? 0 : virtualizer.getTotalSize()}
            columns={columns}
            places={places}
            active={keys.active}
            common={common}
          />
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
