import { placeLabel } from '../head/phrases.ts'
import { type Place, placeSlug } from '../place.ts'
import { Icon } from './Icon.tsx'
import { RouteLink } from './RouteLink.tsx'
import { Sentence } from './Sentence.tsx'
import { useSite } from './site-context.ts'

/** Links to every service in a place. */
export function ServiceLinks({ place }: { place: Place }) {
  const site = useSite()
  return (
    <ul className="grid-fill-64 gap-3">
      {site.manifest.services.map(({ slug, icon, name }) => (
        <li key={slug}>
          <RouteLink className="tile" to="servicePlace" params={{ service: slug, location: placeSlug(place) }}>
            <Icon name={icon} />
            <span>
              <Sentence
                message="service.in-place-marked"
                values={{ service: name, place: placeLabel(place, site) }}
                tags={{ name: (text) => <strong key="name">{text}</strong> }}
              />
            </span>
          </RouteLink>
        </li>
      ))}
    </ul>
  )
}
