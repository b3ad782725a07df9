import type { ReactNode } from 'react'
import { cellText } from '../../cell.ts'
import type { ReportColumn, ReportRows, Unit } from '../../data.ts'
import { PageLink } from '../../parts/PageLink.tsx'

/** Every column of a URL: long values first, one per line, then short values. */
export function PageFacts({ rows, row }: { rows: ReportRows; row: number }) {
  const nearest = rows.text.path[rows.nearest[row] ?? -1]
  const factOf = (column: ReportColumn) => (
    <Fact key={column.name} name={column.label} description={column.description} isNumber={column.form === 'number'}>
      {factText(rows, row, column)}
    </Fact>
  )
  return (
    <>
      <dl className="long-facts">
        {rows.columns.filter(isLong).map(factOf)}
        {nearest !== undefined && (
          <Fact name="Nearest page" description="The most similar page, with names of places and services masked.">
            <PageLink path={nearest} />
          </Fact>
        )}
      </dl>
      <dl className="short-facts">{rows.columns.filter((column) => !isLong(column)).map(factOf)}</dl>
    </>
  )
}

const isLong = ({ form, width }: ReportColumn) => form === 'text' || (form === 'coded' && width >= 200)

type FactProps = { name: string; description: string; isNumber?: boolean; children: ReactNode }

function Fact({ name, description, isNumber = false, children }: FactProps) {
  return (
    <div>
      <dt title={description}>{name}</dt>
      <dd dir="auto" className={isNumber ? 'number' : undefined}>
        {children}
      </dd>
    </div>
  )
}

const unitNames: Partial<Record<Unit, string>> = { bytes: 'bytes', pixels: 'px' }

function factText(rows: ReportRows, row: number, { name, unit }: ReportColumn): string {
  const text = cellText(rows, row, name)
  if (text === '' && name === 'canonical' && cellText(rows, row, 'status') === 'page') return 'Self-referencing'
  if (text === '' || text === '–') return '–'
  const unitName = unit && unitNames[unit]
  return unitName ? `${text} ${unitName}` : text
}
