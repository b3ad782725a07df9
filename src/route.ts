import type { County, Location, PageOf, Service } from '#manifest/schema.ts'
import type { Place } from './place.ts'
import type { PlaceImageOrigin } from './place-image.ts'
import type { SiteIndex } from './site.ts'

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
/** `named`: the record of the page names it. Otherwise it is that of a place. */
export type PageImage = { name: string; origin: 'named' | PlaceImageOrigin }

export type Route<Data> = {
  /** Pattern of the path; the URL policy decides about the slash at its end. */
  path: string
  section: Section
  /** How the console and the report call this kind of page. */
  kind: string
  /** Every page, lazily and in the order to list them, aliases included, each with the record that gives it its address. */
  expand(site: SiteIndex): Iterable<{ params: Params; at: Location }>
  /** Undefined when the manifest has no such page. */
  data(site: SiteIndex, params: Params): Data | undefined
  title(data: Data, site: SiteIndex): string
  description(data: Data, site: SiteIndex): string
  keywords?(data: Data, site: SiteIndex): string[]
  /** Name in breadcrumbs. */
  crumb(data: Data, site: SiteIndex): string
  /** The page above this one in the breadcrumb trail; undefined only for the front page. */
  parent(data: Data): Target | undefined
  /** The page a search engine should list instead, when this one is another address of it. */
  canonical?(data: Data, site: SiteIndex): Target
  indexed?(data: Data): boolean
  /** The page's main picture, by file or name, and how the page comes by it. */
  image?(data: Data, site: SiteIndex): PageImage | undefined
  /** The records the page is made from, the most telling first. */
  sources(data: Data, site: SiteIndex): Location[]
}
