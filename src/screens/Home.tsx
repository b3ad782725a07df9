import { AreaIndex } from '../components/AreaIndex.tsx'
import { CountyCards } from '../components/CountyCards.tsx'
import { FaqList } from '../components/FaqList.tsx'
import { Hero as StandardHero } from '../components/Hero.tsx'
import { IconCards } from '../components/IconCards.tsx'
import { OfficeMap } from '../components/OfficeMap.tsx'
import { PageEnd } from '../components/PageEnd.tsx'
import { PopularLinks } from '../components/PopularLinks.tsx'
import { Section } from '../components/Section.tsx'
import { ServiceCards } from '../components/ServiceCards.tsx'
import { useSite } from '../components/site-context.ts'
import { Testimonials } from '../components/Testimonials.tsx'
import { WhyChooseUs } from '../components/WhyChooseUs.tsx'
import type { ScreenProps } from '../screen-props.ts'

/** Fragment of the list of counties and cities. */
const placesId = 'places'

/** The home page: an overview of the site, with links to the rest. */
export function Home({ data }: ScreenProps<'home'>) {
  const { extensions, manifest } = useSite()
  const { faqs, services, site, testimonials } = manifest
  const { Hero = StandardHero } = extensions.components
  return (
    <>
      <Hero page={data} />
      <Section heading={data.faq.heading} text={data.faq.text} tone="aside">
        <FaqList items={faqs.items} />
      </Section>
      <Section heading={data.services.heading} text={data.services.text}>
        <ServiceCards services={services} />
      </Section>
      <Section heading={data.trust.heading} text={data.trust.text} tone="band">
        <IconCards cards={data.trust.cards} />
      </Section>
      <Section heading={data.scheduling.heading} text={data.scheduling.text}>
        <ul className="grid-fit-56 overflow-hidden rounded-panel border bg-surface">
          {data.scheduling.options.map(({ name, text }) => (
            <li className="choice" key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <WhyChooseUs />
      {testimonials.items.length > 0 && (
        <Section heading={data.testimonials.heading} text={data.testimonials.text} tone="sunken">
          <Testimonials items={testimonials.items.slice(0, site.display.testimonialsOnHome)} />
        </Section>
      )}
      <Section heading={data.popular.heading} text={data.popular.text}>
        <PopularLinks lists={data.popular.lists} />
      </Section>
      <Section id={placesId} heading={data.counties.heading} text={data.counties.text}>
        <AreaIndex isElsewhere>
          <CountyCards isPictured />
        </AreaIndex>
      </Section>
      <Section heading={data.map.heading} text={data.map.text} tone="sunken">
        <OfficeMap credits={data.map.credits}>
          <a href={`#${placesId}`}>{data.map.allPlaces ?? data.counties.heading}</a>
        </OfficeMap>
      </Section>
      <PageEnd gallery={data.gallery} callToAction={data.callToAction} />
    </>
  )
}
