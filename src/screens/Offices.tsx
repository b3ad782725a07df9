import { CallToAction } from '../components/CallToAction.tsx'
import { OfficeList } from '../components/OfficeList.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { Section } from '../components/Section.tsx'
import { useSite } from '../components/site-context.ts'
import { officesText } from '../head/office-phrases.ts'
import { say } from '../messages.ts'
import type { ScreenProps } from '../screen-props.ts'
import { requiredPage } from '../site.ts'

/** All offices of the company. */
export function Offices({ data: offices, info }: ScreenProps<'offices'>) {
  const site = useSite()
  return (
    <>
      <PageHead info={info} heading={say(site, 'offices.heading')} intro={officesText(offices, site)} />
      <Section heading={say(site, 'offices.details')}>
        <OfficeList offices={offices} />
      </Section>
      <CallToAction callToAction={requiredPage(site, 'service-areas').missing} />
    </>
  )
}
