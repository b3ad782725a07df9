import type { Service } from '#manifest/schema.ts'
import { priceText } from '../format.ts'
import { say } from '../messages.ts'
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
      <div className="card bg-surface-sunken lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 *:[a]:mt-2">
        <IconTile name={icon} />
        <h2 className="text-xl">{texts.price}</h2>
        <p className="text-3xl leading-[1.2] font-bold text-brand figures">
          {priceText(site, price)}
          {price.kind === 'from' && (
            <span className="text-[1rem] text-ink-muted">{` ${say(site, 'price.per-unit', { unit: price.unit })}`}</span>
          )}
        </p>
        <p>{pricingNote}</p>
        {requirement && <p className="border-s-3 border-accent ps-3.5 text-ink">{requirement}</p>}
        <NavLink link={texts.callToAction.action} look="primary" />
      </div>
    )
  },
)
