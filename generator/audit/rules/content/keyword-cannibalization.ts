import { groupBy } from '../../../core/group-by.ts'
import { isIndexable } from '../../../core/indexable.ts'
import { shownOn } from '../../findings/references.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'
import { canonicalSlug } from '../../text/page-subject.ts'

/** Two pages that compete for the same search terms. `duplicate-page` compares their text. */
export const keywordCannibalization: SiteRule = {
  code: 'keyword-cannibalization',
  scope: 'site',
  perLanguage: true,
  title: 'Keyword cannibalization',
  severity: 'warning',
  why: 'Search engines show one of the pages, not always the better one. Links and clicks are split between them.',
  how: 'Only one indexable page is about each place, and one about each service in a place. A place and its aliases count as one.',
  fix: 'Keep one page, and make its URL the canonical of the other, or redirect the other.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  check: (site) => {
    const ofPlaces = site.pages.filter(
      (page) =>
        (page.route === 'servicePlace' || page.route === 'serviceArea') && isIndexable(page, site.manifest.site.origin),
    )
    const groups = groupBy(ofPlaces, ({ route, params: { service = '', location = '' } }) =>
      [route, service, canonicalSlug(site.manifest, location)].join(' '),
    )
    return [...groups.values()].flatMap((pages): SiteFinding[] => {
      const [first, second] = pages
      if (!first || !second) return []
      return [
        {
          url: second.path,
          at: site.sourceOf(second),
          what: `${first.path} and ${second.path} are about the same, and both are indexable.`,
          ...shownOn(pages),
        },
      ]
    })
  },
}
