import type { BreadcrumbListNode, CrumbNode } from '#src/head/json-ld/breadcrumb-list.ts'
import type { AddressNode, BusinessNode, HoursNode } from '#src/head/json-ld/business.ts'
import type { ImageNode } from '#src/head/json-ld/image.ts'
import type { NodeOf } from '#src/head/json-ld/node.ts'
import type { OfferNode } from '#src/head/json-ld/offer.ts'
import type { OfferCatalogNode } from '#src/head/json-ld/offer-catalog.ts'
import type { CityNode, CountyNode } from '#src/head/json-ld/place.ts'
import type { ServiceNode } from '#src/head/json-ld/service.ts'
import type { QuestionNode, WebPageNode } from '#src/head/json-ld/web-page.ts'
import type { WebsiteNode } from '#src/head/json-ld/website.ts'

// A test of types, run by `npm run check`: each node below is complete, and each line under an expected error changes
// one thing, so that nothing else can cause the error.

export function holdsWhole(): void {
  wants<AddressNode>(address)
  wants<BusinessNode>(business)
  wants<HoursNode>(hours)
  wants<ServiceNode>(service)
  wants<CrumbNode>(crumb)
  wants<BreadcrumbListNode>({ '@type': 'BreadcrumbList', '@id': '/#breadcrumb', itemListElement: [crumb] })
  wants<ImageNode>(image)
  wants<QuestionNode>(question)
  wants<OfferNode>({ '@type': 'Offer', priceSpecification: price })
  wants<OfferCatalogNode>(catalog)
  wants<CityNode>(city)
  wants<CountyNode>(county)
  wants<WebPageNode>(page)
  wants<WebsiteNode>(website)
}

export function refusesLess(): void {
  const { name: _1, ...nameless } = business
  // @ts-expect-error a business has a name
  wants<BusinessNode>(nameless)
  const { address: _2, ...withoutAddress } = business
  // @ts-expect-error a business has an address
  wants<BusinessNode>(withoutAddress)
  // @ts-expect-error an address is not a string
  wants<BusinessNode>({ ...business, address: '12 Cannery Row, Hood River' })
  const { '@id': _3, ...anonymous } = business
  // @ts-expect-error the business node has an id
  wants<BusinessNode>(anonymous)
  // @ts-expect-error not the business type of this project
  wants<BusinessNode>({ ...business, '@type': 'Plumber' })
  const { addressCountry: _4, ...withoutCountry } = address
  // @ts-expect-error an address has a country
  wants<AddressNode>(withoutCountry)
  // @ts-expect-error not the name of a day
  wants<HoursNode>({ ...hours, dayOfWeek: ['Mon'] })
  const { closes: _5, ...endless } = hours
  // @ts-expect-error opening hours have a closing time
  wants<HoursNode>(endless)

  const { provider: _6, ...withoutProvider } = service
  // @ts-expect-error a service has a provider
  wants<ServiceNode>(withoutProvider)
  // @ts-expect-error the provider is a reference, not a name
  wants<ServiceNode>({ ...service, provider: 'Gorge Drain & Sewer' })
  const { areaServed: _7, ...nowhere } = service
  // @ts-expect-error a service has a service area
  wants<ServiceNode>(nowhere)
  const { description: _8, ...unexplained } = service
  // @ts-expect-error a service has a description
  wants<ServiceNode>(unexplained)
  const { serviceType: _9, ...untyped } = service
  // @ts-expect-error a service has a type
  wants<ServiceNode>(untyped)

  const { position: _10, ...unnumbered } = crumb
  // @ts-expect-error a breadcrumb has a position
  wants<CrumbNode>(unnumbered)
  const { name: _11, ...unnamed } = crumb
  // @ts-expect-error a breadcrumb has a name
  wants<CrumbNode>(unnamed)
  // @ts-expect-error a breadcrumb is not a string
  wants<BreadcrumbListNode>({ '@type': 'BreadcrumbList', '@id': '/#breadcrumb', itemListElement: ['Home'] })

  const { width: _12, ...sizeless } = image
  // @ts-expect-error an image has a width
  wants<ImageNode>(sizeless)
  const { contentUrl: _13, ...absent } = image
  // @ts-expect-error an image has a URL
  wants<ImageNode>(absent)

  const { acceptedAnswer: _14, ...unanswered } = question
  // @ts-expect-error a question has an answer
  wants<QuestionNode>(unanswered)
  // @ts-expect-error the answer is a node, not a string
  wants<QuestionNode>({ ...question, acceptedAnswer: { '@type': 'Answer' } })

  // @ts-expect-error a price is a number
  wants<OfferNode>({ '@type': 'Offer', priceSpecification: { ...price, price: '$150/hour' } })
  const { unitText: _15, ...perNothing } = price
  // @ts-expect-error a price has a unit
  wants<OfferNode>({ '@type': 'Offer', priceSpecification: perNothing })
  // @ts-expect-error an offer of the catalogue names its service
  wants<OfferCatalogNode>({ ...catalog, itemListElement: [{ '@type': 'Offer' }] })

  const { containedInPlace: _16, ...adrift } = city
  // @ts-expect-error a city is in a county
  wants<CityNode>(adrift)
  const { containedInPlace: _17, ...stateless } = county
  // @ts-expect-error a county is in a state
  wants<CountyNode>(stateless)

  const { isPartOf: _18, ...alone } = page
  // @ts-expect-error a page is part of a site
  wants<WebPageNode>(alone)
  // @ts-expect-error an FAQPage has questions
  wants<WebPageNode>({ ...page, '@type': 'FAQPage' })
  const { publisher: _19, ...unpublished } = website
  // @ts-expect-error a site has a publisher
  wants<WebsiteNode>(unpublished)
  // @ts-expect-error an id is a URL with a fragment
  wants<WebsiteNode>({ ...website, '@id': 'website' })

  // @ts-expect-error a node is not a string
  wants<NodeOf<'Thing'>>('oops')
  // @ts-expect-error schema.org has no such type
  wants<NodeOf<'HouseCleaning'>>({ '@type': 'HouseCleaning' })
}

declare function wants<Node>(node: Node): void

declare const address: {
  '@type': 'PostalAddress'
  streetAddress: string
  addressLocality: string
  addressRegion: string
  postalCode: string
  addressCountry: string
}
declare const business: {
  '@type': 'LocalBusiness'
  '@id': '/#organization'
  name: string
  url: string
  telephone: string
  address: typeof address
}
declare const hours: { '@type': 'OpeningHoursSpecification'; dayOfWeek: 'Monday'[]; opens: string; closes: string }
declare const service: {
  '@type': 'Service'
  '@id': '/#service'
  name: string
  serviceType: string
  description: string
  url: string
  provider: { '@id': '/#organization' }
  areaServed: { '@id': '/odell/#place' }[]
}
declare const crumb: { '@type': 'ListItem'; position: number; name: string; item: string }
declare const pixels: { '@type': 'QuantitativeValue'; value: number; unitCode: 'E37' }
declare const image: {
  '@type': 'ImageObject'
  '@id': '/#image'
  contentUrl: string
  width: typeof pixels
  height: typeof pixels
}
declare const question: { '@type': 'Question'; name: string; acceptedAnswer: { '@type': 'Answer'; text: string } }
declare const price: {
  '@type': 'UnitPriceSpecification'
  price: number
  minPrice: number
  priceCurrency: string
  unitText: string
  unitCode: 'HUR'
}
declare const catalog: {
  '@type': 'OfferCatalog'
  '@id': '/#services'
  name: string
  itemListElement: { '@type': 'Offer'; itemOffered: { '@type': 'Service'; '@id': '/#service'; name: string } }[]
}
declare const county: {
  '@type': 'AdministrativeArea'
  '@id': '/hood-river/#place'
  name: string
  containedInPlace: { '@type': 'State'; name: string }
}
declare const city: {
  '@type': 'City'
  '@id': '/odell/#place'
  name: string
  containedInPlace: { '@id': '/hood-river/#place' }
}
declare const page: {
  '@type': 'WebPage'
  '@id': '/#webpage'
  url: string
  name: string
  description: string
  inLanguage: string
  isPartOf: { '@id': '/#website' }
}
declare const website: {
  '@type': 'WebSite'
  '@id': '/#website'
  name: string
  url: string
  publisher: { '@id': '/#organization' }
}
