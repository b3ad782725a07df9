import { CallToAction } from '../components/CallToAction.tsx'
import { CountyIndex } from '../components/CountyIndex.tsx'
import { OfficeList } from '../components/OfficeList.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { Section } from '../components/Section.tsx'
import { useSite } from '../components/site-context.ts'
import { regionHeading, regionText } from '../head/office-phrases.ts'
import { say } from '../messages.ts'
import type { ScreenProps } from '../screen-props.ts'
import { requiredPage } from '../site.ts'

/** A region: its counties, and the offices that serve them. */
export function Region({ data: region, info }: ScreenProps<'region'>) {
  const site = useSite()
  const { counties, offices } = region
  return (
    <>
      <PageHead info={info} heading={regionHeading(region, site)} intro={regionText(region, site)} />
      <Section heading={say(site, 'regions.counties', { region: region.name })}>
        <CountyIndex counties={counties} isPictured />
      </Section>
      {offices.length > 0 && (
        <Section heading={say(site, 'offices.heading')} tone="sunken">
          <OfficeList offices={offices} />
        </Section>
      )}
      <CallToAction callToAction={requiredPage(site, 'service-areas').missing} />
    </>
  )
}
