import type { Graph } from 'schema-dts'
import type { City, County, Service } from '#manifest/schema.ts'
import { kept } from '../../kept.ts'
import type { Place } from '../../place.ts'
import type { ArticleOnPage, RouteId } from '../../route.ts'
import { officeOf, type Site } from '../../site.ts'
import { absolute, canonicalPage, type PageOnScreen } from '../page-head.ts'
import { type ArticleNode, articleNode } from './article.ts'
import { breadcrumbListNode } from './breadcrumb-list.ts'
import { businessNode } from './business.ts'
import { placeId, siteId } from './ids.ts'
import type { Id } from './node.ts'
import { offerCatalogNode } from './offer-catalog.ts'
import { officeNode, providerId } from './office.ts'
import { organizationNode } from './organization.ts'
import { placeNodes } from './place.ts'
import { serialiseGraph, serialiseNodes } from './serialise.ts'
import { type ServiceNode, serviceNode } from './service.ts'
import { webPageNode } from './web-page.ts'
import { websiteNode } from './website.ts'

type Node = Exclude<Graph['@graph'][number], string> & { '@id'?: Id }

/**
 * The structured data of a page, as JSON: one graph whose nodes refer to each other by `@id`. An `@id` names a node of this page
 * or of the page whose URL it begins with, so no two pages contradict each other. Every fact it states is visible on
 * the page, except numbers for machines (coordinates, pixels, codes).
 * An alias of a page has the graph of its canonical page.
 */
export function jsonLd(site: Site, page: PageOnScreen): string {
  const canonical = canonicalPage(site, page)
  return serialiseGraph([siteNodes(site, canonical.info.id), ...pageNodes(site, canonical)])
}

/** The business and the site, serialised: the same on all pages of a type. Only the home page has the catalogue of services. */
const siteNodes = kept((site: Site, id: RouteId) =>
  serialised(...companyNodes(site, id), websiteNode(site, id), ...(id === 'home' ? [offerCatalogNode(site)] : [])),
)

/** The company: one business, or an organisation and the office that serves the places of the page. */
function companyNodes(site: Site, id: RouteId): Node[] {
  if (site.manifest.offices.length === 0) return [businessNode(site, id)]
  const office = officeOf(site)
  return [organizationNode(site, id), ...(office ? [officeNode(site, office, id === 'officePage')] : [])]
}

function pageNodes(site: Site, page: PageOnScreen): string[] {
  const { info } = page
  const url = absolute(site, info.path)
  const { id: subject, service, article, place } = subjectOf(site, page, url)
  const own = serialised(
    webPageNode(site, page, { url, subject }),
    ...(info.breadcrumbs.length > 1 ? [breadcrumbListNode(site, info.breadcrumbs, url)] : []),
    ...(service ? [service] : []),
    ...(article ? [article] : []),
  )
  return place ? [own, nodesOfPlace(site, place.county, place.kind === 'city' ? place.city : undefined)] : [own]
}

/** The nodes of a county, or of a city in it, serialised: the same on the page of every service there. */
const nodesOfPlace = kept((site: Site, county: County, city: City | undefined) =>
  serialised(...placeNodes(site, city ? { kind: 'city', city, county } : { kind: 'county', county })),
)

const serialised = (...nodes: Node[]) => serialiseNodes(nodes)

/** What a page is about: the id of the service, place or business, and the service, article and place to describe. */
type Subject = { id?: Id; service?: ServiceNode; article?: ArticleNode; place?: Place }

function subjectOf(site: Site, { info, data }: PageOnScreen, url: string): Subject {
  // `info.id` and `data` come from one row of the table, which a union of rows cannot express.
  switch (info.id) {
    case 'service': {
      const service = serviceNode(site, { service: data as Service }, url)
      return { id: service['@id'], service }
    }
    case 'servicePlace': {
      const offered = data as { service: Service; place: Place }
      const service = serviceNode(site, offered, url)
      return { id: service['@id'], service, place: offered.place }
    }
    case 'article': {
      const article = articleNode(site, data as ArticleOnPage, info, url)
      return { id: article['@id'], article }
    }
    case 'serviceArea':
      return aboutPlace(site, data as Place)
    case 'county':
      return aboutPlace(site, { kind: 'county', county: data as County })
    case 'officePage':
      return { id: providerId(site) }
    case 'home':
    case 'about':
    case 'contact':
      return { id: siteId(site, 'organization') }
    default:
      return {}
  }
}

function aboutPlace(site: Site, place: Place): Subject {
  return { id: placeId(site, place), place }
}
