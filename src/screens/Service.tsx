import { AreaIndex } from '../components/AreaIndex.tsx'
import { CountyPlaces } from '../components/CountyPlaces.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { RouteLink } from '../components/RouteLink.tsx'
import { Section } from '../components/Section.tsx'
import { ServiceActions } from '../components/ServiceActions.tsx'
import { ServiceArticles } from '../components/ServiceArticles.tsx'
import { ServiceBody } from '../components/ServiceBody.tsx'
import { useSite } from '../components/site-context.ts'
import { countyLabel } from '../head/phrases.ts'
import { say } from '../messages.ts'
import type { ScreenProps } from '../screen-props.ts'
import { requiredPage } from '../site.ts'

/** A service, and links to every place where it is offered. */
export function Service({ data: service, info }: ScreenProps<'service'>) {
  const site = useSite()
  const { areas } = requiredPage(site, 'services').service
  return (
    <>
      <PageHead info={info} heading={service.name} intro={service.description}>
        <ServiceActions />
      </PageHead>
      <ServiceBody service={service}>
        <Section heading={areas.heading} text={areas.text}>
          <AreaIndex service={service}>
            <ul className="grid gap-8">
              {site.manifest.counties.map((county) => (
                <li key={county.key}>
                  <h3 className="touch-links mb-3">
                    <RouteLink to="servicePlace" params={{ service: service.slug, location: county.slug }}>
                      {say(site, 'service.in-place', { service: service.name, place: countyLabel(county, site) })}
                    </RouteLink>
                  </h3>
                  <CountyPlaces county={county} service={service} />
                </li>
              ))}
            </ul>
          </AreaIndex>
        </Section>
        <ServiceArticles service={service} />
      </ServiceBody>
    </>
  )
}
