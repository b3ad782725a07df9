import { regionsOf } from '../regions.ts'
import { RouteLink } from './RouteLink.tsx'
import { useSite } from './site-context.ts'

/** Links to the pages of regions, if the site has them. */
export function RegionLinks() {
  const regions = regionsOf(useSite().manifest)
  if (regions.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {regions.map(({ slug, name }) => (
        <li key={slug}>
          <RouteLink className="chip" to="region" params={{ region: slug }}>
            {name}
          </RouteLink>
        </li>
      ))}
    </ul>
  )
}
