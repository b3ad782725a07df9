import { type ComponentProps, Fragment } from 'react'
import { CoverageRow } from './CoverageRow.tsx'
import type { GridCell } from './next-cell.ts'

type CoverageBodyProps = {
  /** The rows to render, with where they start and end in CSS pixels. */
  items: readonly { index: number; start: number; end: number }[]
  /** Height of all rows in CSS pixels. */
  height: number
  columns: number
  places: readonly number[]
  /** The cell with the tab stop. */
  active: GridCell
  /** What all rows have in common. */
  common: Omit<ComponentProps<typeof CoverageRow>, 'place' | 'row' | 'stop'>
}

/** The rows in view, with empty space for the others. */
export function CoverageBody({ items, height, columns, places, active, common }: CoverageBodyProps) {
  return (
    <tbody>
      {items.map((item, position) => {
        const place = places[item.index] ?? -1
        const gap = item.start - (items[position - 1]?.end ?? 0)
        return (
          <Fragment key={place}>
            {gap > 0 && <Gap height={gap} columns={columns} />}
            <CoverageRow
              {...common}
              place={place}
              row={item.index}
              stop={item.index === active.row ? active.column : -1}
            />
          </Fragment>
        )
      })}
      <Gap height={height - (items.at(-1)?.end ?? 0)} columns={columns} />
    </tbody>
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
