import type { City } from '#manifest/schema.ts'
import { RouteLink } from './RouteLink.tsx'

/** Cities as chips that link to their pages. */
export function CityLinks({ cities }: { cities: readonly City[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {cities.map(({ slug, name }) => (
        <li key={slug}>
          <RouteLink className="chip" to="serviceArea" params={{ location: slug }}>
            {name}
          </RouteLink>
        </li>
      ))}
    </ul>
  )
}
