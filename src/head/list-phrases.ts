import { upperFirst } from '../format.ts'
import type { ListPage } from '../paginate.ts'
import { countyName, type Place } from '../place.ts'
import { cityRange, countyRange } from '../place-lists.ts'
import type { CityListPage, CountyListPage } from '../route.ts'
import { requiredPage, type SiteIndex } from '../site.ts'
import { fitDescription, fitTitle } from './fit-text.ts'
import { areaHeading, placeTitle, pricePhrase } from './phrases.ts'

// Texts of the pages that continue a list of places.

/** e.g. `House Cleaning in Utah County, UT – page 2 of 5` */
export function cityListHeading({ county, service, ...page }: CityListPage, site: SiteIndex): string {
  const place: Place = { kind: 'county', county }
  const name = service ? `${service.name} in ${placeTitle(place, site)}` : areaHeading(place, site)
  return `${name} – ${numberText(page)}`
}

/** e.g. `House Cleaning by County – page 2 of 5` */
export function countyListHeading({ service, ...page }: CountyListPage, site: SiteIndex): string {
  const name = service ? `${service.name} by County` : requiredPage(site, 'service-areas').heading
  return `${name} – ${numberText(page)}`
}

export function cityListTitle(page: CityListPage, site: SiteIndex): string {
  const name = [page.service?.name, countyName(page.county)].filter(Boolean).join(' in ')
  return numberedTitle([cityListHeading(page, site), `${name} – ${numberText(page)}`], page, name)
}

export function countyListTitle(page: CountyListPage, site: SiteIndex): string {
  const { name, heading } = requiredPage(site, 'service-areas')
  return numberedTitle([countyListHeading(page, site)], page, page.service?.name ?? name ?? heading)
}

/** Begins with the number if nothing fits, because a title is cut at its end, and the number makes it unique. */
function numberedTitle(candidates: readonly string[], page: ListPage<unknown>, shortest: string): string {
  return fitTitle([...candidates, `${upperFirst(numberText(page))}: ${shortest}`])
}

export function cityListDescription(page: CityListPage, site: SiteIndex): string {
  const { county, service } = page
  const part = `${cityRange(page)} in ${countyName(county)}, ${numberText(page)}`
  return fitDescription(
    service
      ? `${service.name} from ${part}: ${pricePhrase(site, service)}. ${service.description}`
      : `Communities from ${part}. ${county.description}`,
  )
}

export function countyListDescription(page: CountyListPage, site: SiteIndex): string {
  const { service } = page
  const part = `${countyRange(page)}, ${numberText(page)}`
  const { description = site.manifest.site.defaultDescription } = requiredPage(site, 'service-areas')
  return fitDescription(
    service
      ? `${service.name} from ${part}: ${pricePhrase(site, service)}. ${service.description}`
      : `Communities from ${part}. ${description}`,
  )
}

function numberText({ number, of }: Pick<ListPage<unknown>, 'number' | 'of'>): string {
  return `page ${number} of ${of}`
}
