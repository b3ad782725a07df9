import type { City } from '#manifest/schema.ts'
import { RouteLink } from './RouteLink.tsx'
import { useSite } from './site-context.ts'

/** Cities as cards with their first ZIP codes. Names are third-level headings. */
export function CityCards({ cities }: { cities: readonly City[] }) {
  const { zipCodesOnCard } = useSite().manifest.site.display
  return (
    <ul className="grid-fill-52 gap-3.5">
      {cities.map(({ slug, name, zipCodes }) => (
        <li className="card card-linked" key={slug}>
          <h3>
            <RouteLink to="serviceArea" params={{ location: slug }}>
              {name}
            </RouteLink>
          </h3>
          <p>
            ZIP {zipCodes.length === 1 ? 'code' : 'codes'} {zipCodes.slice(0, zipCodesOnCard).join(', ')}
            {zipCodes.length > zipCodesOnCard && ' and more'}
          </p>
        </li>
      ))}
    </ul>
  )
}
