import { NavLink } from '../components/NavLink.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { RouteLink } from '../components/RouteLink.tsx'
import { ServiceBody } from '../components/ServiceBody.tsx'
import { ServiceInCounty } from '../components/ServiceInCounty.tsx'
import { ServiceNearby } from '../components/ServiceNearby.tsx'
import { useSite } from '../components/site-context.ts'
import { placeName } from '../place.ts'
import type { ScreenProps } from '../screen-props.ts'
import { requiredPage } from '../site.ts'

/** A service in one place, with links to nearby places. */
export function ServicePlace({ data: { service, place }, info }: ScreenProps<'servicePlace'>) {
  const site = useSite()
  const { callToAction } = requiredPage(site, 'services').service
  const heading = `${service.name} in ${placeName(place)}`
  return (
    <>
      <PageHead info={info} heading={heading} intro={service.description}>
        <NavLink link={callToAction.action} look="primary" />
        <RouteLink className="back-link" to="services">
          Back to services
        </RouteLink>
      </PageHead>
      <ServiceBody service={service} place={place}>
        {place.kind === 'county' ? (
          <ServiceInCounty service={service} county={place.county} />
        ) : (
          <ServiceNearby service={service} city={place.city} county={place.county} />
        )}
      </ServiceBody>
    </>
  )
}
