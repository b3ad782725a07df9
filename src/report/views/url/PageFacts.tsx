import { columns } from '../../columns.ts'
import type { ReportRows } from '../../data.ts'
import { PageLink } from '../../parts/PageLink.tsx'
import { factText } from './fact-text.ts'

/** Every column of an address, with what it means. */
export function PageFacts({ rows, row }: { rows: ReportRows; row: number }) {
  const nearest = rows.text.path[rows.nearest[row] ?? -1]
  return (
    <dl className="page-facts">
      {columns.map((column) => (
        <div key={column.name}>
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
      ))}
    </dl>
  )
}
