import { Link, useSearchParams } from 'react-router-dom'
import { useReport } from '../../report.tsx'
import { rowOfPath } from '../../row-of-path.ts'
import { AddressParts } from './AddressParts.tsx'
import { UrlHead } from './UrlHead.tsx'

/** All that is known of one address, named by `path` in the address of the view. */
export function UrlView() {
  const [params] = useSearchParams()
  const path = params.get('path') ?? ''
  const { rows } = useReport()
  const row = rowOfPath(rows, path)
  if (row < 0) return <UnknownAddress path={path} />
  return (
    // What was unfolded and chosen belongs to one address.
    <div className="page url-view" key={path}>
      <UrlHead path={path} row={row} />
      <AddressParts path={path} row={row} />
    </div>
  )
}

function UnknownAddress({ path }: { path: string }) {
  return (
    <div className="page">
      <h1 tabIndex={-1}>{path === '' ? 'No address was named' : 'The report knows no such address'}</h1>
      <p>
        {path !== '' && (
          <>
            <code>{path}</code> is neither a page of the site nor an address that one of them links to.{' '}
          </>
        )}
        Pick one from <Link to={path === '' ? '/urls' : `/urls?q=${encodeURIComponent(path)}`}>all addresses</Link>.
      </p>
    </div>
  )
}
