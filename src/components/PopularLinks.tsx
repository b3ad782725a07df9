import type { Link } from '#manifest/schema.ts'
import { NavLink } from './NavLink.tsx'

/** Lists of links side by side. Titles are third-level headings. */
export function PopularLinks({ lists }: { lists: readonly { title: string; links: readonly Link[] }[] }) {
  return (
    <div className="link-lists">
      {lists.map(({ title, links }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul>
            {links.map((link) => (
              <li key={JSON.stringify(link)}>
                <NavLink link={link} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
