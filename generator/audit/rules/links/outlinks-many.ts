import { perPageType } from '../../findings/per-page-type.ts'
import { isListed } from '../../graph/indexable.ts'
import type { SiteRule } from '../../rule.ts'

/** A page with more links than anybody reads. */
export const outlinksMany: SiteRule = {
  code: 'outlinks-many',
  scope: 'site',
  title: 'Page with very many links',
  severity: 'warning',
  why: 'Nobody reads a list of hundreds, a screen reader has to say each, and of what a page passes on to those it links to little is left for one.',
  how: 'The pages of the site that a page links to are counted, each once, header and footer included, and its links to other sites.',
  fix: 'Divide the list, by first letter or by region for instance, or shorten the footer.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  thresholds: { most: { value: 150, unit: 'links', meaning: 'Most a page should have.' } },
  check: (site, { limit }) => {
    const counts = new Map(
      site.pages.map((page, number) => [page, (site.graph.outlinks[number] ?? 0) + page.externalLinks]),
    )
    const many = site.pages.filter((page) => (counts.get(page) ?? 0) > limit('most') && isListed(page, site.manifest))
    return many.map((page) =>
      perPageType(site, page, { what: `${page.path} links to ${counts.get(page)} pages, more than ${limit('most')}.` }),
    )
  },
}
