import type { PageInfo } from '../head/page-head.ts'
import { placeBody } from '../local/place-texts.ts'
import { citiesNear } from '../nearby.ts'
import type { Place } from '../place.ts'
import { requiredPage } from '../site.ts'
import { AreaHead } from './AreaHead.tsx'
import { CallToAction } from './CallToAction.tsx'
import { CityFacts } from './CityFacts.tsx'
import { CityLinks } from './CityLinks.tsx'
import { PlaceServices } from './PlaceServices.tsx'
import { PlaceTestimonials } from './PlaceTestimonials.tsx'
import { PlaceTraits } from './PlaceTraits.tsx'
import { Prose } from './Prose.tsx'
import { Section } from './Section.tsx'
import { useSite } from './site-context.ts'

type CityOverviewProps = { place: Extract<Place, { kind: 'city' }>; info: PageInfo }

/**
 * A city: the services offered there, its postal codes, and nearby communities. A page under another name of the city begins
 * with the description of that name.
 */
export function CityOverview({ place, info }: CityOverviewProps) {
  const site = useSite()
  const texts = requiredPage(site, 'service-areas').city
  const { alias, city } = place
  const body = placeBody(place)
  const nearby = citiesNear(site, place)
  return (
    <>
      <AreaHead info={info} place={place} intro={(alias ?? city).description} action={texts.callToAction.action} />
      {body && (
        <div className="section">
          <Prose html={body} />
        </div>
      )}
      <PlaceTraits place={place} />
      <CityFacts place={place} />
      <PlaceServices heading={texts.services} place={place} more={texts.more} />
      {nearby.length > 0 && (
        <Section heading={texts.nearby}>
          <CityLinks cities={nearby} />
        </Section>
      )}
      <PlaceTestimonials heading={texts.testimonials} place={place} />
      <CallToAction callToAction={texts.callToAction} />
    </>
  )
}
