import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { pageAddress } from './page-address.ts'

/** Leads to all that is known of an address; shows the address where nothing else is given. */
export function PageLink({ path, children }: { path: string; children?: ReactNode }) {
  return (
    <Link to={pageAddress(path)} className="page-link">
      <bdi>{children ?? path}</bdi>
    </Link>
  )
}
