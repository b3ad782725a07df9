import { say } from '../messages.ts'
import type { Site } from '../site.ts'
import { EmailText } from '../ui/EmailText.tsx'
import { looks, type Reach, type ReachLook } from '../ui/ReachLinks.tsx'
import { useSite } from './site-context.ts'

/**
 * Links to call, text and e-mail the company, the second only if its number takes texts. No island has this list:
 * `ReachLinks` is in their scripts, which stay small.
 */
export function ContactLinks({ look = 'plain' }: { look?: ReachLook }) {
  const { phone, call, text, email } = reachOf(useSite())
  return (
    <ul className={looks[look]}>
      <li>
        <a href={`tel:${phone}`}>{call}</a>
      </li>
      {text && (
        <li>
          <a href={`sms:${phone}`}>{text}</a>
        </li>
      )}
      <li>
        <a href={`mailto:${email}`}>
          <EmailText email={email} />
        </a>
      </li>
    </ul>
  )
}

/** The ways to reach the company, with the texts of the links. */
export function reachOf(site: Site): Reach {
  const { phone, email } = site.manifest.site.business
  return {
    phone: phone.e164,
    call: say(site, 'contact.call-number', { phone: phone.display }),
    ...(phone.texts && { text: say(site, 'contact.text-number', { phone: phone.display }) }),
    email,
  }
}
