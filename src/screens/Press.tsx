import { MediaKitContents } from '../components/MediaKitContents.tsx'
import { MediaKitLink } from '../components/MediaKitLink.tsx'
import { NavLink } from '../components/NavLink.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { Section } from '../components/Section.tsx'
import { useSite } from '../components/site-context.ts'
import { say } from '../messages.ts'
import type { ScreenProps } from '../screen-props.ts'

/** For journalists: a contact, the media kit, and facts about the company. */
export function Press({ data, info }: ScreenProps<'press'>) {
  const { inquiries, mediaKit, comingSoon } = data
  return (
    <>
      <PageHead info={info} heading={data.heading} intro={data.intro}>
        <NavLink link={inquiries} look="primary" />
        <MediaKitLink label={mediaKit.label} />
      </PageHead>
      <Section heading={say(useSite(), 'media-kit.heading')} text={mediaKit.text} id="media-kit">
        <MediaKitContents texts={mediaKit} />
      </Section>
      <Section heading={comingSoon.heading} text={comingSoon.text} tone="sunken">
        <p className="flex flex-wrap items-center gap-3">
          {comingSoon.links.map((link) => (
            <NavLink key={JSON.stringify(link)} link={link} look="quiet" />
          ))}
        </p>
      </Section>
    </>
  )
}
