import { CallToAction } from '../components/CallToAction.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { Section } from '../components/Section.tsx'
import { ServiceCards } from '../components/ServiceCards.tsx'
import { useSite } from '../components/site-context.ts'
import { WhyChooseUs } from '../components/WhyChooseUs.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { requiredPage } from '../site.ts'

/** Every service on one page. */
export function Services({ data, info }: ScreenProps<'services'>) {
  const site = useSite()
  const home = requiredPage(site, 'home')
  return (
    <>
      <PageHead info={info} heading={data.heading} intro={data.intro} />
      <Section heading={home.services.heading} text={home.services.text}>
        <ServiceCards services={site.manifest.services} />
      </Section>
      <WhyChooseUs />
      <CallToAction callToAction={home.callToAction} />
    </>
  )
}
