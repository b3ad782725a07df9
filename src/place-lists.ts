import type { City, County, Service } from '#manifest/schema.ts'
import { kept } from './kept.ts'
import { ownCities } from './local/place-facts.ts'
import { say } from './messages.ts'
import { type ListPage, paginate } from './paginate.ts'
import { countyName } from './place.ts'
import type { Target } from './route.ts'
import { citiesOf, type SiteIndex } from './site.ts'

// Lists of places have at most `display.placesInList` links, however many places the site has. The first page of a list
// is part of the page it belongs to; the others are pages of their own (`list-routes.ts`).

/** Whether lists of the whole service area name its cities. If there are too many, they name the counties only. */
export function namesCities({ manifest: { cities, counties, site } }: SiteIndex): boolean {
  return cities.length + counties.length <= site.display.placesInList
}

/** Whether a list can name all counties of the site. */
export function namesCounties({ manifest: { counties, site } }: SiteIndex): boolean {
  return counties.length <= site.display.placesInList
}

/** The list of the cities of a county, from A to Z if it has several pages, otherwise in the order of the table. */
export const cityPages = kept((site: SiteIndex, county: County): readonly ListPage<City>[] =>
  paginateByName(site, citiesOf(site, county), ({ name }) => name),
)

/** A link of the list of counties. */
export type CountyEntry = { county: County; cities: ListPage<City> }

/**
 * The list of the counties. It has a link for each page of each county, because a city on such a page would otherwise be
 * farther from the home page than the others.
 */
export const countyPages = kept((site: SiteIndex): readonly ListPage<CountyEntry>[] => {
  const entries = site.manifest.counties.flatMap((county) =>
    cityPages(site, county).map((cities): CountyEntry => ({ county, cities })),
  )
  return paginateByName(site, entries, ({ county }) => county.name)
})

function paginateByName<Item>(
  { manifest: { site } }: SiteIndex,
  items: readonly Item[],
  nameOf: (item: Item) => string,
): ListPage<Item>[] {
  const most = site.display.placesInList
  if (items.length <= most) return paginate(items, most)
  const { compare } = new Intl.Collator(site.language)
  return paginate(
    items.toSorted((a, b) => compare(nameOf(a), nameOf(b))),
    most,
  )
}

/** A page of the list of a county's cities, or of a service in these cities. */
export function cityListTarget({ slug: county }: County, number: number, service?: Service): Target {
  if (!service)
    return number === 1
      ? { id: 'county', params: { county } }
      : { id: 'countyList', params: { county, number: String(number) } }
  return number === 1
    ? { id: 'servicePlace', params: { service: service.slug, location: county } }
    : { id: 'serviceCountyList', params: { service: service.slug, county, number: String(number) } }
}

/** A page of the list of counties, or of a service in these counties. */
export function countyListTarget(number: number, service?: Service): Target {
  if (!service)
    return number === 1
      ? { id: 'serviceAreas', params: {} }
      : { id: 'serviceAreasList', params: { number: String(number) } }
  return number === 1
    ? { id: 'service', params: { service: service.slug } }
    : { id: 'serviceList', params: { service: service.slug, number: String(number) } }
}

/** The first and the last city of a page, e.g. `Draper to Lehi`. */
export function cityRange(site: SiteIndex, { items }: ListPage<City>): string {
  return rangeText(
    site,
    items.map(({ name }) => name),
  )
}

/** The first and the last county of a page, e.g. `Ada County to Boise County`. */
export function countyRange(site: SiteIndex, { items }: ListPage<CountyEntry>): string {
  return rangeText(
    site,
    items.map(({ county }) => countyName(county)),
  )
}

function rangeText(site: SiteIndex, names: readonly string[]): string {
  const [first = '', last = first] = [names[0], names.at(-1)]
  return first === last ? first : say(site, 'list.range', { first, last })
}

/** e.g. `25 communities`. An alias is not a community of its own. */
export function communitiesText(site: SiteIndex, county: County): string {
  return say(site, 'area.communities', { count: ownCities(site, county).length })
}
