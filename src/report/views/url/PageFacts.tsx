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

/** Values that say what kind of page it is. Traffic is only in reports with exports. */
const keyColumns = ['kind', 'words', 'ownShare', 'depth', 'inlinks', 'lastmod', 'clicks', 'impressions', 'position']

/** The most important values of a URL, without those it has not. */
export function KeyFacts({ rows, row }: { rows: ReportRows; row: number }) {
  const facts = rows.columns
    .filter(({ name }) => keyColumns.includes(name))
    .map((column) => ({ column, text: factText(rows, row, column) }))
    .filter(({ text }) => text !== '–')
  if (facts.length === 0) return null
  return (
    <dl className="key-facts">
      {facts.map(({ column: { name, label, description, form }, text }) => (
        <Fact key={name} name={label} description={description} isNumber={form === 'number'}>
          {text}
        </Fact>
      ))}
    </dl>
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
