import { perKind } from '../../findings/per-page-type.ts'
import { inboundFromListed } from '../../graph/inbound.ts'
import { isListed } from '../../graph/indexable.ts'
import type { SiteRule } from '../../rule.ts'

/** A page that hardly any other links to. One that none links to is left to orphan-page. */
export const inlinksFew: SiteRule = {
  code: 'inlinks-few',
  scope: 'site',
  title: 'Page that few pages link to',
  severity: 'warning',
  why: 'Links within the site show search engines which pages matter; one that hangs by a single thread is crawled rarely, and lost when that page changes.',
  how: 'Pages that link to a page of a service, a place, or a service at a place are counted, each once; only those that search engines may list count.',
  fix: 'Link it from the pages of its neighbours, or from the list it belongs to.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  thresholds: {
    least: { value: 3, unit: 'pages', meaning: 'Least that must link to a page of a service or place.' },
    combined: { value: 2, unit: 'pages', meaning: 'Least that must link to a page of a service at a place.' },
  },
  check: (site, { limit }) => {
    const inbound = inboundFromListed(site)
    const counts = new Map(site.pages.map((page, number) => [page, inbound[number] ?? 0]))
    const few = site.pages.filter((page) => {
      const count = counts.get(page) ?? 0
      if (page.section === 'pages' || count === 0 || !isListed(page, site.manifest)) return false
      return count < limit(page.section === 'service-places' ? 'combined' : 'least')
    })
    return perKind(site, few, (page) => {
      const count = counts.get(page)
      return { what: `Only ${count === 1 ? '1 page links' : `${count} pages link`} to ${page.path}` }
    })
  },
}
