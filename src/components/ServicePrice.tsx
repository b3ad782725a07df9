import type { Service } from '#manifest/schema.ts'
import { priceText } from '../format.ts'
import { requiredPage } from '../site.ts'
import { IconTile } from './IconTile.tsx'
import { keptHtml } from './kept-html.tsx'
import { NavLink } from './NavLink.tsx'
import { useSite } from './site-context.ts'

/** The price of a service, what it depends on, and a booking button. */
export const ServicePrice = keptHtml(
  ['service'],
  ({ service: { icon, price, pricingNote, requirement } }: { service: Service }) => {
    const site = useSite()
    const texts = requiredPage(site, 'services').service
    return (
      <div className="card price-card">
        <IconTile name={icon} />
        <h2>{texts.price}</h2>
        <p className="price">
          {priceText(price, site.manifest.site.language)}
          {price.kind === 'from' && <span className="price-unit"> per {price.unit}</span>}
        </p>
        <p>{pricingNote}</p>
        {requirement && <p className="requirement">{requirement}</p>}
        <NavLink link={texts.callToAction.action} look="primary" />
      </div>
    )
  },
)
