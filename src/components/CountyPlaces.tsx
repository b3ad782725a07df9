import type { County, Service } from '#manifest/schema.ts'
import { cityListTarget, cityPages, cityRange, communitiesText, namesCities } from '../place-lists.ts'
import { citiesServed } from '../site.ts'
import { CityLinks } from './CityLinks.tsx'
import { ServicePlaceLinks } from './ServicePlaceLinks.tsx'
import { useSite } from './site-context.ts'
import { TargetLink } from './TargetLink.tsx'

/**
 * The cities of a county below its name, linked to their pages or to those of a service. If the site has too many cities
 * for that: the pages of the county's list, or the number of its cities. The page of an office has its own cities alone.
 */
export function CountyPlaces({ county, service }: { county: County; service?: Service }) {
  const site = useSite()
  if (namesCities(site)) {
    const cities = citiesServed(site, county)
    return service ? <ServicePlaceLinks service={service} cities={cities} /> : <CityLinks cities={cities} />
  }
  const pages = cityPages(site, county)
  if (pages.length === 1) return <p>{communitiesText(site, county)}</p>
  return (
    <ul className="flex flex-wrap gap-2">
      {pages.map((page) => (
        <li key={page.number}>
          <TargetLink className="chip" target={cityListTarget(county, page.number, service)}>
            {cityRange(site, page)}
          </TargetLink>
        </li>
      ))}
    </ul>
  )
}
