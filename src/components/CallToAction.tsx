import { useId } from 'react'
import type { Link } from '#manifest/schema.ts'
import { say } from '../messages.ts'
import { keptHtml } from './kept-html.tsx'
import { NavLink } from './NavLink.tsx'
import { useSite } from './site-context.ts'

export type CallToActionProps = { callToAction: { heading: string; text: string; action: Link } }

/** A band with the next step as a button and the telephone number next to it. */
export const CallToAction = keptHtml(
  ['callToAction'],
  ({ callToAction: { heading, text, action } }: CallToActionProps) => {
    const site = useSite()
    const { phone } = site.manifest.site.business
    const headingId = useId()
    return (
      <section className="section band call-to-action" aria-labelledby={headingId}>
        <div className="grid max-w-text gap-3.5">
          <h2 className="text-h1" id={headingId}>
            {heading}
          </h2>
          <p className="text-lead text-ink-muted">{text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <NavLink link={action} look="primary" />
          <a className="button button-secondary" href={`tel:${phone.e164}`}>
            {say(site, 'contact.call-number', { phone: phone.display })}
          </a>
        </div>
      </section>
    )
  },
)
