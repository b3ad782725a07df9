import { say } from '../messages.ts'
import type { Site } from '../site.ts'
import type { Reach } from '../ui/ReachLinks.tsx'
import { ReachLinks, type ReachLook } from '../ui/ReachLinks.tsx'
import { useSite } from './site-context.ts'

/** Links to call, text and e-mail the company, the second only if its number takes texts. */
export function ContactLinks({ look }: { look?: ReachLook }) {
  return <ReachLinks {...reachOf(useSite())} look={look} />
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
