import type {
  AdministrativeArea,
  BreadcrumbList,
  City as CityNode,
  Graph,
  HomeAndConstructionBusiness,
  ImageObject,
  Offer,
  Question as QuestionNode,
  Service as ServiceNode,
  State,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts'
import type { City, County, PageOf, Price, Question, Service } from '#manifest/schema.ts'
import { appIconPath } from '../brand.ts'
import { type Picture, type PictureUse, pictureName, plainVariant } from '../picture.ts'
import { countyName, type Place } from '../place.ts'
import type { RouteId, Target } from '../route.ts'
import { href } from '../routes.ts'
import { canonicalCity, type Site } from '../site.ts'
import { absolute, canonicalPage, mainUse, type PageInfo, type PageOnScreen } from './page-head.ts'

// schema-dts allows a plain string wherever a node may stand; a node of ours is always an object.
type Node<T extends Thing> = Exclude<T, string>

/**
 * The structured data of a page: one graph, its nodes joined by `@id`. An `@id` is a node of this page, or of the page
 * whose address it begins with; so what is said of it must be the same everywhere, and another address of a page has
 * the very graph of that page.
 */
export function jsonLd(site: Site, page: PageOnScreen): Graph {
  const { info, data } = canonicalPage(site, page)
  const url = absolute(site, info.path)
  const nodes: Node<Thing>[] = [business(site), website(site), webPage(site, { info, data }, url)]
  if (info.picture) nodes.push(primaryImage(site, info.picture, { url, use: mainUse(info.id) }))
  if (info.breadcrumbs.length > 1) nodes.push(breadcrumbList(site, info, url))
  // `info.id` and `data` come from one row of the table, which a union of rows cannot express.
  if (info.id === 'service') nodes.push(serviceNode(site, data as Service, undefined, url))
  if (info.id === 'servicePlace') {
    const { service, place } = data as { service: Service; place: Place }
    nodes.push(serviceNode(site, service, place, url), ...placeNodes(site, place))
  }
  if (info.id === 'serviceArea') nodes.push(...placeNodes(site, data as Place))
  if (info.id === 'county') nodes.push(...placeNodes(site, { kind: 'county', county: data as County }))
  return { '@context': 'https://schema.org', '@graph': nodes }
}

/** JSON that can stand in a script element: no character in it can end the element or begin a comment. */
export function serialiseJsonLd(graph: Graph): string {
  return JSON.stringify(graph).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

const businessId = (site: Site) => absolute(site, '/#organization')
const websiteId = (site: Site) => absolute(site, '/#website')

function business(site: Site): Node<HomeAndConstructionBusiness> {
  const { business: company, hours, defaultImage } = site.manifest.site
  const image = site.pictures[pictureName(defaultImage)]
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': businessId(site),
    name: company.name,
    url: absolute(site, '/'),
    description: company.description,
    telephone: company.phone.e164,
    email: company.email,
    priceRange: company.priceRange,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address.street,
      addressLocality: company.address.locality,
      addressRegion: company.address.region,
      postalCode: company.address.postalCode,
      addressCountry: company.address.country,
    },
    geo: { '@type': 'GeoCoordinates', ...company.coordinates },
    openingHoursSpecification: hours.week.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    areaServed: site.manifest.counties.map((county) => ({ '@id': placeId(site, { kind: 'county', county }) })),
    logo: logo(site),
    ...(image && { image: absolute(site, plainVariant(image, 'banner').url) }),
    ...(company.sameAs.length > 0 && { sameAs: company.sameAs }),
  }
}

/** The largest icon of the web manifest: a picture with an address that stays, on whatever site. */
function logo(site: Site): Node<ImageObject> {
  const url = absolute(site, appIconPath(512))
  return { '@type': 'ImageObject', '@id': absolute(site, '/#logo'), url, contentUrl: url, ...pixels(512, 512) }
}

function website(site: Site): Node<WebSite> {
  const { business: company, language } = site.manifest.site
  return {
    '@type': 'WebSite',
    '@id': websiteId(site),
    name: company.name,
    url: absolute(site, '/'),
    inLanguage: language,
    publisher: { '@id': businessId(site) },
  }
}

const webPageTypes: Partial<Record<RouteId, 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'FAQPage'>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  services: 'CollectionPage',
  serviceAreas: 'CollectionPage',
  guide: 'FAQPage',
}

function webPage(site: Site, { info, data }: PageOnScreen, url: string): Node<WebPage> {
  return {
    '@type': webPageTypes[info.id] ?? 'WebPage',
    '@id': `${url}#webpage`,
    url,
    name: info.title,
    description: info.description,
    inLanguage: site.manifest.site.language,
    isPartOf: { '@id': websiteId(site) },
    ...(info.breadcrumbs.length > 1 && { breadcrumb: { '@id': `${url}#breadcrumb` } }),
    ...(info.picture && { primaryImageOfPage: { '@id': `${url}#primaryimage` } }),
    ...aboutOf(info, url),
    ...(info.id === 'guide' && { mainEntity: (data as PageOf<'guide'>).faq.questions.map(questionNode) }),
  }
}

function aboutOf(info: PageInfo, url: string) {
  if (info.id === 'service' || info.id === 'servicePlace') return { about: { '@id': `${url}#service` } }
  if (info.id === 'serviceArea' || info.id === 'county') return { about: { '@id': `${url}#place` } }
  return {}
}

function questionNode({ question, answer }: Question): Node<QuestionNode> {
  return { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } }
}

function primaryImage(site: Site, picture: Picture, { url, use }: { url: string; use: PictureUse }): Node<ImageObject> {
  const { url: contentUrl, width, height } = plainVariant(picture, use)
  return {
    '@type': 'ImageObject',
    '@id': `${url}#primaryimage`,
    contentUrl: absolute(site, contentUrl),
    ...pixels(width, height),
    caption: picture.alt,
  }
}

/** Numbers are valid for these properties, but schema-dts wants a quantity; E37 is the pixel of UN/CEFACT. */
function pixels(width: number, height: number): Pick<Node<ImageObject>, 'width' | 'height'> {
  return {
    width: { '@type': 'QuantitativeValue', value: width, unitCode: 'E37' },
    height: { '@type': 'QuantitativeValue', value: height, unitCode: 'E37' },
  }
}

function breadcrumbList(site: Site, { breadcrumbs }: PageInfo, url: string): Node<BreadcrumbList> {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: breadcrumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(index < breadcrumbs.length - 1 && { item: absolute(site, path) }),
    })),
  }
}

function serviceNode(site: Site, service: Service, place: Place | undefined, url: string): Node<ServiceNode> {
  const areas = place ? [place] : site.manifest.counties.map((county): Place => ({ kind: 'county', county }))
  const offer = offerOf(service.price)
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: service.name,
    serviceType: service.name,
    description: service.description,
    url,
    provider: { '@id': businessId(site) },
    areaServed: areas.map((area) => ({ '@id': placeId(site, area) })),
    ...(offer && { offers: offer }),
  }
}

/** Only a price that is a number makes an offer: "by quote" is not an offer of zero. */
function offerOf(price: Price): Node<Offer> | undefined {
  if (price.kind === 'quote' || price.kind === 'custom') return undefined
  return {
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      minPrice: price.amount,
      priceCurrency: price.currency,
      unitText: price.unit,
      // UN/CEFACT Recommendation 20: HUR is the hour, E48 a unit of service.
      unitCode: price.kind === 'hourly' ? 'HUR' : 'E48',
    },
  }
}

/** A place and what it lies in. */
function placeNodes(site: Site, place: Place): Node<Thing>[] {
  const county = countyNode(site, place.county)
  return place.kind === 'county' ? [county] : [cityNode(site, place.city, place.county), county]
}

function cityNode(site: Site, city: City, county: County): Node<CityNode> {
  return {
    '@type': 'City',
    '@id': placeId(site, { kind: 'city', city, county }),
    name: city.name,
    containedInPlace: { '@id': placeId(site, { kind: 'county', county }) },
    ...(city.coordinates && { geo: { '@type': 'GeoCoordinates', ...city.coordinates } }),
  }
}

function countyNode(site: Site, county: County): Node<AdministrativeArea> {
  const state: Node<State> = { '@type': 'State', name: site.manifest.site.business.address.regionName }
  return {
    '@type': 'AdministrativeArea',
    '@id': placeId(site, { kind: 'county', county }),
    name: countyName(county),
    containedInPlace: state,
  }
}

function placeId(site: Site, place: Place): string {
  const target: Target =
    place.kind === 'county'
      ? { id: 'county', params: { county: place.county.slug } }
      : { id: 'serviceArea', params: { location: canonicalCity(site, place.city).slug } }
  return `${absolute(site, href(site, target))}#place`
}
