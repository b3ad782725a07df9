import { AreaIndex } from '../components/AreaIndex.tsx'
import { ContactDetails } from '../components/ContactDetails.tsx'
import { CountyPlaces } from '../components/CountyPlaces.tsx'
import { EmbedFrame } from '../components/EmbedFrame.tsx'
import { NavLink } from '../components/NavLink.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { PhoneButtons } from '../components/PhoneButtons.tsx'
import { QuoteSection } from '../components/QuoteSection.tsx'
import { Section } from '../components/Section.tsx'
import { useSite } from '../components/site-context.ts'
import type { ScreenProps } from '../screen-props.ts'

/** The quote form, the booking frame, contact details, and links to the places served. */
export function Contact({ data, info }: ScreenProps<'contact'>) {
  const site = useSite()
  const { booking } = site.manifest.site.embeds
  return (
    <>
      <PageHead info={info} heading={data.heading} intro={data.intro}>
        <PhoneButtons />
      </PageHead>
      <QuoteSection words={data.quote} />
      {booking ? (
        <Section heading={data.booking.heading} text={data.booking.text}>
          <div className="booking">
            <Notes notes={data.notes} />
            <EmbedFrame embed={booking} />
          </div>
        </Section>
      ) : (
        data.notes.length > 0 && (
          <div className="section">
            <Notes notes={data.notes} />
          </div>
        )
      )}
      <Section heading={data.details.heading} text={data.details.text} tone="sunken">
        <ContactDetails />
      </Section>
      <Section heading={data.cities.heading} text={data.cities.text}>
        <AreaIndex isElsewhere>
          <ul className="county-list">
            {site.manifest.counties.map((county) => (
              <li key={county.key}>
                <h3>
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
      <ul className="notes">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    )
  )
}
