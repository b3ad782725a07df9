import type { Office } from '#manifest/schema.ts'
import { addressText, hoursText } from '../format.ts'
import { areaText } from '../head/office-phrases.ts'
import { say } from '../messages.ts'
import { Fact, Facts } from './Facts.tsx'
import { RouteLink } from './RouteLink.tsx'
import { useSite } from './site-context.ts'

/** Offices with address, phone number, hours and counties. Names are third-level headings. */
export function OfficeList({ offices }: { offices: readonly Office[] }) {
  const site = useSite()
  return (
    <ul className="grid gap-8">
      {offices.map((office) => (
        <li key={office.slug}>
          <h3 className="touch-links mb-3">
            <RouteLink to="officePage" params={{ office: office.slug }}>
              {office.name}
            </RouteLink>
          </h3>
          <p className="touch-links font-bold">
            <a href={`tel:${office.phone.e164}`}>{say(site, 'contact.call-number', { phone: office.phone.display })}</a>
          </p>
          <Facts>
            <Fact name={say(site, 'contact.address')}>
              <address>{addressText(office.address)}</address>
            </Fact>
            <Fact name={say(site, 'contact.hours')}>{hoursText(site, office.hours)}</Fact>
            <Fact name={say(site, 'offices.area')}>{areaText(site, office)}</Fact>
          </Facts>
        </li>
      ))}
    </ul>
  )
}
