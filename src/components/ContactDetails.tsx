import { addressText, hoursText } from '../format.ts'
import { say } from '../messages.ts'
import { ContactLinks } from './ContactLinks.tsx'
import { Fact, Facts } from './Facts.tsx'
import { useSite } from './site-context.ts'

/**
 * What the company does, phone, e-mail, office address, opening hours and price range of the company.
 * @param withoutOffice leaves out address and hours, where a list of offices has them.
 */
export function ContactDetails({ withoutOffice }: { withoutOffice?: boolean }) {
  return (
    <div className="grid gap-6">
      <p>{useSite().manifest.site.business.description}</p>
      <ContactFacts withoutOffice={withoutOffice} />
    </div>
  )
}

/** Phone, e-mail, address, opening hours and price range. */
export function ContactFacts({ withoutOffice = false }: { withoutOffice?: boolean | undefined }) {
  const site = useSite()
  const { business, hours } = site.manifest.site
  return (
    <>
      <address>
        <ContactLinks look="large" />
      </address>
      <Facts>
        {!withoutOffice && (
          <Fact name={say(site, 'contact.address')}>
            <address>{addressText(business.address)}</address>
          </Fact>
        )}
        {!withoutOffice && <Fact name={say(site, 'contact.hours')}>{hoursText(site, hours)}</Fact>}
        <Fact name={say(site, 'contact.prices')}>{business.priceRange}</Fact>
      </Facts>
    </>
  )
}
