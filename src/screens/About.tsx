import { IconCards } from '../components/IconCards.tsx'
import { NavLink } from '../components/NavLink.tsx'
import { PageEnd } from '../components/PageEnd.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { Prose } from '../components/Prose.tsx'
import { Section } from '../components/Section.tsx'
import type { ScreenProps } from '../screen-props.ts'

/** The company's story, trust cards, services and counties. */
export function About({ data, info }: ScreenProps<'about'>) {
  return (
    <>
      <PageHead info={info} heading={data.heading} intro={data.intro} />
      <div className="section">
        <Prose html={data.body} />
      </div>
      <Section heading={data.trust.heading} text={data.trust.text} tone="sunken">
        <IconCards cards={data.trust.cards} />
      </Section>
      <Section heading={data.services.heading} text={data.services.text}>
        <ul className="link-rows grid-fill-64 gap-x-8">
          {data.services.items.map(({ name, service, note }) => (
            <li className="py-1.5 font-bold" key={name}>
              <NavLink link={{ service, label: name }} />
              {note && <span className="block pb-2 text-md font-normal text-ink-muted">{note}</span>}
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={data.counties.heading} text={data.counties.text} tone="sunken">
        <ul className="grid-fill-104 gap-7">
          {data.counties.towns.map(({ county, text }) => (
            <li key={county} className="card card-linked">
              <h3>
                <NavLink link={{ county }} />
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <PageEnd gallery={data.gallery} callToAction={data.callToAction} />
    </>
  )
}
