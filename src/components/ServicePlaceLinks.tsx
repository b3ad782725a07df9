import type { City, Service } from '#manifest/schema.ts'
import { RouteLink } from './RouteLink.tsx'

/** Cities as chips that link to the service there. */
export function ServicePlaceLinks({ service, cities }: { service: Service; cities: readonly City[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {cities.map(({ slug, name }) => (
        <li key={slug}>
          <RouteLink className="chip" to="servicePlace" params={{ service: service.slug, location: slug }}>
            {name}
          </RouteLink>
        </li>
      ))}
    </ul>
  )
}
