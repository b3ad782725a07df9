import type { ArticleOnPage } from '../../route.ts'
import type { Site } from '../../site.ts'
import type { PageInfo } from '../page-head.ts'
import { pageId, siteId } from './ids.ts'
import { type ImageNode, primaryImageNode } from './image.ts'
import type { Identified, NodeOf, Reference } from './node.ts'

export type ArticleNode = NodeOf<
  'BlogPosting',
  Identified & {
    headline: string
    description: string
    datePublished: string
    dateModified: string
    inLanguage: string
    author: Reference | NodeOf<'Person', { name: string }>
    publisher: Reference
    mainEntityOfPage: Reference
    keywords?: string
    image?: ImageNode
  }
>

/**
 * An article. Its author is the person it names, otherwise the company.
 * Source of the properties: https://developers.google.com/search/docs/appearance/structured-data/article
 */
export function articleNode(site: Site, { article }: ArticleOnPage, info: PageInfo, url: string): ArticleNode {
  const company = { '@id': siteId(site, 'organization') }
  return {
    '@type': 'BlogPosting',
    '@id': pageId(url, 'article'),
    headline: article.heading,
    description: article.description,
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
    inLanguage: site.manifest.site.language,
    author: article.author === undefined ? company : { '@type': 'Person', name: article.author },
    publisher: company,
    mainEntityOfPage: { '@id': pageId(url, 'webpage') },
    ...(article.tags.length > 0 && { keywords: article.tags.join(', ') }),
    ...(info.picture && { image: primaryImageNode(site, info.picture, { url, use: 'head' }) }),
  }
}
