import { numberText } from '../format.ts'
import { countyName, type Place } from '../place.ts'
import { requiredPage } from '../site.ts'
import { PlaceFacts } from './PlaceFacts.tsx'
import { RouteLink } from './RouteLink.tsx'
import { Section } from './Section.tsx'
import { useSite } from './site-context.ts'

/** ZIP codes, residents and county of a city. */
export function CityFacts({ place }: { place: Extract<Place, { kind: 'city' }> }) {
  const { city, county } = place
  const site = useSite()
  const { population, populationBasis, zipCodes } = city
  const about = populationBasis === 'estimate' ? 'about ' : ''
  return (
    <Section heading={requiredPage(site, 'service-areas').city.zipCodes} tone="sunken">
      <div className="city-facts">
        <ul className="zip-codes">
          {zipCodes.map((zipCode) => (
            <li key={zipCode}>{zipCode}</li>
          ))}
        </ul>
        <dl className="facts">
          {population !== undefined && (
            <div>
              <dt>Population</dt>
              <dd>
                {about}
                {numberText(population, site.manifest.site.language)}
              </dd>
            </div>
          )}
          <div>
            <dt>County</dt>
            <dd>
              <RouteLink to="county" params={{ county: county.slug }}>
                {countyName(county)}
              </RouteLink>
            </dd>
          </div>
        </dl>
      </div>
      <PlaceFacts place={place} />
    </Section>
  )
}
