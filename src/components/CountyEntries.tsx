import type { Service } from '#manifest/schema.ts'
import { countyName } from '../place.ts'
import { type CountyEntry, cityListTarget, cityRange, communitiesText } from '../place-lists.ts'
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
            {service && `${service.name} in `}
            {countyName(county)}
            {cities.number > 1 && `, page ${cities.number}`}
          </TargetLink>{' '}
          <small>{cities.of === 1 ? communitiesText(site, county) : cityRange(cities)}</small>
        </li>
      ))}
    </PlaceList>
  )
}
