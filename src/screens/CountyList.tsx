import { BackLink } from '../components/BackLink.tsx'
import { CallToAction } from '../components/CallToAction.tsx'
import { CountyEntries } from '../components/CountyEntries.tsx'
import { CountyPager } from '../components/CountyPager.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { Section } from '../components/Section.tsx'
import { ServiceChips } from '../components/ServiceChips.tsx'
import { useSite } from '../components/site-context.ts'
import { TargetLink } from '../components/TargetLink.tsx'
import { upperFirst } from '../format.ts'
import { countyListHeading } from '../head/list-phrases.ts'
import { countyTerm } from '../local/words.ts'
import { say } from '../messages.ts'
import { countyListTarget, countyRange } from '../place-lists.ts'
import { routes } from '../routes.ts'
import type { ScreenProps } from '../screen-props.ts'
import { requiredPage } from '../site.ts'

/** Continues the list of counties, or of a service in these counties. */
export function CountyList({ data, info }: ScreenProps<'serviceAreasList' | 'serviceList'>) {
  const site = useSite()
  const { service, items, number } = data
  const areas = requiredPage(site, 'service-areas')
  const services = requiredPage(site, 'services')
  const range = countyRange(site, data)
  const name = service?.name ?? routes.serviceAreas.crumb(areas, site)
  const first = countyListTarget(1, service)
  const counties = countyListTarget(number)
  return (
    <>
      <PageHead info={info} heading={countyListHeading(data, site)} intro={say(site, 'list.communities', { range })}>
        <BackLink target={first}>{say(site, 'list.back', { name })}</BackLink>
      </PageHead>
      <Section heading={say(site, 'area.counties', { counties: upperFirst(countyTerm(site, 2)) })}>
        <CountyEntries entries={items} service={service} />
        <CountyPager service={service} current={number} />
        {service && (
          <p className="flex flex-wrap items-center gap-3">
            <TargetLink className="button button-secondary" target={counties}>
              {say(site, 'list.all-services', { range })}
            </TargetLink>
          </p>
        )}
      </Section>
      {!service && (
        <Section heading={routes.services.crumb(services, site)} tone="sunken">
          <ServiceChips targetOf={(each) => countyListTarget(number, each)} />
        </Section>
      )}
      <CallToAction callToAction={service ? services.service.callToAction : areas.missing} />
    </>
  )
}
