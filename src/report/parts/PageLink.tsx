import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { pageUrl } from './page-url.ts'

/** Link to the details of a URL. Shows the URL by default. */
export function PageLink({ path, children }: { path: string; children?: ReactNode }) {
  return (
    <Link to={pageUrl(path)} className="page-link">
      <bdi>{children ?? path}</bdi>
    </Link>
  )
}
