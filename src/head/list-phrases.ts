import type { Service } from '#manifest/schema.ts'
import { countyWord } from '../local/words.ts'
import { say } from '../messages.ts'
import type { ListPage } from '../paginate.ts'
import { countyName, type Place } from '../place.ts'
import { cityRange, countyRange } from '../place-lists.ts'
import type { CityListPage, CountyListPage } from '../route.ts'
import { requiredPage, type SiteIndex } from '../site.ts'
import { fitDescription, fitTitle } from './fit-text.ts'
import { areaHeading, placeTitle, pricePhrase, serviceIn } from './phrases.ts'

// Texts of the pages that continue a list of places.

/** e.g. `Boiler Repair in Wayne County, OH – page 2 of 5` */
export function cityListHeading({ county, service, ...page }: CityListPage, site: SiteIndex): string {
  const place: Place = { kind: 'county', county }
  const name = service ? serviceIn(service, placeTitle(place, site), site) : areaHeading(place, site)
  return numberedHeading(name, page, site)
}

/** e.g. `House Cleaning by County – page 2 of 5` */
export function countyListHeading({ service, ...page }: CountyListPage, site: SiteIndex): string {
  const name = service
    ? say(site, 'service.by-county', { service: service.name, county: countyWord(site) })
    : requiredPage(site, 'service-areas').heading
  return numberedHeading(name, page, site)
}

export function cityListTitle(page: CityListPage, site: SiteIndex): string {
  const county = countyName(page.county)
  const name = page.service ? serviceIn(page.service, county, site) : county
  return numberedTitle([cityListHeading(page, site), numberedHeading(name, page, site)], { page, shortest: name, site })
}

export function countyListTitle(page: CountyListPage, site: SiteIndex): string {
  const { name, heading } = requiredPage(site, 'service-areas')
  const shortest = page.service?.name ?? name ?? heading
  return numberedTitle([countyListHeading(page, site)], { page, shortest, site })
}

function numberedHeading(name: string, { number, of }: PageNumber, site: SiteIndex): string {
  return say(site, 'list.heading', { name, number, of })
}

type PageNumber = Pick<ListPage<unknown>, 'number' | 'of'>

/** Begins with the number if nothing fits, because a title is cut at its end, and the number makes it unique. */
function numberedTitle(
  candidates: readonly string[],
  { page: { number, of }, shortest, site }: { page: PageNumber; shortest: string; site: SiteIndex },
): string {
  return fitTitle([...candidates, say(site, 'list.title', { name: shortest, number, of })])
}

export function cityListDescription(page: CityListPage, site: SiteIndex): string {
  const { county, service, number, of } = page
  const part = { range: cityRange(site, page), place: countyName(county), number, of }
  return fitDescription(
    service
      ? say(site, 'list.description.of-service-in-cities', { ...part, ...offerIn(service, site) })
      : say(site, 'list.description.of-cities', { ...part, description: county.description }),
  )
}

export function countyListDescription(page: CountyListPage, site: SiteIndex): string {
  const { service, number, of } = page
  const part = { range: countyRange(site, page), number, of }
  const { description = site.manifest.site.defaultDescription } = requiredPage(site, 'service-areas')
  return fitDescription(
    service
      ? say(site, 'list.description.of-service-in-counties', { ...part, ...offerIn(service, site) })
      : say(site, 'list.description.of-counties', { ...part, description }),
  )
}

function offerIn(service: Service, site: SiteIndex) {
  return { service: service.name, price: pricePhrase(site, service), description: service.description }
}
