import type { Season } from '#manifest/schema.ts'

/** The way to each season on this page. */
export function SeasonNav({ seasons }: { seasons: Season[] }) {
  return (
    <nav className="season-nav" aria-label="Seasons">
      <ul>
        {seasons.map(({ slug, name, months }) => (
          <li key={slug}>
            <a href={`#${slug}`}>
              <strong>{name}</strong> <span>{months}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
