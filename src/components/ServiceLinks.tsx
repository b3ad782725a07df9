import { type Place, placeName, placeSlug } from '../place.ts'
import { Icon } from './Icon.tsx'
import { RouteLink } from './RouteLink.tsx'
import { useSite } from './site-context.ts'

/** Links to every service in a place. */
export function ServiceLinks({ place }: { place: Place }) {
  return (
    <ul className="grid-fill-64 gap-3">
      {useSite().manifest.services.map(({ slug, icon, name }) => (
        <li key={slug}>
          <RouteLink className="tile" to="servicePlace" params={{ service: slug, location: placeSlug(place) }}>
            <Icon name={icon} />
            <span>
              <strong>{name}</strong> in {placeName(place)}
            </span>
          </RouteLink>
        </li>
      ))}
    </ul>
  )
}
