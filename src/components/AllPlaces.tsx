import { cityLabel, countyLabel } from '../head/phrases.ts'
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
          <small>{countyOf(site, city.county)}</small>
        </li>
      ))}
    </PlaceList>
  )
}

function fromAToZ({ manifest }: Site) {
  const { compare } = new Intl.Collator(manifest.site.language)
  return [...manifest.cities].sort((a, b) => compare(a.name, b.name))
}

function countyOf(site: Site, key: string): string | undefined {
  const county = site.countiesByKey.get(key)
  return county && countyLabel(county, site)
}
