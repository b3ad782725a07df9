import type { Graph } from 'schema-dts'
import type { City, County, Service } from '#manifest/schema.ts'
import { kept } from '../../kept.ts'
import type { Place } from '../../place.ts'
import type { RouteId } from '../../route.ts'
import type { Site } from '../../site.ts'
import { absolute, canonicalPage, type PageOnScreen } from '../page-head.ts'
import { breadcrumbListNode } from './breadcrumb-list.ts'
import { businessNode } from './business.ts'
import { placeId, siteId } from './ids.ts'
import type { Id } from './node.ts'
import { placeNodes } from './place.ts'
import { serialiseGraph, serialiseNode } from './serialise.ts'
import { serviceNode } from './service.ts'
import { webPageNode } from './web-page.ts'
import { websiteNode } from './website.ts'

type Node = Exclude<Graph['@graph'][number], string> & { '@id'?: Id }

/**
 * The structured data of a page, as JSON: one graph whose nodes refer to each other by `@id`. An `@id` names a node of this page
 * or of the page whose URL it begins with, so no two pages contradict each other. Every fact it states is visible on
 * the page, except numbers for machines (coordinates, pixels, codes).
 * An alias of a page has the graph of its canonical page. A page that calls a place by another name has only the nodes
 * of the business and the site.
 */
export function jsonLd(site: Site, page: PageOnScreen): string {
  const { info, data } = canonicalPage(site, page)
  const hasSameNames = namesOf(page) === namesOf({ info })
  return serialiseGraph([siteNodes(site, info.id), ...(hasSameNames ? pageNodes(site, { info, data }) : [])])
}

/** Nodes that are serialised, with a comma between any two. */
type Nodes = string

const serialised = (...nodes: Node[]): Nodes => nodes.map(serialiseNode).join()

/** The business and the site: the same on all pages of a type. */
const siteNodes = kept((site: Site, id: RouteId) => serialised(businessNode(site, id), websiteNode(site, id)))

function pageNodes(site: Site, page: PageOnScreen): Nodes[] {
  const { info } = page
  const url = absolute(site, info.path)
  const { id: subject, nodes } = subjectOf(site, page, url)
  return [
    serialised(webPageNode(site, page, { url, subject })),
    ...(info.breadcrumbs.length > 1 ? [serialised(breadcrumbListNode(site, info.breadcrumbs, url))] : []),
    ...nodes,
  ]
}

/** The service, place or business a page is about: its id, and the nodes that describe it. */
function subjectOf(site: Site, { info, data }: PageOnScreen, url: string): { id?: Id; nodes: Nodes[] } {
  // `info.id` and `data` come from one row of the table, which a union of rows cannot express.
  switch (info.id) {
    case 'service': {
      const node = serviceNode(site, { service: data as Service }, url)
      return { id: node['@id'], nodes: [serialised(node)] }
    }
    case 'servicePlace': {
      const offered = data as { service: Service; place: Place }
      const node = serviceNode(site, offered, url)
      return { id: node['@id'], nodes: [serialised(node), nodesOfPlace(site, offered.place)] }
    }
    case 'serviceArea':
      return aboutPlace(site, data as Place)
    case 'county':
      return aboutPlace(site, { kind: 'county', county: data as County })
    case 'home':
    case 'about':
    case 'contact':
      return { id: siteId(site, 'organization'), nodes: [] }
    default:
      return { nodes: [] }
  }
}

function aboutPlace(site: Site, place: Place): { id: Id; nodes: Nodes[] } {
  return { id: placeId(site, place), nodes: [nodesOfPlace(site, place)] }
}

function nodesOfPlace(site: Site, place: Place): Nodes {
  return nodesIn(site, place.county, place.kind === 'city' ? place.city : undefined)
}

/** The nodes of a county, or of a city in it: the same on the page of every service there. */
const nodesIn = kept((site: Site, county: County, city: City | undefined) =>
  serialised(...placeNodes(site, city ? { kind: 'city', city, county } : { kind: 'county', county })),
)

/** The names in the breadcrumb trail: those of the page and of the pages above it. */
function namesOf({ info }: Pick<PageOnScreen, 'info'>): string {
  return info.breadcrumbs.map(({ name }) => name).join('\n')
}
