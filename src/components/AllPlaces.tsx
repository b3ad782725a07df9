import { cityLabel } from '../head/phrases.ts'
import { countyName } from '../place.ts'
import type { Site } from '../site.ts'
import { PlaceList } from './PlaceList.tsx'
import { RouteLink } from './RouteLink.tsx'
import { useSite } from './site-context.ts'

/** Every city from A to Z, each with its county. */
export function AllPlaces() {
  const site = useSite()
  return (
    <PlaceList>
      {fromAToZ(site).map((city) => (
        <li key={city.key}>
          <RouteLink to="serviceArea" params={{ location: city.slug }}>
            {cityLabel(city, site)}
          </RouteLink>{' '}
          <small>{countyLabel(site, city.county)}</small>
        </li>
      ))}
    </PlaceList>
  )
}

function fromAToZ({ manifest }: Site) {
  const { compare } = new Intl.Collator(manifest.site.language)
  return [...manifest.cities].sort((a, b) => compare(a.name, b.name))
}

function countyLabel({ countiesByKey }: Site, key: string): string | undefined {
  const county = countiesByKey.get(key)
  return county && countyName(county)
}
