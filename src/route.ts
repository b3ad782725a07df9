import type { Article, Category, City, County, Location, Office, PageOf, Service } from '#manifest/schema.ts'
import type { Tag } from './articles.ts'
import type { ListPage } from './paginate.ts'
import type { Place } from './place.ts'
import type { PlaceImageOrigin } from './place-image.ts'
import type { CountyEntry } from './place-lists.ts'
import type { Region } from './regions.ts'
import type { SiteIndex } from './site.ts'

/** What the screen of each route shows. */
export type PageData = {
  home: PageOf<'home'>
  services: PageOf<'services'>
  serviceCategory: Category
  service: Service
  servicePlace: { service: Service; place: Place }
  serviceList: CountyListPage
  serviceCountyList: CityListPage
  serviceAreas: PageOf<'service-areas'>
  serviceArea: Place
  serviceAreasList: CountyListPage
  county: County
  countyList: CityListPage
  region: Region
  offices: readonly Office[]
  officePage: Office
  checklist: PageOf<'checklist'>
  contact: PageOf<'contact'>
  customerLogin: PageOf<'customer-login'>
  careers: PageOf<'careers'>
  about: PageOf<'about'>
  press: PageOf<'press'>
  guide: PageOf<'guide'>
  articles: PageOf<'articles'>
  articlesList: ArticleListPage
  articleTag: TagOnPage
  article: ArticleOnPage
  legal: PageOf<'legal'>
  spinnerDemo: PageOf<'spinner-demo'>
  notFound: PageOf<'not-found'>
}
/** A page that continues the list of counties, or of the counties where a service is offered. */
export type CountyListPage = ListPage<CountyEntry> & { service?: Service }
/** A page that continues the list of a county's cities, or of those where a service is offered. */
export type CityListPage = ListPage<City> & { county: County; service?: Service }
/** A page that continues the list of articles. */
export type ArticleListPage = ListPage<Article> & { page: PageOf<'articles'> }
export type TagOnPage = { tag: Tag; page: PageOf<'articles'> }
export type ArticleOnPage = { article: Article; page: PageOf<'articles'> }
export type RouteId = keyof PageData
export type Params = Readonly<Record<string, string>>
export type Target = { id: RouteId; params: Params }
/** Which sitemap a page belongs to. */
export type Section = 'pages' | 'services' | 'places' | 'service-places' | 'articles'

/** `named`: the record of the page names it. Otherwise it is the image of a place. */
export type PageImage = {
  name: string
  origin: 'named' | PlaceImageOrigin
  /** Names of the images to show if it does not load, in order, before the fallback of all images. */
  alternatives?: readonly string[]
}

// Methods rather than function properties: a table row must be usable as Route<unknown>, and only method
// parameters may be narrower than that.
export type Route<Data> = {
  /** Pattern of the path. `urls.trailingSlash` of site.yaml decides about the slash at its end. */
  path: string
  section: Section
  /** Name of the page type in the console and the report. */
  kind: string
  /** True for pages that continue the list of another page. They come and go with the number of places. */
  isContinuation?: boolean
  /** Every page including aliases, lazily, in listing order, each with the record that determines its URL. */
  expand(site: SiteIndex): Iterable<{ params: Params; at: Location }>
  /** Undefined if the manifest has no such page. */
  data(site: SiteIndex, params: Params): Data | undefined
  title(data: Data, site: SiteIndex): string
  description(data: Data, site: SiteIndex): string
  keywords?(data: Data, site: SiteIndex): string[]
  /** Name in breadcrumbs. */
  crumb(data: Data, site: SiteIndex): string
  /** The page above this one in the breadcrumb; undefined only for the home page. */
  parent(data: Data, site: SiteIndex): Target | undefined
  /** The canonical page, if this one may be an alias. */
  canonical?(data: Data, site: SiteIndex): Target
  indexed?(data: Data): boolean
  /** The main image of the page, by file or name, and where it comes from. */
  image?(data: Data, site: SiteIndex): PageImage | undefined
  /** The records the page is made from, the most specific first. */
  sources(data: Data, site: SiteIndex): Location[]
}
