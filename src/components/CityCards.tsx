import type { City } from '#manifest/schema.ts'
import { upperFirst } from '../format.ts'
import { postalCodeTerm } from '../local/words.ts'
import { say } from '../messages.ts'
import { RouteLink } from './RouteLink.tsx'
import { useSite } from './site-context.ts'

/** Cities as cards with their first postal codes. Names are third-level headings. */
export function CityCards({ cities }: { cities: readonly City[] }) {
  const site = useSite()
  const { zipCodesOnCard: most } = site.manifest.site.display
  return (
    <ul className="grid-fill-52 gap-3.5">
      {cities.map(({ slug, name, postalCodes }) => (
        <li className="card card-linked" key={slug}>
          <h3>
            <RouteLink to="serviceArea" params={{ location: slug }}>
              {name}
            </RouteLink>
          </h3>
          {postalCodes.length > 0 && (
            <p>
              {say(site, postalCodes.length > most ? 'place.first-codes-on-card' : 'place.codes-on-card', {
                terms: upperFirst(postalCodeTerm(site, postalCodes.length)),
                codes: postalCodes.slice(0, most).join(', '),
              })}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
