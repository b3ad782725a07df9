import { say } from '../messages.ts'
import { NavLink } from './NavLink.tsx'
import { useSite } from './site-context.ts'

/** Buttons to call, text and take the header's action, fixed at the bottom of the window on narrow screens. */
export function QuickBar() {
  const whole = useSite()
  const { site, navigation } = whole.manifest
  const { e164, texts } = site.business.phone
  return (
    <ul>
      <li>
        <a className="button button-quiet" href={`tel:${e164}`}>
          {say(whole, 'contact.call')}
        </a>
      </li>
      {texts && (
        <li>
          <a className="button button-quiet" href={`sms:${e164}`}>
            {say(whole, 'contact.text')}
          </a>
        </li>
      )}
      <li className={texts ? undefined : 'col-span-2'}>
        <NavLink link={navigation.header.action} look="primary" />
      </li>
    </ul>
  )
}
