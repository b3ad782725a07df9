import type { County, Service } from '#manifest/schema.ts'
import { say } from '../messages.ts'
import { countyName } from '../place.ts'
import { cityPages } from '../place-lists.ts'
import { requiredPage } from '../site.ts'
import { CityPager } from './CityPager.tsx'
import { PlaceFacts } from './PlaceFacts.tsx'
import { RouteLink } from './RouteLink.tsx'
import { Section } from './Section.tsx'
import { ServicePlaceLinks } from './ServicePlaceLinks.tsx'
import { useSite } from './site-context.ts'

/** A service in every city of a county. */
export function ServiceInCounty({ service, county }: { service: Service; county: County }) {
  const site = useSite()
  return (
    <Section heading={requiredPage(site, 'service-areas').county.cities}>
      <div className="mb-6 grid max-w-text gap-3.5">
        <p>{county.description}</p>
        <PlaceFacts place={{ kind: 'county', county }} />
      </div>
      <ServicePlaceLinks service={service} cities={cityPages(site, county)[0]?.items ?? []} />
      <CityPager county={county} service={service} current={1} />
      <p className="flex flex-wrap items-center gap-3">
        <RouteLink className="button button-secondary" to="county" params={{ county: county.slug }}>
          {say(site, 'area.more-about', { place: countyName(county) })}
        </RouteLink>
      </p>
    </Section>
  )
}
