import { memo } from 'react'
import { Link } from 'react-router-dom'
import { cellText, cellValue } from '../../cell.ts'
import { type ColumnName, columnOf } from '../../columns.ts'
import type { ReportRows } from '../../data.ts'
import { useReport } from '../../report.tsx'

type TableRowProps = {
  id: string
  row: number
  /** Counted from 0, among all rows the table has. */
  place: number
  columns: readonly ColumnName[]
  isActive: boolean
}

export const TableRow = memo(function TableRow({ id, row, place, columns, isActive }: TableRowProps) {
  const { rows } = useReport()
  return (
    <tr
      id={id}
      // The head is the first.
      aria-rowindex={place + 2}
      aria-selected={isActive}
      data-place={place}
    >
      {columns.map((name) => (
        <Cell key={name} rows={rows} row={row} name={name} />
      ))}
    </tr>
  )
})

const tones: Partial<Record<ColumnName, string>> = {
  errors: 'tag tag-error',
  warnings: 'tag tag-warning',
  notices: 'tag tag-notice',
  known: 'tag tag-known',
}

function Cell({ rows, row, name }: { rows: ReportRows; row: number; name: ColumnName }) {
  const text = cellText(rows, row, name)
  const { form } = columnOf(name)
  if (form === 'number') {
    const isSome = Number(cellValue(rows, row, name)) > 0
    const tone = tones[name] && (isSome ? tones[name] : 'muted')
    return <td data-form="number">{tone ? <span className={tone}>{text}</span> : text}</td>
  }
  if (name === 'path') {
    return (
      <th scope="row" dir="auto" title={text}>
        <Link to={{ pathname: '/url', search: new URLSearchParams({ path: text }).toString() }} tabIndex={-1}>
          {text}
        </Link>
      </th>
    )
  }
  return (
    <td dir="auto" title={text} data-value={name === 'status' ? text : undefined}>
      {text}
    </td>
  )
}
