import type { Service } from '#manifest/schema.ts'
import { countyLabel } from '../head/phrases.ts'
import { say } from '../messages.ts'
import { type CountyEntry, cityListTarget, cityRange, communitiesText } from '../place-lists.ts'
import type { Site } from '../site.ts'
import { PlaceList } from './PlaceList.tsx'
import { useSite } from './site-context.ts'
import { TargetLink } from './TargetLink.tsx'

type CountyEntriesProps = {
  entries: readonly CountyEntry[]
  /** Links to the service in each county. */
  service?: Service
}

/** Counties as links in columns, each with the number of its cities or, if their list has several pages, one link a page. */
export function CountyEntries({ entries, service }: CountyEntriesProps) {
  const site = useSite()
  return (
    <PlaceList>
      {entries.map(({ county, cities }) => (
        <li key={`${county.key} ${cities.number}`}>
          <TargetLink target={cityListTarget(county, cities.number, service)}>
            {entryName(site, { county, cities }, service)}
          </TargetLink>{' '}
          <small>{cities.of === 1 ? communitiesText(site, county) : cityRange(site, cities)}</small>
        </li>
      ))}
    </PlaceList>
  )
}

/** e.g. `House Cleaning in Summit County, page 2` */
function entryName(site: Site, { county, cities: { number } }: CountyEntry, service: Service | undefined): string {
  const name = service
    ? say(site, 'service.in-place', { service: service.name, place: countyLabel(county, site) })
    : countyLabel(county, site)
  return number > 1 ? say(site, 'list.part', { name, number }) : name
}
