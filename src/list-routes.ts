import { cityListDescription, cityListTitle, countyListDescription, countyListTitle } from './head/list-phrases.ts'
import { say } from './messages.ts'
import { named } from './page-routes.ts'
import type { ListPage } from './paginate.ts'
import { placeImage } from './place-image.ts'
import { cityListTarget, cityPages, countyListTarget, countyPages } from './place-lists.ts'
import type { CityListPage, CountyListPage, Route } from './route.ts'
import { requiredPage, type SiteIndex } from './site.ts'

// The routes of pages that continue a list of places. A site has none of them unless a list is longer than
// `display.placesInList` of site.yaml.

const continuation = { kind: 'continued lists', isContinuation: true } as const
const crumb = ({ number }: ListPage<unknown>, site: SiteIndex) => say(site, 'list.page', { number })

const ofCounties = {
  ...continuation,
  title: countyListTitle,
  description: countyListDescription,
  crumb,
  parent: ({ service }) => countyListTarget(1, service),
} satisfies Partial<Route<CountyListPage>>

const ofCities = {
  ...continuation,
  title: cityListTitle,
  description: cityListDescription,
  crumb,
  parent: ({ county, service }) => cityListTarget(county, 1, service),
  image: ({ county }, site) => placeImage({ kind: 'county', county }, site),
} satisfies Partial<Route<CityListPage>>

/** Continues the list of counties at /service-areas/. */
export const serviceAreasList: Route<CountyListPage> = {
  ...ofCounties,
  path: '/service-areas/page-:number/',
  section: 'places',
  *expand(site) {
    for (const number of laterNumbers(countyPages(site)))
      yield { params: { number }, at: requiredPage(site, 'service-areas').at }
  },
  data: (site, { number }) => laterPage(countyPages(site), number),
  image: (_, site) => named(requiredPage(site, 'service-areas').image),
  sources: (_, site) => [requiredPage(site, 'service-areas').at],
}

/** Continues the list of counties of a service. */
export const serviceList: Route<CountyListPage> = {
  ...ofCounties,
  path: '/services/:service/page-:number/',
  section: 'service-places',
  *expand(site) {
    for (const { slug, at } of site.manifest.services)
      for (const number of laterNumbers(countyPages(site))) yield { params: { service: slug, number }, at }
  },
  data: (site, { service: slug = '', number }) => {
    const service = site.servicesBySlug.get(slug)
    const page = laterPage(countyPages(site), number)
    return service && page && { ...page, service }
  },
  image: ({ service }) => named(service?.image),
  sources: ({ service }) => (service ? [service.at] : []),
}

/** Continues the list of the cities of a county. */
export const countyList: Route<CityListPage> = {
  ...ofCities,
  path: '/counties/:county/page-:number/',
  section: 'places',
  *expand(site) {
    for (const county of site.manifest.counties)
      for (const number of laterNumbers(cityPages(site, county)))
        yield { params: { county: county.slug, number }, at: county.at }
  },
  data: (site, { county: slug = '', number }) => {
    const county = site.countiesBySlug.get(slug)
    const page = county && laterPage(cityPages(site, county), number)
    return page && { ...page, county }
  },
  sources: ({ county }) => [county.at],
}

/** Continues the list of the cities of a county where a service is offered. */
export const serviceCountyList: Route<CityListPage> = {
  ...ofCities,
  path: '/services/:service/:county/page-:number/',
  section: 'service-places',
  *expand(site) {
    for (const { slug: service } of site.manifest.services)
      for (const { params, at } of countyList.expand(site)) yield { params: { ...params, service }, at }
  },
  data: (site, { service: slug = '', ...params }) => {
    const service = site.servicesBySlug.get(slug)
    const page = countyList.data(site, params)
    return service && page && { ...page, service }
  },
  sources: ({ service, county }) => [...(service ? [service.at] : []), county.at],
}

/** The first page of a list has the URL of the page it is part of. */
function laterNumbers(pages: readonly ListPage<unknown>[]): string[] {
  return pages.slice(1).map(({ number }) => String(number))
}

function laterPage<Item>(pages: readonly ListPage<Item>[], number: string | undefined): ListPage<Item> | undefined {
  return pages.slice(1).find((page) => String(page.number) === number)
}
