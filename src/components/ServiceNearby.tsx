import type { Service } from '#manifest/schema.ts'
import { cityLabel, countyLabel } from '../head/phrases.ts'
import { say } from '../messages.ts'
import { nearestCities } from '../nearby.ts'
import { countyName, type Place } from '../place.ts'
import { requiredPage } from '../site.ts'
import { CityNote } from './CityNote.tsx'
import { RouteLink } from './RouteLink.tsx'
import { Section } from './Section.tsx'
import { ServicePlaceLinks } from './ServicePlaceLinks.tsx'
import { useSite } from './site-context.ts'

type ServiceNearbyProps = { service: Service; place: Extract<Place, { kind: 'city' }> }

/** A description of a city, and links to a service in nearby communities, regardless of county. */
export function ServiceNearby({ service, place: { alias, city, county } }: ServiceNearbyProps) {
  const site = useSite()
  const { cities, site: settings } = site.manifest
  const label = cityLabel(city, site)
  const nearby = nearestCities(cities, city, settings.display.nearbyCommunities)
  return (
    <Section heading={say(site, 'area.about', { place: label })}>
      {alias && <p>{say(site, 'area.other-name', { alias: alias.name, place: label })}</p>}
      <CityNote city={city} county={county} />
      {nearby.length > 0 && (
        <>
          <h3>
            {city.coordinates
              ? requiredPage(site, 'service-areas').city.nearby
              : say(site, 'area.other-communities', { place: countyName(county) })}
          </h3>
          <ServicePlaceLinks service={service} cities={nearby} />
        </>
      )}
      <p className="flex flex-wrap items-center gap-3">
        <RouteLink
          className="button button-secondary"
          to="servicePlace"
          params={{ service: service.slug, location: county.slug }}
        >
          {say(site, 'service.in-place', { service: service.name, place: countyLabel(county, site) })}
        </RouteLink>
        <RouteLink className="button button-secondary" to="serviceArea" params={{ location: city.slug }}>
          {say(site, 'area.more-about', { place: label })}
        </RouteLink>
      </p>
    </Section>
  )
}
