import { generatePath, matchPath } from 'react-router-dom'
import type { County, Location, Page, PageOf, Screen, Service } from '#manifest/schema.ts'
import { clip } from './format.ts'
import {
  areaDescription,
  areaKeywords,
  areaTitle,
  firstCities,
  placeTitle,
  pricePhrase,
  withBusiness,
} from './head/phrases.ts'
import { countyName, type Place, placeName, placeSlug } from './place.ts'
import { placeImage } from './place-image.ts'
import { canonicalCity, pageOf, placeOf, type Site } from './site.ts'
import { inUrlForm } from './url-form.ts'

/** What the screen of each route shows. */
export type PageData = {
  home: PageOf<'home'>
  services: PageOf<'services'>
  service: Service
  servicePlace: { service: Service; place: Place }
  serviceAreas: PageOf<'service-areas'>
  serviceArea: Place
  county: County
  checklist: PageOf<'checklist'>
  contact: PageOf<'contact'>
  customerLogin: PageOf<'customer-login'>
  careers: PageOf<'careers'>
  about: PageOf<'about'>
  press: PageOf<'press'>
  guide: PageOf<'guide'>
  legal: PageOf<'legal'>
  spinnerDemo: PageOf<'spinner-demo'>
  notFound: PageOf<'not-found'>
}
export type RouteId = keyof PageData
export type Params = Readonly<Record<string, string>>
export type Target = { id: RouteId; params: Params }
/** Which sitemap a page belongs to. */
export type Section = 'pages' | 'services' | 'places' | 'service-places'

// Methods rather than function properties: a table row must be usable as Route<unknown>, and only method
// parameters may be narrower than that.
export type Route<Data> = {
  /** Pattern of the path; the URL policy decides about the slash at its end. */
  path: string
  section: Section
  /** How the console and the report call this kind of page. */
  kind: string
  /** Every page, lazily and in the order to list them, aliases included, each with the record that gives it its address. */
  expand(site: Site): Iterable<{ params: Params; at: Location }>
  /** Undefined when the manifest has no such page. */
  data(site: Site, params: Params): Data | undefined
  title(data: Data, site: Site): string
  description(data: Data, site: Site): string
  keywords?(data: Data, site: Site): string[]
  /** Name in breadcrumbs. */
  crumb(data: Data, site: Site): string
  /** The page above this one in the breadcrumb trail; undefined only for the front page. */
  parent(data: Data): Target | undefined
  /** The page a search engine should list instead, when this one is another address of it. */
  canonical?(data: Data, site: Site): Target
  indexed?(data: Data): boolean
  /** Path of the page's main picture below `images/`. */
  image?(data: Data, site: Site): string | undefined
  /** The records the page is made from, the most telling first. */
  sources(data: Data, site: Site): Location[]
}

const home: Target = { id: 'home', params: {} }
const serviceAreas: Target = { id: 'serviceAreas', params: {} }

/** Every kind of page there is. URL, page list, head, breadcrumb trail, sitemap and screen all derive from it. */
export const routes: { readonly [Id in RouteId]: Route<PageData[Id]> } = {
  home: {
    ...soleRoute('home', '/'),
    title: (page, { manifest }) => page.title ?? `${manifest.site.business.name} | ${manifest.site.business.tagline}`,
    crumb: (page) => page.name ?? 'Home',
    parent: () => undefined,
  },
  services: soleRoute('services', '/services/'),
  service: {
    path: '/services/:service/',
    section: 'services',
    kind: 'services',
    *expand({ manifest }) {
      for (const { slug, at } of manifest.services) yield { params: { service: slug }, at }
    },
    data: (site, { service = '' }) => site.servicesBySlug.get(service),
    title: (service, site) => withBusiness(`${service.name}, ${pricePhrase(service, site)}`, site),
    description: (service) => clip(service.description, 155),
    crumb: (service) => service.name,
    parent: () => ({ id: 'services', params: {} }),
    image: (service) => service.image,
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
    title: ({ service, place }, site) => withBusiness(`${service.name} in ${placeTitle(place, site)}`, site),
    description: ({ service, place }, site) =>
      clip(`${service.name} in ${placeTitle(place, site)}: ${pricePhrase(service, site)}. ${service.description}`, 155),
    keywords: ({ service, place }, site) => {
      const names =
        place.kind === 'city' ? [place.city.name] : [countyName(place.county), ...firstCities(place.county, site)]
      return names.map((name) => `${service.name} ${name}`)
    },
    crumb: ({ place }) => placeName(place),
    parent: ({ service }) => ({ id: 'service', params: { service: service.slug } }),
    canonical: ({ service, place }, site) => ({
      id: 'servicePlace',
      params: { service: service.slug, location: canonicalLocation(place, site) },
    }),
    image: ({ place }, site) => placeImage(place, site),
    sources: ({ service, place }) => [service.at, ...placeSources(place)],
  },
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
    crumb: placeName,
    parent: (place) => (place.kind === 'city' ? { id: 'county', params: { county: place.county.slug } } : serviceAreas),
    canonical: (place, site): Target =>
      place.kind === 'county'
        ? { id: 'county', params: { county: place.county.slug } }
        : { id: 'serviceArea', params: { location: canonicalLocation(place, site) } },
    image: placeImage,
    sources: placeSources,
  },
  county: {
    path: '/counties/:county/',
    section: 'places',
    kind: 'counties',
    *expand({ manifest }) {
      for (const { slug, at } of manifest.counties) yield { params: { county: slug }, at }
    },
    data: (site, { county = '' }) => site.countiesBySlug.get(county),
    title: (county, site) => areaTitle({ kind: 'county', county }, site),
    description: (county) => areaDescription({ kind: 'county', county }),
    keywords: (county, site) => areaKeywords({ kind: 'county', county }, site),
    crumb: countyName,
    parent: () => serviceAreas,
    image: (county, site) => placeImage({ kind: 'county', county }, site),
    sources: (county) => [county.at],
  },
  checklist: pageRoute('checklist'),
  contact: pageRoute('contact'),
  customerLogin: pageRoute('customer-login'),
  careers: pageRoute('careers'),
  about: pageRoute('about'),
  press: pageRoute('press'),
  guide: pageRoute('guide'),
  legal: pageRoute('legal'),
  spinnerDemo: pageRoute('spinner-demo'),
  notFound: soleRoute('not-found', '/404.html'),
}

export const routeIds = Object.keys(routes) as RouteId[] // keys of a literal, which Object.keys() forgets

/** A page of its own at an address the table fixes. */
function soleRoute<S extends Screen>(screen: S, path: string): Route<PageOf<S>> {
  return {
    ...pageRoute(screen),
    path,
    *expand(site) {
      const page = pageOf(site, screen)
      if (page) yield { params: {}, at: page.at }
    },
    data: (site) => pageOf(site, screen),
    canonical: undefined,
  }
}

/** The pages of a screen, each at the address its file name gives, and at its aliases. */
function pageRoute<S extends Screen>(screen: S): Route<PageOf<S>> {
  const isOurs = (page: Page | undefined): page is PageOf<S> => page?.screen === screen
  return {
    path: '/:page/',
    section: 'pages',
    kind: 'pages',
    *expand({ manifest }) {
      for (const page of manifest.pages.filter(isOurs)) {
        for (const slug of [page.slug, ...page.aliases]) yield { params: { page: slug }, at: page.at }
      }
    },
    data: (site, { page: slug = '' }) => {
      const page = site.pagesBySlug.get(slug)
      return isOurs(page) ? page : undefined
    },
    title: (page, site) => page.title ?? withBusiness(page.heading, site),
    description: (page, { manifest }) =>
      page.description ?? clip(`${page.heading}. ${manifest.site.defaultDescription}`, 155),
    crumb: (page) => page.name ?? page.heading,
    parent: () => home,
    canonical: (page) => pageTarget(page),
    indexed: (page) => page.indexed,
    image: (page) => page.image,
    sources: (page) => [page.at],
  }
}

/** The route a page of the manifest is shown by. */
export function pageTarget(page: Page): Target {
  const id = routeOfScreen[page.screen]
  return { id, params: routes[id].path.includes(':page') ? { page: page.slug } : {} }
}

const routeOfScreen: { readonly [S in Screen]: RouteId } = {
  home: 'home',
  services: 'services',
  'service-areas': 'serviceAreas',
  checklist: 'checklist',
  contact: 'contact',
  'customer-login': 'customerLogin',
  careers: 'careers',
  about: 'about',
  press: 'press',
  guide: 'guide',
  legal: 'legal',
  'spinner-demo': 'spinnerDemo',
  'not-found': 'notFound',
}

/** Root-relative URL of a page. The only place in the project that spells one. */
export function href(site: Site, { id, params }: Target): string {
  return inUrlForm(generatePath(routes[id].path, params), site.manifest.site.urls.trailingSlash)
}

/** The page at a path, if there is one: the first row of the table whose pattern and data both fit. */
export function matchPage(site: Site, path: string): Target | undefined {
  for (const id of routeIds) {
    const match = matchPath({ path: routes[id].path, end: true }, path)
    const params = match && (match.params as Params) // every param of these patterns is required
    if (params && routes[id].data(site, params)) return { id, params }
  }
  return undefined
}

function canonicalLocation(place: Place, site: Site): string {
  return place.kind === 'city' ? canonicalCity(site, place.city).slug : placeSlug(place)
}

function placeSources(place: Place): Location[] {
  return place.kind === 'city' ? [place.city.at, place.county.at] : [place.county.at]
}
