import type { Link } from '#manifest/schema.ts'
import { NavLink } from './NavLink.tsx'

/** Links of the manifest, one below the other. */
export function LinkList({ links }: { links: readonly Link[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={JSON.stringify(link)}>
          <NavLink link={link} />
        </li>
      ))}
    </ul>
  )
}
