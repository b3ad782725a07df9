import type { City } from '#manifest/schema.ts'
import { cityLabel } from '../head/phrases.ts'
import { RouteLink } from './RouteLink.tsx'
import { useSite } from './site-context.ts'

/** Cities as chips that link to their pages. */
export function CityLinks({ cities }: { cities: readonly City[] }) {
  const site = useSite()
  return (
    <ul className="flex flex-wrap gap-2">
      {cities.map((city) => (
        <li key={city.slug}>
          <RouteLink className="chip" to="serviceArea" params={{ location: city.slug }}>
            {cityLabel(city, site)}
          </RouteLink>
        </li>
      ))}
    </ul>
  )
}
