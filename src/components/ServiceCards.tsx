import type { Service } from '#manifest/schema.ts'
import { priceWithUnit } from '../format.ts'
import { IconTile } from './IconTile.tsx'
import { RouteLink } from './RouteLink.tsx'
import { useSite } from './site-context.ts'

/** Services as cards that link to their pages. Names are third-level headings. */
export function ServiceCards({ services }: { services: readonly Service[] }) {
  const site = useSite()
  return (
    <ul className="grid gap-x-5 md:grid-cols-2 lg:grid-cols-3">
      {services.map(({ slug, icon, name, description, price }) => (
        <li className="service-card" key={slug}>
          <IconTile name={icon} />
          <h3>
            <RouteLink to="service" params={{ service: slug }}>
              {name}
            </RouteLink>
          </h3>
          <p className="text-ink-muted">{description}</p>
          <p className="font-bold figures">{priceWithUnit(site, price)}</p>
        </li>
      ))}
    </ul>
  )
}
