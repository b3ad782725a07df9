import { ReachLinks } from '../ui/ReachLinks.tsx'
import { reachOf } from './ContactLinks.tsx'
import { useSite } from './site-context.ts'

/** Letters of an e-mail address that the narrow column of the footer has room for. */
const roomy = 26

/**
 * The links of the footer. A long e-mail address breaks after its `@`, and not before its last letter. No island has this list:
 * `ReachLinks` is in their scripts, which stay small.
 */
export function FooterReach() {
  const reach = reachOf(useSite())
  const { phone, call, text, email } = reach
  if (email.length <= roomy) return <ReachLinks {...reach} />
  const [name, host] = email.split('@')
  return (
    <ul className="touch-links">
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
          {`${name}@`}
          <wbr />
          {host}
        </a>
      </li>
    </ul>
  )
}
