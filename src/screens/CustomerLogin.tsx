import { EmbedFrame } from '../components/EmbedFrame.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { PhoneButtons } from '../components/PhoneButtons.tsx'
import { Section } from '../components/Section.tsx'
import { useSite } from '../components/site-context.ts'
import type { ScreenProps } from '../screen-props.ts'
import { EmailText } from '../ui/EmailText.tsx'

/** The customer portal, a third-party page in a frame, and support contacts. */
export function CustomerLogin({ data, info }: ScreenProps<'customerLogin'>) {
  const { portal } = useSite().manifest.site.embeds
  return (
    <>
      <PageHead info={info} heading={data.heading} intro={data.intro} />
      {portal && (
        <div className="section">
          <EmbedFrame embed={portal} />
        </div>
      )}
      <Section heading={data.help.heading} text={data.help.text} tone="sunken">
        <SupportLinks />
      </Section>
    </>
  )
}

function SupportLinks() {
  const { email, supportEmail = email } = useSite().manifest.site.business
  return (
    <address className="flex flex-wrap items-center gap-3 wrap-anywhere">
      <PhoneButtons />
      <a className="button button-quiet" href={`mailto:${supportEmail}`}>
        <EmailText email={supportEmail} />
      </a>
    </address>
  )
}
