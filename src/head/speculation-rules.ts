import type { Page, Screen } from '#manifest/schema.ts'
import { pageTarget } from '../page-routes.ts'
import { href } from '../routes.ts'
import type { SiteIndex } from '../site.ts'

/**
 * Screens with a third-party frame. They are not prerendered, so that the frame loads only when the page is visited.
 */
const framed: readonly Screen[] = ['contact', 'customer-login', 'careers']

/**
 * What the browser may load before a link is followed: it prefetches the document when the pointer rests on the link,
 * and prerenders the page when the link is pressed. Nofollow links, downloads and links to a new window are excluded.
 * Source: https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export function speculationRules(site: SiteIndex): string {
  const anyPage = { href_matches: '/*' }
  const isExcluded = { selector_matches: '[rel~=nofollow], [download], [target=_blank]' }
  return JSON.stringify({
    prefetch: [{ where: { and: [anyPage, { not: isExcluded }] }, eagerness: 'moderate' }],
    prerender: [
      {
        where: { and: [anyPage, { not: isExcluded }, { not: { href_matches: framedPaths(site) } }] },
        eagerness: 'conservative',
      },
    ],
  })
}

function framedPaths(site: SiteIndex): string[] {
  return site.manifest.pages
    .filter(({ screen }) => framed.includes(screen))
    .flatMap((page) => [page.slug, ...page.aliases].map((slug) => hrefOf(site, page, slug)))
}

function hrefOf(site: SiteIndex, page: Page, slug: string): string {
  return href(site, { id: pageTarget(page).id, params: { page: slug } })
}
