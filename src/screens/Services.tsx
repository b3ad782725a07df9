import { CallToAction } from '../components/CallToAction.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { Section } from '../components/Section.tsx'
import { ServiceCards } from '../components/ServiceCards.tsx'
import { ServiceGroup } from '../components/ServiceGroup.tsx'
import { useSite } from '../components/site-context.ts'
import { WhyChooseUs } from '../components/WhyChooseUs.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { requiredPage, servicesOf } from '../site.ts'

/** Every service on one page: by category, then those that are in none. */
export function Services({ data, info }: ScreenProps<'services'>) {
  const site = useSite()
  const home = requiredPage(site, 'home')
  const others = servicesOf(site)
  return (
    <>
      <PageHead info={info} heading={data.heading} intro={data.intro} />
      {site.manifest.categories.map((category) => (
        <ServiceGroup key={category.slug} category={category} />
      ))}
      {others.length > 0 && (
        <Section heading={home.services.heading} text={home.services.text}>
          <ServiceCards services={others} />
        </Section>
      )}
      <WhyChooseUs />
      <CallToAction callToAction={home.callToAction} />
    </>
  )
}
