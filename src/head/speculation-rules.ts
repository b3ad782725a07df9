import type { Page, Screen } from '#manifest/schema.ts'
import { pageTarget } from '../page-routes.ts'
import { href } from '../routes.ts'
import type { SiteIndex } from '../site.ts'

/** Screens that hold another service's frame: such a page is not run before it is asked for. */
const framed: readonly Screen[] = ['contact', 'customer-login', 'careers']

/**
 * What the browser may fetch, and run, before a link is followed: a document when the pointer rests on its link, the
 * whole page when the link is pressed. Links that are no votes of ours or that save a file are left alone.
 * Source: https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export function speculationRules(site: SiteIndex): string {
  const anyPage = { href_matches: '/*' }
  const isLeftAlone = { selector_matches: '[rel~=nofollow], [download], [target=_blank]' }
  return JSON.stringify({
    prefetch: [{ where: { and: [anyPage, { not: isLeftAlone }] }, eagerness: 'moderate' }],
    prerender: [
      {
        where: { and: [anyPage, { not: isLeftAlone }, { not: { href_matches: framedPaths(site) } }] },
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
