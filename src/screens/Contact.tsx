import { AreaIndex } from '../components/AreaIndex.tsx'
import { ContactDetails } from '../components/ContactDetails.tsx'
import { CountyPlaces } from '../components/CountyPlaces.tsx'
import { EmbedFrame } from '../components/EmbedFrame.tsx'
import { NavLink } from '../components/NavLink.tsx'
import { OfficeList } from '../components/OfficeList.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { PhoneButtons } from '../components/PhoneButtons.tsx'
import { QuoteSection } from '../components/QuoteSection.tsx'
import { Section } from '../components/Section.tsx'
import { useSite } from '../components/site-context.ts'
import { addressText } from '../format.ts'
import type { ScreenProps } from '../screen-props.ts'

/** The quote form, the booking frame or how to book without one, contact details, and links to the places served. */
export function Contact({ data, info }: ScreenProps<'contact'>) {
  const site = useSite()
  const { offices } = site.manifest
  const { booking } = site.manifest.site.embeds
  const ownAddress = addressText(site.manifest.site.business.address)
  return (
    <>
      <PageHead info={info} heading={data.heading} intro={data.intro}>
        <PhoneButtons />
      </PageHead>
      <QuoteSection words={data.quote} />
      <Section heading={data.booking.heading} text={data.booking.text}>
        {booking ? (
          <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_19rem] lg:items-start lg:gap-12">
            <Notes notes={data.notes} />
            <EmbedFrame embed={booking} />
          </div>
        ) : (
          <Notes notes={data.notes} />
        )}
      </Section>
      <Section heading={data.details.heading} text={data.details.text} tone="sunken">
        <ContactDetails withoutOffice={offices.some(({ address }) => addressText(address) === ownAddress)} />
        {offices.length > 0 && <OfficeList offices={offices} />}
      </Section>
      <Section heading={data.cities.heading} text={data.cities.text}>
        <AreaIndex isElsewhere>
          <ul className="grid gap-8">
            {site.manifest.counties.map((county) => (
              <li key={county.key}>
                <h3 className="touch-links mb-3">
                  <NavLink link={{ county: county.key }} />
                </h3>
                <CountyPlaces county={county} />
              </li>
            ))}
          </ul>
        </AreaIndex>
      </Section>
    </>
  )
}

function Notes({ notes }: { notes: string[] }) {
  return (
    notes.length > 0 && (
      <ul className="grid gap-3.5 *:border-s-3 *:border-accent *:ps-3.5 lg:order-1">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    )
  )
}
