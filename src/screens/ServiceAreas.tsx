import { AllPlaces } from '../components/AllPlaces.tsx'
import { AreaIndex } from '../components/AreaIndex.tsx'
import { CountyCards } from '../components/CountyCards.tsx'
import { PageEnd } from '../components/PageEnd.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { RegionLinks } from '../components/RegionLinks.tsx'
import { Section } from '../components/Section.tsx'
import { useSite } from '../components/site-context.ts'
import { upperFirst } from '../format.ts'
import { countyTerm } from '../local/words.ts'
import { say } from '../messages.ts'
import { namesCities } from '../place-lists.ts'
import type { ScreenProps } from '../screen-props.ts'

/** The service area: by county, then, unless there are too many places, alphabetically. */
export function ServiceAreas({ data, info }: ScreenProps<'serviceAreas'>) {
  const site = useSite()
  return (
    <>
      <PageHead info={info} heading={data.heading} intro={data.intro} />
      <Section heading={say(site, 'area.counties', { counties: upperFirst(countyTerm(site, 2)) })}>
        <RegionLinks />
        <AreaIndex>
          <CountyCards isPictured />
        </AreaIndex>
      </Section>
      {namesCities(site) && (
        <Section heading={data.allHeading} tone="sunken">
          <AllPlaces />
        </Section>
      )}
      <PageEnd gallery={data.gallery} callToAction={data.missing} />
    </>
  )
}
