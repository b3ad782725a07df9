import { type Column, columns } from '../../columns.ts'
import type { ReportRows } from '../../data.ts'
import { PageLink } from '../../parts/PageLink.tsx'
import { factText } from './fact-text.ts'

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
        {factText(rows, column, row)}
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
