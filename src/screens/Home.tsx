import { CallToAction } from '../components/CallToAction.tsx'
import { CountyCards } from '../components/CountyCards.tsx'
import { FaqList } from '../components/FaqList.tsx'
import { IconCards } from '../components/IconCards.tsx'
import { NavLink } from '../components/NavLink.tsx'
import { OfficeMap } from '../components/OfficeMap.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { PopularLinks } from '../components/PopularLinks.tsx'
import { Section } from '../components/Section.tsx'
import { ServiceCards } from '../components/ServiceCards.tsx'
import { useSite } from '../components/site-context.ts'
import { Testimonials } from '../components/Testimonials.tsx'
import { WhyChooseUs } from '../components/WhyChooseUs.tsx'
import type { ScreenProps } from '../screen-props.ts'

/** The front page: a little of everything, and the way to the rest. */
export function Home({ data, info }: ScreenProps<'home'>) {
  const { faqs, services, site, testimonials } = useSite().manifest
  return (
    <>
      <div className="parallax">
        <PageHead info={info} heading={data.heading} intro={data.intro} image={data.image}>
          <NavLink link={data.hero.primary} look="primary" />
          <NavLink link={data.hero.secondary} look="secondary" />
        </PageHead>
      </div>
      <Section heading={data.faq.heading} text={data.faq.text} tone="sunken">
        <FaqList items={faqs.items} />
      </Section>
      <Section heading={data.services.heading} text={data.services.text}>
        <ServiceCards services={services} />
      </Section>
      <Section heading={data.trust.heading} text={data.trust.text} tone="sunken">
        <IconCards cards={data.trust.cards} />
      </Section>
      <Section heading={data.scheduling.heading} text={data.scheduling.text}>
        <ul className="card-grid card-grid-small">
          {data.scheduling.options.map(({ name, text }) => (
            <li className="card" key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <WhyChooseUs />
      <Section heading={data.testimonials.heading} text={data.testimonials.text}>
        <Testimonials items={testimonials.items.slice(0, site.display.testimonialsOnHome)} />
      </Section>
      <Section heading={data.popular.heading} text={data.popular.text} tone="sunken">
        <PopularLinks lists={data.popular.lists} />
      </Section>
      <Section heading={data.counties.heading} text={data.counties.text}>
        <CountyCards />
      </Section>
      <Section heading={data.map.heading} text={data.map.text} tone="sunken">
        <OfficeMap />
      </Section>
      <CallToAction callToAction={data.callToAction} />
    </>
  )
}
