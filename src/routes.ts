import type { Location, Messages, SlugsInLanguage } from '#manifest/schema.ts'
import { article, articlesList, articleTag } from './article-routes.ts'
import type { Extensions } from './extensions.ts'
import { fitDescription } from './head/fit-text.ts'
import { categoryTitle, homeTitle, serviceTitle } from './head/page-phrases.ts'
import {
  areaDescription,
  areaKeywords,
  areaTitle,
  countyLabel,
  firstCities,
  placeLabel,
  servicePlaceDescription,
  servicePlaceTitle,
} from './head/phrases.ts'
import { kept } from './kept.ts'
import { countyList, serviceAreasList, serviceCountyList, serviceList } from './list-routes.ts'
import { serviceTraits } from './local/place-texts.ts'
import { say } from './messages.ts'
import { officePage, offices, region, regionTarget } from './office-routes.ts'
import { named, pageRoute, soleRoute } from './page-routes.ts'
import { countyName, type Place, placeSlug } from './place.ts'
import { placeImage } from './place-image.ts'
import type { PageData, Route, RouteId, Target } from './route.ts'
import { placeOf, type SiteIndex } from './site.ts'
import { paramsSpelled, spelledParams } from './slugs-in-language.ts'
import { inUrlForm, type TrailingSlash } from './url-form.ts'
import { pathMaker, pathMatcher } from './url-pattern.ts'
import { inWords, pathTranslator } from './url-segments.ts'

const serviceAreas: Target = { id: 'serviceAreas', params: {} }

/** The route table: one row per page type. URL, page list, head, breadcrumb, sitemap and screen all derive from it. */
export const routes: { readonly [Id in RouteId]: Route<PageData[Id]> } = {
  home: {
    ...soleRoute('home', '/'),
    title: homeTitle,
    crumb: (page, site) => page.name ?? say(site, 'navigation.home'),
    parent: () => undefined,
  },
  services: soleRoute('services', '/services/'),
  // Before the services in places, whose pattern its URLs match too.
  serviceCategory: {
    path: '/services/category/:category/',
    section: 'services',
    kind: 'service categories',
    *expand({ manifest }) {
      for (const { slug, at } of manifest.categories) yield { params: { category: slug }, at }
    },
    data: (site, { category = '' }) => site.categoriesBySlug.get(category),
    title: categoryTitle,
    description: (category) => fitDescription(category.description),
    crumb: (category) => category.name,
    parent: () => ({ id: 'services', params: {} }),
    image: (category) => named(category.image),
    sources: (category) => [category.at],
  },
  service: {
    path: '/services/:service/',
    section: 'services',
    kind: 'services',
    *expand({ manifest }) {
      for (const { slug, at } of manifest.services) yield { params: { service: slug }, at }
    },
    data: (site, { service = '' }) => site.servicesBySlug.get(service),
    title: serviceTitle,
    description: (service) => fitDescription(service.description),
    crumb: (service) => service.name,
    parent: ({ category }): Target =>
      category === undefined ? { id: 'services', params: {} } : { id: 'serviceCategory', params: { category } },
    image: (service) => named(service.image),
    sources: (service) => [service.at],
  },
  servicePlace: {
    path: '/services/:service/:location/',
    section: 'service-places',
    kind: 'service × location',
    *expand({ manifest }) {
      for (const { slug: service } of manifest.services) {
        for (const { slug, at } of manifest.cities) yield { params: { service, location: slug }, at }
        for (const { slug, at } of manifest.counties) yield { params: { service, location: slug }, at }
      }
    },
    data: (site, { service: slug = '', location = '' }) => {
      const service = site.servicesBySlug.get(slug)
      const place = placeOf(site, location)
      return service && place && { service, place }
    },
    title: ({ service, place }, site) => servicePlaceTitle(service, place, site),
    description: ({ service, place }, site) => servicePlaceDescription(service, place, site),
    keywords: ({ service, place }, site) => {
      const names =
        place.kind === 'city' ? [place.city.name] : [countyName(place.county), ...firstCities(place.county, site)]
      return names.map((place) => say(site, 'service.keyword', { service: service.name, place }))
    },
    crumb: ({ place }, site) => placeLabel(place, site),
    parent: ({ service }) => ({ id: 'service', params: { service: service.slug } }),
    canonical: ({ service, place }) => ({
      id: 'servicePlace',
      params: { service: service.slug, location: placeSlug(place) },
    }),
    image: ({ place }, site) => placeImage(place, site),
    sources: ({ service, place }, site) => [
      service.at,
      ...placeSources(place),
      ...serviceTraits(site, place, service).map(({ trait }) => trait.at),
    ],
  },
  serviceList,
  serviceCountyList,
  serviceAreas: soleRoute('service-areas', '/service-areas/'),
  serviceArea: {
    path: '/service-areas/:location/',
    section: 'places',
    kind: 'service areas',
    *expand({ manifest }) {
      for (const { slug, at } of manifest.cities) yield { params: { location: slug }, at }
      for (const { slug, at } of manifest.counties) yield { params: { location: slug }, at }
    },
    data: (site, { location = '' }) => placeOf(site, location),
    title: areaTitle,
    description: areaDescription,
    keywords: areaKeywords,
    crumb: placeLabel,
    parent: (place, site) =>
      place.kind === 'city'
        ? { id: 'county', params: { county: place.county.slug } }
        : (regionTarget(site, place.county) ?? serviceAreas),
    canonical: (place): Target =>
      place.kind === 'county'
        ? { id: 'county', params: { county: place.county.slug } }
        : { id: 'serviceArea', params: { location: placeSlug(place) } },
    image: placeImage,
    sources: placeSources,
  },
  serviceAreasList,
  county: {
    path: '/counties/:county/',
    section: 'places',
    kind: 'counties',
    *expand({ manifest }) {
      for (const { slug, at } of manifest.counties) yield { params: { county: slug }, at }
    },
    data: (site, { county = '' }) => site.countiesBySlug.get(county),
    title: (county, site) => areaTitle({ kind: 'county', county }, site),
    description: (county, site) => areaDescription({ kind: 'county', county }, site),
    keywords: (county, site) => areaKeywords({ kind: 'county', county }, site),
    crumb: countyLabel,
    parent: (county, site) => regionTarget(site, county) ?? serviceAreas,
    image: (county, site) => placeImage({ kind: 'county', county }, site),
    sources: (county) => [county.at],
  },
  countyList,
  region,
  offices,
  officePage,
  checklist: pageRoute('checklist'),
  contact: pageRoute('contact'),
  customerLogin: pageRoute('customer-login'),
  careers: pageRoute('careers'),
  about: pageRoute('about'),
  press: pageRoute('press'),
  guide: pageRoute('guide'),
  articles: pageRoute('articles'),
  articlesList,
  articleTag,
  article,
  legal: pageRoute('legal'),
  spinnerDemo: pageRoute('spinner-demo'),
  // A search engine that indexed it would show it for every unknown URL.
  notFound: { ...soleRoute('not-found', '/404.html'), indexed: () => false },
}

export const routeIds = Object.keys(routes) as RouteId[] // the keys of the table; Object.keys() returns string[]

/** Ids of all routes of a site: those of the table, then the page types of its own code. */
export const routeIdsOf = kept((extensions: Extensions): readonly RouteId[] => [
  ...routeIds,
  // Only code that receives a site can have these ids, so the type of ids does not list them.
  ...(Object.keys(extensions.pageTypes) as RouteId[]),
])

/** The row of an id: that of the table, or the page type of the site's own code. */
export function routeOf({ extensions: { pageTypes } }: SiteIndex, id: RouteId): Route<PageData[RouteId]> {
  if (Object.hasOwn(routes, id)) return routes[id]
  const found = Object.hasOwn(pageTypes, id) ? pageTypes[id] : undefined
  if (!found) throw new Error(`There is no page type "${id}".`)
  return found as Route<PageData[RouteId]> // a row receives only data that it returned itself
}

/** The name of a page type. Those of a site's own code are named by their id. */
export const kindOf = (id: string): string => (Object.hasOwn(routes, id) ? routes[id as RouteId].kind : id)

/** Root-relative URL of a page. The only place in the project that spells one. */
export function href(site: SiteIndex, { id, params }: Target): string {
  const { messages, site: settings } = site.manifest
  const { slugs } = site.manifest
  return makerOf(routeOf(site, id), messages, settings.urls.trailingSlash, site.prefix)(spelledParams(slugs, params))
}

const makerOf = kept((route: { path: string }, messages: Messages, form: TrailingSlash, prefix: string) =>
  pathMaker(inUrlForm(prefix + wordedPath(route, messages), form)),
)

/** The pattern of the paths of a page type in the language of the site, in its URL form. */
export function patternOf(site: SiteIndex, id: RouteId): string {
  const { messages, site: settings } = site.manifest
  return inUrlForm(site.prefix + wordedPath(routeOf(site, id), messages), settings.urls.trailingSlash)
}

/** The pattern of a page type in the words of a language. The page types of a site's own code have their own words. */
const wordedPath = (route: { path: string }, messages: Messages) =>
  tableRows.has(route) ? inWords(route.path, messages) : route.path

const tableRows: ReadonlySet<unknown> = new Set(Object.values(routes))
const patterns: readonly string[] = [...new Set(Object.values(routes).map(({ path }) => path))]

/** The path, without prefix, that a page of the first language has in another one. @param slugs those of the other one. */
export const pathInLanguage = (path: string, from: Messages, to: Messages, slugs?: SlugsInLanguage): string =>
  from === to && !slugs ? path : pathTranslator(from, to, patterns, slugs)(path)

/** The page at a path of the site's language, if any: that of the first row whose pattern matches and which has data for it. */
export function matchPage(site: SiteIndex, path: string): Target | undefined {
  for (const id of routeIdsOf(site.extensions)) {
    const route = routeOf(site, id)
    const spelled = matcherOf(route, site.manifest.messages, site.prefix)(path)
    const params = spelled && paramsSpelled(site.manifest.slugs, spelled)
    if (params && route.data(site, params)) return { id, params }
  }
  return undefined
}

const matcherOf = kept((route: { path: string }, messages: Messages, prefix: string) =>
  pathMatcher(prefix + wordedPath(route, messages)),
)

function placeSources(place: Place): Location[] {
  if (place.kind === 'county') return [place.county.at]
  const { alias, city, county } = place
  return [...(alias ? [alias.at] : []), city.at, ...(city.textAt ? [city.textAt] : []), county.at]
}
