import { PageHead } from '../components/PageHead.tsx'
import { ServiceActions } from '../components/ServiceActions.tsx'
import { ServiceBody } from '../components/ServiceBody.tsx'
import { ServiceInCounty } from '../components/ServiceInCounty.tsx'
import { ServiceNearby } from '../components/ServiceNearby.tsx'
import { useSite } from '../components/site-context.ts'
import { placeLabel } from '../head/phrases.ts'
import { say } from '../messages.ts'
import { nameWithAlias } from '../place.ts'
import type { ScreenProps } from '../screen-props.ts'

/** A service in one place, with links to nearby places. */
export function ServicePlace({ data: { service, place }, info }: ScreenProps<'servicePlace'>) {
  const site = useSite()
  const name = placeLabel(place, site, nameWithAlias(place))
  const heading = say(site, 'service.in-place', { service: service.name, place: name })
  return (
    <>
      <PageHead info={info} heading={heading} intro={service.description}>
        <ServiceActions />
      </PageHead>
      <ServiceBody service={service} place={place}>
        {place.kind === 'county' ? (
          <ServiceInCounty service={service} county={place.county} />
        ) : (
          <ServiceNearby service={service} place={place} />
        )}
      </ServiceBody>
    </>
  )
}
