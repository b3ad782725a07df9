import { say } from '../messages.ts'
import { DialogButton } from '../ui/DialogButton.tsx'
import { BrandMark } from './BrandMark.tsx'
import { ContactLinks } from './ContactLinks.tsx'
import { LinkList } from './LinkList.tsx'
import { NavLink } from './NavLink.tsx'
import { RouteLink } from './RouteLink.tsx'
import { useSite } from './site-context.ts'

const drawerId = 'menu'

/** Contents of the header of every page. On narrow screens the links are in a drawer. */
export function SiteHeader() {
  const whole = useSite()
  const { site, navigation } = whole.manifest
  const { links, action } = navigation.header
  return (
    <>
      <RouteLink className="brand me-auto" to="home">
        <BrandMark />
        {site.business.name}
      </RouteLink>
      <nav className="header-nav" aria-label={say(whole, 'navigation.main')}>
        <LinkList links={links} />
      </nav>
      <a className="header-phone" href={`tel:${site.business.phone.e164}`}>
        {site.business.phone.display}
      </a>
      <NavLink link={action} look="header" />
      <DialogButton dialog={drawerId} command="show-modal" look="menu">
        {say(whole, 'navigation.menu')}
      </DialogButton>
      <dialog className="drawer" id={drawerId} aria-label={say(whole, 'navigation.menu')} closedby="any">
        <DialogButton dialog={drawerId} command="close" look="close">
          {say(whole, 'navigation.close')}
        </DialogButton>
        <nav aria-label={say(whole, 'navigation.menu')}>
          <LinkList links={links} />
        </nav>
        <NavLink link={action} look="primary" />
        <ContactLinks look="stacked" />
      </dialog>
    </>
  )
}
