import { upperFirst } from '../format.ts'
import { countyFact, postalCodeTerm, residentsText } from '../local/words.ts'
import { say } from '../messages.ts'
import type { Place } from '../place.ts'
import { requiredPage } from '../site.ts'
import { Fact, Facts } from './Facts.tsx'
import { OfficeNote } from './OfficeNote.tsx'
import { PlaceFacts } from './PlaceFacts.tsx'
import { RouteLink } from './RouteLink.tsx'
import { Section } from './Section.tsx'
import { useSite } from './site-context.ts'

/** Postal codes, residents and county of a city. */
export function CityFacts({ place }: { place: Extract<Place, { kind: 'city' }> }) {
  const { city, county } = place
  const site = useSite()
  const { population, postalCodes } = city
  const { label, name } = countyFact(site, county)
  const heading =
    postalCodes.length > 0
      ? (requiredPage(site, 'service-areas').city.zipCodes ?? upperFirst(postalCodeTerm(site, postalCodes.length)))
      : say(site, 'area.about', { place: city.name })
  return (
    <Section heading={heading} tone="sunken">
      <div className="flex flex-wrap items-center gap-x-12 gap-y-6">
        {postalCodes.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {postalCodes.map((code) => (
              <li className="rounded-card border bg-surface px-3.5 py-1.5 figures" key={code}>
                {code}
              </li>
            ))}
          </ul>
        )}
        <Facts>
          {population !== undefined && (
            <Fact name={say(site, 'place.population')}>{residentsText(site, { ...city, population })}</Fact>
          )}
          <Fact name={label}>
            <RouteLink className="-my-2.5 inline-block py-2.5" to="county" params={{ county: county.slug }}>
              {name}
            </RouteLink>
          </Fact>
        </Facts>
      </div>
      <PlaceFacts place={place} />
      <OfficeNote />
    </Section>
  )
}
