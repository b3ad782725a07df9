import { addressText, hoursText } from '../format.ts'
import { ContactLinks } from './ContactLinks.tsx'
import { Fact, Facts } from './Facts.tsx'
import { useSite } from './site-context.ts'

/** What the company does, phone, e-mail, office address, opening hours and price range of the company. */
export function ContactDetails() {
  const { business, hours } = useSite().manifest.site
  return (
    <div className="grid gap-6">
      <p>{business.description}</p>
      <address>
        <ContactLinks look="large" />
      </address>
      <Facts>
        <Fact name="Address">
          <address>{addressText(business.address)}</address>
        </Fact>
        <Fact name="Hours">{hoursText(hours)}</Fact>
        <Fact name="Prices">{business.priceRange}</Fact>
      </Facts>
    </div>
  )
}
