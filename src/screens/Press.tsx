import { NavLink } from '../components/NavLink.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { Section } from '../components/Section.tsx'
import { useSite } from '../components/site-context.ts'
import type { ScreenProps } from '../screen-props.ts'

const mediaKitId = 'media-kit'

/** For journalists: whom to ask, and the facts to name the company by. */
export function Press({ data, info }: ScreenProps<'press'>) {
  const { inquiries, mediaKit, comingSoon } = data
  return (
    <>
      <PageHead info={info} heading={data.heading} intro={data.intro} image={data.image}>
        <NavLink link={inquiries} look="primary" />
        <a className="button button-secondary" href={`#${mediaKitId}`}>
          {mediaKit.label}
        </a>
      </PageHead>
      <Section heading="Media Kit" text={mediaKit.text} id={mediaKitId}>
        <MediaKit boilerplate={mediaKit.boilerplate} />
      </Section>
      <Section heading={comingSoon.heading} text={comingSoon.text} tone="sunken">
        <p className="actions">
          {comingSoon.links.map((link) => (
            <NavLink key={JSON.stringify(link)} link={link} look="quiet" />
          ))}
        </p>
      </Section>
    </>
  )
}

function MediaKit({ boilerplate }: { boilerplate: string }) {
  const { business, origin } = useSite().manifest.site
  return (
    <div className="media-kit">
      <blockquote>
        <p>{boilerplate}</p>
      </blockquote>
      <dl className="facts">
        <div>
          <dt>Name</dt>
          <dd>{business.name}</dd>
        </div>
        <div>
          <dt>Tagline</dt>
          <dd>{business.tagline}</dd>
        </div>
        <div>
          <dt>Website</dt>
          <dd>{origin}</dd>
        </div>
      </dl>
    </div>
  )
}
