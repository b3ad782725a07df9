import type { County } from '#manifest/schema.ts'
import { countyLabel } from '../head/phrases.ts'
import { placeImage } from '../place-image.ts'
import { CountyPlaces } from './CountyPlaces.tsx'
import { Picture } from './Picture.tsx'
import { RouteLink } from './RouteLink.tsx'
import { useSite } from './site-context.ts'

type CountyCardsProps = {
  /** Default: every county. */
  counties?: readonly County[]
  isPictured?: boolean
}

/** Counties with their cities, optionally with an image. Names are third-level headings. */
export function CountyCards({ counties, isPictured = false }: CountyCardsProps) {
  const site = useSite()
  return (
    <ul className="grid-fill-104 gap-7">
      {(counties ?? site.manifest.counties).map((county) => (
        <li className="card" key={county.key}>
          {isPictured && (
            <div className="card-picture">
              <CountyPicture county={county} />
            </div>
          )}
          <h3>
            <RouteLink to="county" params={{ county: county.slug }}>
              {countyLabel(county, site)}
            </RouteLink>
          </h3>
          <p>{county.description}</p>
          <CountyPlaces county={county} />
        </li>
      ))}
    </ul>
  )
}

function CountyPicture({ county }: { county: County }) {
  const { name, alternatives } = placeImage({ kind: 'county', county }, useSite())
  return <Picture picture={name} alternatives={alternatives.join()} use="card" />
}
