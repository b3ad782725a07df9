import { addressText, hoursText } from '../format.ts'
import { say } from '../messages.ts'
import { BrandMark } from './BrandMark.tsx'
import { Consent, ConsentButton } from './Consent.tsx'
import { ContactLinks } from './ContactLinks.tsx'
import { LinkList } from './LinkList.tsx'
import { OfficeName, OfficesLink } from './OfficeLinks.tsx'
import { useSite } from './site-context.ts'

/** Contents of the footer of every page. */
export function SiteFooter() {
  const whole = useSite()
  const { site, navigation } = whole.manifest
  const { business, hours } = site
  const { columns, legal } = navigation.footer
  return (
    <>
      <section aria-label={business.name}>
        <p className="brand">
          <BrandMark />
          {business.name}
        </p>
        <p>{business.tagline}</p>
        <address>
          <OfficeName />
          <p>{addressText(business.address)}</p>
          <ContactLinks />
        </address>
        <p>{hoursText(whole, hours)}</p>
        <OfficesLink />
      </section>
      <nav className="footer-nav" aria-label={say(whole, 'navigation.footer')}>
        {columns.map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            <LinkList links={links} />
          </div>
        ))}
      </nav>
      <div className="footer-legal">
        <p>© {business.name}</p>
        {legal.length > 0 && <LinkList links={legal} />}
        <ConsentButton />
      </div>
      <Consent />
    </>
  )
}
