import { cellText } from '../../cell.ts'
import { type Column, columns, type Unit } from '../../columns.ts'
import type { ReportRows } from '../../data.ts'
import { PageLink } from '../../parts/PageLink.tsx'

type FactsProps = { rows: ReportRows; row: number }

/** Every column of an address, with what it means: texts a line each, then what is short. */
export function PageFacts({ rows, row }: FactsProps) {
  return (
    <>
      <dl className="long-facts">
        {columns
          .filter(({ form }) => form === 'text')
          .map((column) => (
            <Fact key={column.name} column={column} rows={rows} row={row} />
          ))}
      </dl>
      <dl className="short-facts">
        {columns
          .filter(({ form }) => form !== 'text')
          .map((column) => (
            <Fact key={column.name} column={column} rows={rows} row={row} />
          ))}
      </dl>
    </>
  )
}

function Fact({ column, rows, row }: FactsProps & { column: Column }) {
  const nearest = rows.text.path[rows.nearest[row] ?? -1]
  return (
    <div>
      <dt title={column.meaning}>{column.label}</dt>
      <dd dir="auto" className={column.form === 'number' ? 'number' : undefined}>
        {factText(rows, row, column)}
        {column.name === 'similarity' && nearest !== undefined && (
          <>
            {' '}
            to <PageLink path={nearest} />
          </>
        )}
      </dd>
    </div>
  )
}

const unitNames: Partial<Record<Unit, string>> = { bytes: 'bytes', pixels: 'px' }

function factText(rows: ReportRows, row: number, { name, unit }: Column): string {
  const text = cellText(rows, row, name)
  if (text === '' && name === 'canonical' && cellText(rows, row, 'status') === 'page') return 'The address itself'
  if (text === '' || text === '–') return '–'
  const unitName = unit && unitNames[unit]
  return unitName ? `${text} ${unitName}` : text
}
