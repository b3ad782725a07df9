import { CallToAction } from '../components/CallToAction.tsx'
import { CityLinks } from '../components/CityLinks.tsx'
import { ContactFacts } from '../components/ContactDetails.tsx'
import { CountyIndex } from '../components/CountyIndex.tsx'
import { EmbedFrame } from '../components/EmbedFrame.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { PhoneButtons } from '../components/PhoneButtons.tsx'
import { Prose } from '../components/Prose.tsx'
import { Section } from '../components/Section.tsx'
import { ServiceCards } from '../components/ServiceCards.tsx'
import { useSite } from '../components/site-context.ts'
import { officeText } from '../head/office-phrases.ts'
import { say } from '../messages.ts'
import { countyName } from '../place.ts'
import type { ScreenProps } from '../screen-props.ts'
import { countiesOfOffice, requiredPage, townsOfOffice } from '../site.ts'

/** An office: how to reach it, its counties and towns, and the services. */
export function Office({ data: office, info }: ScreenProps<'officePage'>) {
  const site = useSite()
  const [counties, towns] = [countiesOfOffice(site, office), townsOfOffice(site, office)]
  const townCounties = site.manifest.counties.filter(({ key }) => towns.some(({ county }) => county === key))
  return (
    <>
      <PageHead info={info} heading={office.name} intro={officeText(office, site)}>
        <PhoneButtons />
      </PageHead>
      {office.body && (
        <div className="section">
          <Prose html={office.body} />
        </div>
      )}
      <Section heading={say(site, 'offices.reach', { name: office.name })} tone="sunken">
        <ContactFacts />
        {office.map && <EmbedFrame embed={office.map} />}
      </Section>
      <Section heading={say(site, 'offices.counties', { name: office.name })}>
        {counties.length > 0 && <CountyIndex counties={counties} />}
        {townCounties.map((each) => (
          <div className="grid gap-3" key={each.key}>
            {/* Towns of one county alone need no name of it. */}
            {counties.length + townCounties.length > 1 && <h3>{countyName(each)}</h3>}
            <CityLinks cities={towns.filter(({ county }) => county === each.key)} />
          </div>
        ))}
      </Section>
      <Section heading={requiredPage(site, 'home').services.heading} tone="sunken">
        <ServiceCards services={site.manifest.services} />
      </Section>
      <CallToAction callToAction={requiredPage(site, 'home').callToAction} />
    </>
  )
}
