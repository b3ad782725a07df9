import { memo } from 'react'
import { Link } from 'react-router-dom'
import { cellText, cellValue } from '../../cell.ts'
import { columnOf } from '../../columns.ts'
import type { ReportRows } from '../../data.ts'
import { useReport } from '../../report.tsx'

type TableRowProps = {
  id: string
  row: number
  /** Index of the row in the table, from 0. */
  place: number
  columns: readonly string[]
  isActive: boolean
}

export const TableRow = memo(function TableRow({ id, row, place, columns, isActive }: TableRowProps) {
  const { rows } = useReport()
  return (
    <tr
      id={id}
      // Counted from 1; the header is row 1.
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

const tones: Partial<Record<string, string>> = {
  errors: 'tag tag-error',
  warnings: 'tag tag-warning',
  notices: 'tag tag-notice',
  known: 'tag tag-known',
}

function Cell({ rows, row, name }: { rows: ReportRows; row: number; name: string }) {
  const text = cellText(rows, row, name)
  const { form } = columnOf(rows, name)
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
