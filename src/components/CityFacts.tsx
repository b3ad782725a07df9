import { numberText } from '../format.ts'
import { countyName, type Place } from '../place.ts'
import { requiredPage } from '../site.ts'
import { Fact, Facts } from './Facts.tsx'
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
      <div className="flex flex-wrap items-center gap-x-12 gap-y-6">
        <ul className="flex flex-wrap gap-2">
          {zipCodes.map((zipCode) => (
            <li className="rounded-card border bg-surface px-3.5 py-1.5 figures" key={zipCode}>
              {zipCode}
            </li>
          ))}
        </ul>
        <Facts>
          {population !== undefined && (
            <Fact name="Population">
              {about}
              {numberText(population, site.manifest.site.language)}
            </Fact>
          )}
          <Fact name="County">
            <RouteLink className="-my-2.5 inline-block py-2.5" to="county" params={{ county: county.slug }}>
              {countyName(county)}
            </RouteLink>
          </Fact>
        </Facts>
      </div>
      <PlaceFacts place={place} />
    </Section>
  )
}
