import { perPageType } from '../../findings/per-page-type.ts'
import { subjectOn } from '../../findings/superseded.ts'
import { inboundFromListed } from '../../graph/inbound.ts'
import { isListed } from '../../graph/indexable.ts'
import type { SiteRule } from '../../rule.ts'

/** A page with very few inlinks. */
export const inlinksFew: SiteRule = {
  code: 'inlinks-few',
  scope: 'site',
  title: 'Page that few pages link to',
  severity: 'warning',
  why: 'Links within the site show search engines which pages matter; one that hangs by a single thread is crawled rarely, and lost when that page changes.',
  how: 'Pages that link to a page of a service, a place, or a service at a place are counted, each once; only those that search engines may list count.',
  fix: 'Link it from the pages of its neighbours, or from the list it belongs to.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  supersededBy: ['orphan-page'],
  thresholds: {
    least: { value: 3, unit: 'pages', meaning: 'Least that must link to a page of a service or place.' },
    combined: { value: 2, unit: 'pages', meaning: 'Least that must link to a page of a service at a place.' },
  },
  check: (site, { limit }) => {
    const inbound = inboundFromListed(site)
    return site.pages.flatMap((page, number) => {
      const count = inbound[number] ?? 0
      if (page.section === 'pages' || !isListed(page, site.manifest)) return []
      if (count >= limit(page.section === 'service-places' ? 'combined' : 'least')) return []
      return [
        count === 0
          ? perPageType(site, page, { what: `No page links to ${page.path}.` })
          : perPageType(site, page, {
              what: `Only ${count === 1 ? '1 page links' : `${count} pages link`} to ${page.path}.`,
              // That no path leads to the page from the front page is another fault.
              subject: subjectOn(page.path, 'inlinks'),
            }),
      ]
    })
  },
}
