import { BackLink } from '../components/BackLink.tsx'
import { CallToAction } from '../components/CallToAction.tsx'
import { CityCards } from '../components/CityCards.tsx'
import { CityPager } from '../components/CityPager.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { Section } from '../components/Section.tsx'
import { ServiceChips } from '../components/ServiceChips.tsx'
import { ServicePlaceLinks } from '../components/ServicePlaceLinks.tsx'
import { useSite } from '../components/site-context.ts'
import { TargetLink } from '../components/TargetLink.tsx'
import { cityListHeading } from '../head/list-phrases.ts'
import { say } from '../messages.ts'
import { countyName } from '../place.ts'
import { cityListTarget, cityRange } from '../place-lists.ts'
import type { ScreenProps } from '../screen-props.ts'
import { requiredPage } from '../site.ts'

/** Continues the list of the cities of a county, or of a service in these cities. */
export function CityList({ data, info }: ScreenProps<'countyList' | 'serviceCountyList'>) {
  const site = useSite()
  const { county, service, items, number } = data
  const texts = requiredPage(site, 'service-areas').county
  const range = cityRange(site, data)
  const name = service
    ? say(site, 'service.in-place', { service: service.name, place: countyName(county) })
    : countyName(county)
  const first = cityListTarget(county, 1, service)
  const places = cityListTarget(county, number)
  return (
    <>
      <PageHead info={info} heading={cityListHeading(data, site)} intro={say(site, 'list.communities', { range })}>
        <BackLink target={first}>{say(site, 'list.back', { name })}</BackLink>
      </PageHead>
      <Section heading={texts.cities}>
        {service ? <ServicePlaceLinks service={service} cities={items} /> : <CityCards cities={items} />}
        <CityPager county={county} service={service} current={number} />
        {service && (
          <p className="flex flex-wrap items-center gap-3">
            <TargetLink className="button button-secondary" target={places}>
              {say(site, 'list.all-services', { range })}
            </TargetLink>
          </p>
        )}
      </Section>
      {!service && (
        <Section heading={texts.services} tone="sunken">
          <ServiceChips targetOf={(each) => cityListTarget(county, number, each)} />
        </Section>
      )}
      <CallToAction callToAction={service ? requiredPage(site, 'services').service.callToAction : texts.callToAction} />
    </>
  )
}
