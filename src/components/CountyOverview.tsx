import type { County } from '#manifest/schema.ts'
import type { PageInfo } from '../head/page-head.ts'
import type { Place } from '../place.ts'
import { cityPages } from '../place-lists.ts'
import { requiredPage } from '../site.ts'
import { AreaHead } from './AreaHead.tsx'
import { CallToAction } from './CallToAction.tsx'
import { CityCards } from './CityCards.tsx'
import { CityPager } from './CityPager.tsx'
import { CountyStats } from './CountyStats.tsx'
import { OfficeNote } from './OfficeNote.tsx'
import { PlaceFacts } from './PlaceFacts.tsx'
import { PlaceServices } from './PlaceServices.tsx'
import { PlaceTestimonials } from './PlaceTestimonials.tsx'
import { PlaceTraits } from './PlaceTraits.tsx'
import { Prose } from './Prose.tsx'
import { Section } from './Section.tsx'
import { useSite } from './site-context.ts'

/** A county: figures, text and cities. It has two URLs with the same content. */
export function CountyOverview({ county, info }: { county: County; info: PageInfo }) {
  const site = useSite()
  const texts = requiredPage(site, 'service-areas').county
  const place: Place = { kind: 'county', county }
  return (
    <>
      <AreaHead info={info} place={place} intro={county.description} action={texts.callToAction.action} />
      <div className="section items-start lg:grid-cols-[minmax(0,42rem)_minmax(18rem,1fr)] lg:gap-x-20">
        <Prose html={county.body} />
        <CountyStats county={county} />
      </div>
      <PlaceTraits place={place} />
      <Section heading={texts.cities} tone="sunken">
        <PlaceFacts place={place} />
        <OfficeNote />
        <CityCards cities={cityPages(site, county)[0]?.items ?? []} />
        <CityPager county={county} current={1} />
      </Section>
      <PlaceServices heading={texts.services} place={place} more={texts.more} />
      <PlaceTestimonials heading={texts.testimonials} place={place} />
      <CallToAction callToAction={texts.callToAction} />
    </>
  )
}
