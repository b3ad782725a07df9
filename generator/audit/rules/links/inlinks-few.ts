import { perPageType } from '../../findings/per-page-type.ts'
import { subjectOn } from '../../findings/superseded.ts'
import { inboundFromListed } from '../../graph/inbound.ts'
import { listedPages } from '../../graph/indexable.ts'
import type { SiteRule } from '../../rule.ts'

/** A page with very few inlinks. */
export const inlinksFew: SiteRule = {
  code: 'inlinks-few',
  scope: 'site',
  title: 'Few internal links to a page',
  severity: 'warning',
  why: 'Internal links show search engines which pages matter. A page with a single inlink is crawled rarely, and becomes an orphan when that one link goes.',
  how: 'Counts the indexable pages that link to each page of a service, a place, or a service at a place, each once.',
  fix: 'Link it from the pages of neighboring places, or from the list it belongs to.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  supersededBy: ['orphan-page'],
  thresholds: {
    least: { value: 3, unit: 'pages', meaning: 'Fewest inlinks of a page of a service or place.' },
    combined: { value: 2, unit: 'pages', meaning: 'Fewest inlinks of a page of a service at a place.' },
  },
  check: (site, { limit }) => {
    const inbound = inboundFromListed(site)
    const listed = listedPages(site)
    const [least, combined] = [limit('least'), limit('combined')]
    return site.pages.flatMap((page, number) => {
      const count = inbound[number] ?? 0
      if (page.section === 'pages' || page.section === 'articles' || !listed.has(page)) return []
      if (count >= (page.section === 'service-places' ? combined : least)) return []
      return [
        count === 0
          ? perPageType(site, page, { what: `No page links to ${page.path}.` })
          : perPageType(site, page, {
              what: `Only ${count === 1 ? '1 page links' : `${count} pages link`} to ${page.path}.`,
              // orphan-page may fire on the page for another fault: it cannot be reached from the home page.
              subject: subjectOn(page.path, 'inlinks'),
            }),
      ]
    })
  },
}
