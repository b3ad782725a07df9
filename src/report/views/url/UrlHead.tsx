import { Link, useSearchParams } from 'react-router-dom'
import type { ReportRows } from '../../data.ts'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { PageLink } from '../../parts/PageLink.tsx'
import { pageUrl } from '../../parts/page-url.ts'
import { useReport } from '../../report.tsx'
import { rowOfPath } from '../../row-of-path.ts'
import { KeyFacts } from './PageFacts.tsx'

/** The URL with its title, status and target. */
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
        <CopyButton text={origin + path} name="URL" isNamed />
        {status !== 'missing' && (
          <a className="button button-small" href={origin + path} target="_blank" rel="noreferrer">
            Open page
          </a>
        )}
        {canonical !== '' && (
          <a className="button button-small" href={absolute(canonical, origin)} target="_blank" rel="noreferrer">
            {status === 'redirect' ? 'Open target' : 'Open canonical'}
          </a>
        )}
        <Neighbours rows={rows} row={row} />
      </p>
      {canonical !== '' && <TargetNote status={status} canonical={canonical} />}
      <KeyFacts rows={rows} row={row} />
    </header>
  )
}

const absolute = (url: string, origin: string) => (url.startsWith('/') ? origin + url : url)

/** Links to the same tab of the previous and next URL by path. */
function Neighbours({ rows, row }: { rows: ReportRows; row: number }) {
  const [query] = useSearchParams()
  const tab = query.get('tab')
  const [before, after] = [rows.text.path[row - 1], rows.text.path[row + 1]].map((path) =>
    path === undefined ? undefined : pageUrl(path) + (tab === null ? '' : `&tab=${encodeURIComponent(tab)}`),
  )
  return (
    <span className="url-neighbours">
      {before !== undefined && <Link to={before}>← Previous URL</Link>}
      {after !== undefined && <Link to={after}>Next URL →</Link>}
    </span>
  )
}

function TargetNote({ status, canonical }: { status: string; canonical: string }) {
  const { rows, summary } = useReport()
  const path = canonical.startsWith(`${summary.site.origin}/`) ? canonical.slice(summary.site.origin.length) : canonical
  return (
    <p className="note">
      {status === 'redirect' ? 'Redirects to ' : 'Canonical: '}
      {rowOfPath(rows, path) >= 0 ? <PageLink path={path} /> : <code>{canonical}</code>}
    </p>
  )
}
