import { addressText, hoursText } from '../format.ts'
import { ContactLinks } from './ContactLinks.tsx'
import { useSite } from './site-context.ts'

/** Every way to reach the company, where its office is, when someone answers, and what it asks. */
export function ContactDetails() {
  const { business, hours } = useSite().manifest.site
  return (
    <div className="contact-details">
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
