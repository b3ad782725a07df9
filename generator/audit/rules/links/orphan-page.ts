import { otherForm } from '../../../core/url.ts'
import { perPageType } from '../../findings/per-page-type.ts'
import { subjectOn } from '../../findings/superseded.ts'
import { inboundFromListed } from '../../graph/inbound.ts'
import { listedPages } from '../../graph/indexable.ts'
import type { SiteRule } from '../../rule.ts'
import { inlinks } from './link-text-differs.ts'

/** A page without inlinks, or one that cannot be reached from the home page. */
export const orphanPage: SiteRule = {
  code: 'orphan-page',
  scope: 'site',
  title: 'Orphan page',
  severity: 'warning',
  why: 'Visitors never find it, and a search engine that knows it only from the sitemap considers it unimportant.',
  how: 'Every indexable page must have a link from another indexable page, header and footer included, or it is an error if it is about a place or service; and be reachable by links from the home page. Links on pages with noindex and on aliases do not count. Pages below one that cannot be reached are not reported again.',
  fix: 'Link it from its parent page, or from a page on a related subject.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  supersededBy: ['link-form', 'link-insecure', 'link-other-host', 'link-text-differs'],
  check: (site) => {
    if (!site.pagesByPath.has('/')) return []
    const inbound = inboundFromListed(site)
    const listed = listedPages(site)
    const unreachable = new Set(
      site.pages.flatMap((page, number) => (site.graph.depth[number] === -1 && listed.has(page) ? [page.path] : [])),
    )
    // The page above it has the same cause: articles are reached from their list.
    const isBelowOne = (path: string) => {
      const above = path.replace(/[^/]+\/?$/, '')
      return unreachable.has(above) || unreachable.has(above.slice(0, -1))
    }
    return site.pages.flatMap((page, number) => {
      if (page.path === '/' || !listed.has(page)) return []
      // The build links the pages of places and services; a page of its own may be one for a campaign.
      const severity = page.section === 'pages' || page.route === undefined ? 'warning' : 'error'
      if (inbound[number] === 0)
        return [
          perPageType(site, page, {
            what: `No indexable page links to ${page.path}.`,
            severity,
            followsFrom: [otherForm(page.path), subjectOn(page.path, inlinks), ...linkingPages(page.path)],
          }),
        ]
      if (site.graph.depth[number] !== -1 || isBelowOne(page.path)) return []
      const what = `Only pages that cannot be reached from the home page link to ${page.path}.`
      return [perPageType(site, page, { what, variant: 'unreachable', followsFrom: linkingPages(page.path) })]
    })
  },
}

/** The pages from which a page is reached: the home page, and the page above it. */
const linkingPages = (path: string) => ['/', path.replace(/[^/]+\/?$/, '')]
