import { addressText, hoursText } from '../format.ts'
import { ContactLinks } from './ContactLinks.tsx'
import { useSite } from './site-context.ts'

/** What the company does, phone, e-mail, office address, opening hours and price range of the company. */
export function ContactDetails() {
  const { business, hours } = useSite().manifest.site
  return (
    <div className="contact-details">
      <p>{business.description}</p>
      <address>
        <ContactLinks />
      </address>
      <dl className="facts">
        <div>
          <dt>Address</dt>
          <dd>
            <address>{addressText(business.address)}</address>
          </dd>
        </div>
        <div>
          <dt>Hours</dt>
          <dd>{hoursText(hours)}</dd>
        </div>
        <div>
          <dt>Prices</dt>
          <dd>{business.priceRange}</dd>
        </div>
      </dl>
    </div>
  )
}
