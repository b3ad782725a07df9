import { AllPlaces } from '../components/AllPlaces.tsx'
import { CallToAction } from '../components/CallToAction.tsx'
import { CountyCards } from '../components/CountyCards.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { Section } from '../components/Section.tsx'
import type { ScreenProps } from '../screen-props.ts'

/** The service area: by county, then alphabetically. */
export function ServiceAreas({ data, info }: ScreenProps<'serviceAreas'>) {
  return (
    <>
      <PageHead info={info} heading={data.heading} intro={data.intro} />
      <Section heading="Counties">
        <CountyCards isPictured />
      </Section>
      <Section heading={data.allHeading} tone="sunken">
        <AllPlaces />
      </Section>
      <CallToAction callToAction={data.missing} />
    </>
  )
}
