import type { Site } from '../../site.ts'
import { absolute, type Breadcrumb } from '../page-head.ts'
import { pageId } from './ids.ts'
import type { Identified, NodeOf } from './node.ts'

/** `item` is absent from the last breadcrumb, the page itself. */
export type CrumbNode = NodeOf<'ListItem', { position: number; name: string; item?: string }>

export type BreadcrumbListNode = NodeOf<'BreadcrumbList', Identified & { itemListElement: CrumbNode[] }>

/**
 * The breadcrumb trail as the page shows it. Source:
 * https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function breadcrumbListNode(site: Site, trail: readonly Breadcrumb[], url: string): BreadcrumbListNode {
  return {
    '@type': 'BreadcrumbList',
    '@id': pageId(url, 'breadcrumb'),
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(index < trail.length - 1 && { item: absolute(site, path) }),
    })),
  }
}
