import type { RouteId } from '../../route.ts'
import type { Site } from '../../site.ts'
import { absolute } from '../page-head.ts'
import { siteId } from './ids.ts'
import type { Identified, NodeOf, Reference } from './node.ts'

/** Source of what search engines take from it, the site's name: https://developers.google.com/search/docs/appearance/site-names */
export type WebsiteNode = NodeOf<'WebSite', Identified & { name: string; url: string; publisher: Reference }>

/** The site, which is one node for all its pages; the front page says all of it. */
export function websiteNode(site: Site, id: RouteId): WebsiteNode {
  const { business, language } = site.manifest.site
  return {
    '@type': 'WebSite',
    '@id': siteId(site, 'website'),
    name: business.name,
    url: absolute(site, '/'),
    publisher: { '@id': siteId(site, 'organization') },
    ...(id === 'home' && { inLanguage: language }),
  }
}
