import type { Graph } from 'schema-dts'
import type { County, Service } from '#manifest/schema.ts'
import type { Place } from '../../place.ts'
import type { Site } from '../../site.ts'
import { absolute, canonicalPage, type PageOnScreen } from '../page-head.ts'
import { breadcrumbListNode } from './breadcrumb-list.ts'
import { businessNode } from './business.ts'
import { placeId, siteId } from './ids.ts'
import type { Id } from './node.ts'
import { placeNodes } from './place.ts'
import { serviceNode } from './service.ts'
import { webPageNode } from './web-page.ts'
import { websiteNode } from './website.ts'

type Node = Exclude<Graph['@graph'][number], string> & { '@id'?: Id }

/**
 * The structured data of a page: one graph whose nodes refer to each other by `@id`. An `@id` names a node of this page
 * or of the page whose URL it begins with, so no two pages contradict each other. Every fact it states is visible on
 * the page, except numbers for machines (coordinates, pixels, codes).
 * An alias of a page has the graph of its canonical page. A page that calls a place by another name has only the nodes
 * of the business and the site.
 */
export function jsonLd(site: Site, page: PageOnScreen): Graph {
  const { info, data } = canonicalPage(site, page)
  const nodes: Node[] = [businessNode(site, info.id), websiteNode(site, info.id)]
  if (namesOf(page) === namesOf({ info })) nodes.push(...pageNodes(site, { info, data }))
  return { '@context': 'https://schema.org', '@graph': nodes }
}

function pageNodes(site: Site, page: PageOnScreen): Node[] {
  const { info } = page
  const url = absolute(site, info.path)
  const { id: subject, nodes } = subjectOf(site, page, url)
  return [
    webPageNode(site, page, { url, subject }),
    ...(info.breadcrumbs.length > 1 ? [breadcrumbListNode(site, info.breadcrumbs, url)] : []),
    ...nodes,
  ]
}

/** The service, place or business a page is about: its id, and the nodes that describe it. */
function subjectOf(site: Site, { info, data }: PageOnScreen, url: string): { id?: Id; nodes: Node[] } {
  // `info.id` and `data` come from one row of the table, which a union of rows cannot express.
  switch (info.id) {
    case 'service': {
      const node = serviceNode(site, { service: data as Service }, url)
      return { id: node['@id'], nodes: [node] }
    }
    case 'servicePlace': {
      const offered = data as { service: Service; place: Place }
      const node = serviceNode(site, offered, url)
      return { id: node['@id'], nodes: [node, ...placeNodes(site, offered.place)] }
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

function aboutPlace(site: Site, place: Place): { id: Id; nodes: Node[] } {
  return { id: placeId(site, place), nodes: placeNodes(site, place) }
}

/** The names in the breadcrumb trail: those of the page and of the pages above it. */
function namesOf({ info }: Pick<PageOnScreen, 'info'>): string {
  return info.breadcrumbs.map(({ name }) => name).join('\n')
}
