import { ReachLinks } from '../ui/ReachLinks.tsx'
import { useSite } from './site-context.ts'

/** Every way to reach the company at once: call, text, write. */
export function ContactLinks() {
  const { phone, email } = useSite().manifest.site.business
  return <ReachLinks phone={phone} email={email} />
}
