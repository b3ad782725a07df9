import { PageEnd } from '../components/PageEnd.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { ServiceGroups } from '../components/ServiceGroups.tsx'
import { useSite } from '../components/site-context.ts'
import { WhyChooseUs } from '../components/WhyChooseUs.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { requiredPage } from '../site.ts'

/** Every service on one page: by category, then those that are in none. */
export function Services({ data, info }: ScreenProps<'services'>) {
  const site = useSite()
  const home = requiredPage(site, 'home')
  return (
    <>
      <PageHead info={info} heading={data.heading} intro={data.intro} />
      <ServiceGroups />
      <WhyChooseUs />
      <PageEnd gallery={data.gallery} callToAction={home.callToAction} />
    </>
  )
}
