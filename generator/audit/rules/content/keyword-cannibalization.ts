import type { AuditedPage } from '../../facts/site-facts.ts'
import { shownOn } from '../../findings/references.ts'
import { indexablePages } from '../../graph/indexable.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'
import { canonicalSlug } from '../../text/page-subject.ts'

/** Two pages that want to be found for the same. Pages that say the same are duplicate-page's to name. */
export const keywordCannibalization: SiteRule = {
  code: 'keyword-cannibalization',
  scope: 'site',
  title: 'Two pages for one service and place',
  severity: 'warning',
  why: 'Search engines show one of them and not always the better; links and clicks are split between the two.',
  how: 'Of the pages that may be indexed, only one is about a place, or about a service in a place. Two names of one place (alias) are one.',
  fix: 'Keep one, and give the other its address as canonical, or redirect it.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  check: (site) => {
    const groups = new Map<string, AuditedPage[]>()
    for (const page of indexablePages(site)) {
      if (page.route !== 'servicePlace' && page.route !== 'serviceArea') continue
      const { service = '', location = '' } = page.params
      const key = `${page.route} ${service} ${canonicalSlug(site.manifest, location)}`
      const known = groups.get(key)
      if (known) known.push(page)
      else groups.set(key, [page])
    }
    return [...groups.values()].flatMap((pages): SiteFinding[] => {
      const [first, second] = pages
      if (!first || !second) return []
      return [
        {
          url: second.path,
          at: site.sourceOf(second),
          what: `${first.path} and ${second.path} are about the same, and both may be indexed.`,
          ...shownOn(pages),
        },
      ]
    })
  },
}
