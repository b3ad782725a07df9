import type { ReportRows } from '../../data.ts'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { PageLink } from '../../parts/PageLink.tsx'
import { useReport } from '../../report.tsx'
import { rowOfPath } from '../../row-of-path.ts'

/** The address itself, what it is, and where it leads. */
export function UrlHead({ path, row }: { path: string; row: number }) {
  const { rows, summary } = useReport()
  const { origin } = summary.site
  const { values, codes } = rows.coded.status
  const status = values[codes[row] ?? -1] ?? ''
  const canonical = rows.text.canonical[row] ?? ''
  return (
    <header className="url-head">
      <h1 tabIndex={-1}>
        <bdi>{path}</bdi>
      </h1>
      <p className="url-title" dir="auto">
        {rows.text.title[row]}
      </p>
      <p className="url-acts">
        <span className={`tag ${status === 'missing' ? 'tag-error' : 'tag-plain'}`}>{status}</span>
        <CopyButton text={origin + path} name="address" isNamed />
        {status !== 'missing' && (
          <a className="button button-small" href={origin + path} target="_blank" rel="noreferrer">
            Open the page
          </a>
        )}
        {canonical !== '' && (
          <a className="button button-small" href={absolute(canonical, origin)} target="_blank" rel="noreferrer">
            Open its canonical
          </a>
        )}
        <Neighbours rows={rows} row={row} />
      </p>
      {canonical !== '' && <Elsewhere status={status} canonical={canonical} />}
    </header>
  )
}

const absolute = (address: string, origin: string) => (address.startsWith('/') ? origin + address : address)

/** The addresses before and after it by path. */
function Neighbours({ rows, row }: { rows: ReportRows; row: number }) {
  const [before, after] = [rows.text.path[row - 1], rows.text.path[row + 1]]
  return (
    <span className="url-neighbours">
      {before !== undefined && <PageLink path={before}>← Address before</PageLink>}
      {after !== undefined && <PageLink path={after}>Address after →</PageLink>}
    </span>
  )
}

function Elsewhere({ status, canonical }: { status: string; canonical: string }) {
  const { rows, summary } = useReport()
  const path = canonical.startsWith(`${summary.site.origin}/`) ? canonical.slice(summary.site.origin.length) : canonical
  return (
    <p className="note">
      {status === 'redirect' ? 'It leads on to ' : 'Search engines are told to show another address in its place: '}
      {rowOfPath(rows, path) >= 0 ? <PageLink path={path} /> : <code>{canonical}</code>}
    </p>
  )
}
