import type { ReactNode } from 'react'
import { cellText } from '../../cell.ts'
import { type Column, columns, type Unit } from '../../columns.ts'
import type { ReportRows } from '../../data.ts'
import { PageLink } from '../../parts/PageLink.tsx'

/** Every column of an address, with what it means: what is long a line each, then what is short. */
export function PageFacts({ rows, row }: { rows: ReportRows; row: number }) {
  const nearest = rows.text.path[rows.nearest[row] ?? -1]
  const factOf = (column: Column) => (
    <Fact key={column.name} name={column.label} meaning={column.meaning} isNumber={column.form === 'number'}>
      {factText(rows, row, column)}
    </Fact>
  )
  return (
    <>
      <dl className="long-facts">
        {columns.filter(isLong).map(factOf)}
        {nearest !== undefined && (
          <Fact name="Most like" meaning="The page most like it, names masked.">
            <PageLink path={nearest} />
          </Fact>
        )}
      </dl>
      <dl className="short-facts">{columns.filter((column) => !isLong(column)).map(factOf)}</dl>
    </>
  )
}

const isLong = ({ form, name }: Column) => form === 'text' || name === 'dataTypes'

type FactProps = { name: string; meaning: string; isNumber?: boolean; children: ReactNode }

function Fact({ name, meaning, isNumber = false, children }: FactProps) {
  return (
    <div>
      <dt title={meaning}>{name}</dt>
      <dd dir="auto" className={isNumber ? 'number' : undefined}>
        {children}
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
