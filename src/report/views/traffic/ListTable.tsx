import { useMemo, useState } from 'react'
import { countText } from '../../format.ts'
import { NotPrinted } from '../../parts/NotPrinted.tsx'
import { ScrollRegion } from '../../parts/ScrollRegion.tsx'
import { useIsNarrow } from '../../parts/use-is-narrow.ts'
import { mostPrinted, useIsPrinting } from '../../parts/use-is-printing.ts'
import type { TrafficReport } from '../../traffic.ts'
import { ListHead } from './ListHead.tsx'
import type { List } from './lists.tsx'
import { SortChoice } from './SortChoice.tsx'
import { type ListSort, sortList } from './sort-list.ts'

/** Rows shown at first, and added by each click. Thousands of rows would block the browser; on a phone, each is a card. */
const steps = { wide: 100, narrow: 20 }

type ListTableProps = {
  list: List
  report: TrafficReport
  /** Rows without this text are left out. */
  q: string
  sort: ListSort | undefined
  onSort: (sort: ListSort | undefined) => void
}

/** The rows of a list that contain a text. */
export function ListTable({ list, report, q, sort, onSort }: ListTableProps) {
  const isNarrow = useIsNarrow()
  const step = isNarrow ? steps.narrow : steps.wide
  const [clicks, setClicks] = useState(0)
  const shown = useIsPrinting() ? mostPrinted : step * (clicks + 1)
  const found = useMemo(() => {
    const rows = list.rows(report)
    const wanted = q.trim().toLowerCase()
    if (wanted === '') return rows
    return rows.filter((cells) => cells().some(({ text }) => text.toLowerCase().includes(wanted)))
  }, [list, report, q])
  const sorted = useMemo(() => (sort ? sortList(found, sort) : found), [found, sort])
  const left = found.length - shown
  const first = found[0]?.()
  const columns = list.columns.map((name, index) => ({ name, isNumber: first?.[index]?.isNumber ?? false }))
  return (
    <>
      <p role="status">
        {countText(found.length, 'row', 'rows')}
        {q === '' && found.length === 0 && `. ${list.source}`}
      </p>
      {isNarrow && found.length > 1 && <SortChoice columns={columns} sort={sort} onSort={onSort} />}
      {found.length > 0 && (
        <ScrollRegion label={list.title}>
          <table className="facts-table list-table">
            <ListHead columns={columns} sort={sort} onSort={isNarrow ? undefined : onSort} />
            <tbody>
              {sorted.slice(0, shown).map((cells, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end, and rows have no id
                <tr key={row}>
                  {cells().map((cell, column) => (
                    <td
                      key={list.columns[column]}
                      data-label={list.columns[column]}
                      dir="auto"
                      className={cell.isNumber ? 'cell-number' : cell.isShort ? undefined : 'cell-text'}
                    >
                      {cell.shown ?? cell.text}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      <NotPrinted count={left} />
      {left > 0 && (
        <p className="more">
          <button type="button" className="button" onClick={() => setClicks(clicks + 1)}>
            Show {Math.min(step, left)} more of {countText(found.length, 'row', 'rows')}
          </button>
        </p>
      )}
    </>
  )
}
