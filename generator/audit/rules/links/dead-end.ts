import { perPageType } from '../../findings/per-page-type.ts'
import type { SiteRule } from '../../rule.ts'

/** A page without a link to another page of the site. */
export const deadEnd: SiteRule = {
  code: 'dead-end',
  scope: 'site',
  title: 'Page without internal links',
  severity: 'warning',
  why: 'Visitors can only go back, and the page passes no link value to other pages.',
  how: 'Every page must link to at least one other page of the site, header and footer included.',
  fix: 'Give the page the header and footer of the site, or a link to its parent page.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  supersededBy: ['not-found-page'],
  check: (site) => {
    if (site.pages.length < 2) return []
    return site.pages
      .filter(({ route }, number) => route !== undefined && site.graph.outlinks[number] === 0)
      .map((page) => perPageType(site, page, { what: `${page.path} links to no other page of the site.` }))
  },
}
