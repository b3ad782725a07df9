import { reachOf } from '../components/ContactLinks.tsx'
import { EmbedFrame } from '../components/EmbedFrame.tsx'
import { IconCards } from '../components/IconCards.tsx'
import { NavLink } from '../components/NavLink.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { Prose } from '../components/Prose.tsx'
import { Section } from '../components/Section.tsx'
import { useSite } from '../components/site-context.ts'
import type { ScreenProps } from '../screen-props.ts'

/** Working for the company, its benefits, and the application form or how to apply without one. */
export function Careers({ data, info }: ScreenProps<'careers'>) {
  const site = useSite()
  const { phone, call, text } = reachOf(site)
  const { embeds } = site.manifest.site
  return (
    <>
      <PageHead info={info} heading={data.heading} intro={data.intro} />
      <div className="section">
        <Prose html={data.body} />
      </div>
      <Section heading={data.benefits.heading} text={data.benefits.text} tone="sunken">
        <IconCards cards={data.benefits.cards} />
      </Section>
      <Section heading={data.application.heading} text={data.application.text}>
        {embeds.hiring && <EmbedFrame embed={embeds.hiring} />}
      </Section>
      <Section heading={data.contact.heading} text={data.contact.text} tone="sunken">
        <p className="flex flex-wrap items-center gap-3">
          <a className="button button-primary" href={text ? `sms:${phone}` : `tel:${phone}`}>
            {text ?? call}
          </a>
          <NavLink link={data.contact.action} look="secondary" />
        </p>
      </Section>
    </>
  )
}
