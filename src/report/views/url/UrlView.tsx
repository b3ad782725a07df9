import { Link, useSearchParams } from 'react-router-dom'
import { useReport } from '../../report.tsx'
import { rowOfPath } from '../../row-of-path.ts'
import { UrlHead } from './UrlHead.tsx'
import { UrlTabs } from './UrlTabs.tsx'

/** Details of one URL, given by the query parameter `path`. */
export function UrlView() {
  const [params] = useSearchParams()
  const path = params.get('path') ?? ''
  const { rows } = useReport()
  const row = rowOfPath(rows, path)
  if (row < 0) return <UnknownUrl path={path} />
  return (
    // The key resets open and selected elements when the URL changes.
    <div className="page url-view" key={path}>
      <UrlHead path={path} row={row} />
      <UrlTabs path={path} row={row} />
    </div>
  )
}

function UnknownUrl({ path }: { path: string }) {
  return (
    <div className="page">
      <h1 tabIndex={-1}>{path === '' ? 'No URL selected' : 'URL not in the report'}</h1>
      <p>
        {path !== '' && (
          <>
            <code>{path}</code> is neither a page of the site nor a URL that a page links to.{' '}
          </>
        )}
        Select one from <Link to={path === '' ? '/urls' : `/urls?q=${encodeURIComponent(path)}`}>all URLs</Link>.
      </p>
    </div>
  )
}
