import { keptHtml } from './kept-html.tsx'
import { NavLink } from './NavLink.tsx'
import { useSite } from './site-context.ts'

/** Buttons to call, text and take the header's action, fixed at the bottom of the window on narrow screens. */
export const QuickBar = keptHtml([], () => {
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
})
