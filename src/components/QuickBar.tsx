import { NavLink } from './NavLink.tsx'
import { useSite } from './site-context.ts'

/** Call, text and the header's action, always within reach of a thumb. Shown on narrow screens only. */
export function QuickBar() {
  const { site, navigation } = useSite().manifest
  const { e164 } = site.business.phone
  return (
    <ul>
      <li>
        <a className="button button-quiet" href={`tel:${e164}`}>
          Call
        </a>
      </li>
      <li>
        <a className="button button-quiet" href={`sms:${e164}`}>
          Text
        </a>
      </li>
      <li>
        <NavLink link={navigation.header.action} look="primary" />
      </li>
    </ul>
  )
}
