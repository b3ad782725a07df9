import { PageTableButton } from '../../downloads/PageTableButton.tsx'
import { type PageTable, pageTables } from '../../downloads/page-tables.ts'
import { countText } from '../../format.ts'
import { useReport } from '../../report.tsx'

const meanings: Record<keyof typeof pageTables, string> = {
  links: 'Each link with its page, target, anchor text and part of the page.',
  anchors: 'Each anchor text with its target and the number of pages that have it.',
  images: 'Each image with its page, alt text and size.',
  headings: 'Each heading with its page and level.',
}

/** Tables of what is on the shown pages, as CSV. */
export function DownloadPanel({ order }: { order: Uint32Array }) {
  const { rows } = useReport()
  const tables = Object.entries(pageTables) as [keyof typeof pageTables, PageTable][] // the keys of the table
  const isWhole = order.length === rows.count
  return (
    <section className="panel" aria-label="Downloads">
      <h2>CSV files</h2>
      <p className="muted">
        Of the {countText(order.length, 'URL', 'URLs')} shown
        {isWhole
          ? '. The links of headers and footers are listed once for all pages.'
          : ', without the links of headers and footers.'}
      </p>
      <ul className="downloads">
        {tables.map(([name, table]) => (
          <li key={name}>
            <PageTableButton table={table} order={order}>
              {table.title}
            </PageTableButton>
            <p className="muted">{meanings[name]}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
