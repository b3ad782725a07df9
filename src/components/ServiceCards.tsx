import type { Service } from '#manifest/schema.ts'
import { priceText } from '../format.ts'
import { Icon } from './Icon.tsx'
import { RouteLink } from './RouteLink.tsx'
import { useSite } from './site-context.ts'

/** Services as cards that lead to their pages. Names are third-level headings. */
export function ServiceCards({ services }: { services: readonly Service[] }) {
  const { language } = useSite().manifest.site
  return (
    <ul className="card-grid">
      {services.map(({ slug, icon, name, description, price }) => (
        <li className="card card-linked" key={slug}>
          <Icon name={icon} />
          <h3>
            <RouteLink to="service" params={{ service: slug }}>
              {name}
            </RouteLink>
          </h3>
          <p>{description}</p>
          <p className="price">{priceText(price, language)}</p>
        </li>
      ))}
    </ul>
  )
}
