import type { RouteId } from '../../route.ts'
import type { Site } from '../../site.ts'
import { absolute } from '../page-head.ts'
import { siteId } from './ids.ts'
import type { Identified, NodeOf, Reference } from './node.ts'

/**
 * Search engines take the site name from it. Source: https://developers.google.com/search/docs/appearance/site-names
 */
export type WebsiteNode = NodeOf<'WebSite', Identified & { name: string; url: string; publisher: Reference }>

/** The site, one node for all its pages; only the home page states its language. */
export function websiteNode(site: Site, id: RouteId): WebsiteNode {
  const { business, language, languages } = site.manifest.site
  return {
    '@type': 'WebSite',
    '@id': siteId(site, 'website'),
    name: business.name,
    url: absolute(site, '/'),
    publisher: { '@id': siteId(site, 'organization') },
    ...(id === 'home' && { inLanguage: languages.length < 2 ? language : languages.map(({ tag }) => tag) }),
  }
}
