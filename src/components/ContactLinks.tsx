import { ReachLinks, type ReachLook } from '../ui/ReachLinks.tsx'
import { useSite } from './site-context.ts'

/** Links to call, text and e-mail the company. */
export function ContactLinks({ look }: { look?: ReachLook }) {
  const { phone, email } = useSite().manifest.site.business
  return <ReachLinks phone={phone} email={email} look={look} />
}
