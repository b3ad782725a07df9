import { perPageType } from '../../findings/per-page-type.ts'
import { inboundFromListed } from '../../graph/inbound.ts'
import { isListed } from '../../graph/indexable.ts'
import type { SiteRule } from '../../rule.ts'

/** A page that no way leads to. */
export const orphanPage: SiteRule = {
  code: 'orphan-page',
  scope: 'site',
  title: 'Page that no way leads to',
  severity: 'warning',
  why: 'Visitors never come across it, and a search engine that knows it from the sitemap alone takes it for unimportant.',
  how: 'Every page that search engines may list must be linked by another such page, header and footer included, and be reachable by links from the front page. Links of pages that are kept out, or are other names of a page, do not count as long as no other leads there.',
  fix: 'Link it from the page above it, or from a page on a like subject.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  check: (site) => {
    if (!site.pagesByPath.has('/')) return []
    const inbound = inboundFromListed(site)
    return site.pages.flatMap((page, number) => {
      if (page.path === '/' || !isListed(page, site.manifest)) return []
      if (inbound[number] === 0) return [perPageType(site, page, { what: `No indexable page links to ${page.path}.` })]
      if (site.graph.depth[number] !== -1) return []
      const what = `Only pages that cannot be reached from the front page link to ${page.path}.`
      return [perPageType(site, page, { what, variant: 'unreachable' })]
    })
  },
}
