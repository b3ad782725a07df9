import type { AuditedPage } from '../../../core/site-facts.ts'
import { shownOn } from '../../findings/references.ts'
import { indexablePages } from '../../graph/indexable.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** Two pages with the same text, word for word. Pages that are nearly alike are near-duplicate-raw's to name. */
export const duplicatePage: SiteRule = {
  code: 'duplicate-page',
  scope: 'site',
  title: 'Same text on several pages',
  severity: 'error',
  why: 'Search engines list one of them, and which one is theirs to choose.',
  how: 'The main text of pages that may be indexed is compared word for word, without navigation and forms.',
  fix: 'Write a text of its own for each, or give one the address of the other as canonical.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  check: (site) => {
    const groups = new Map<string, AuditedPage[]>()
    for (const page of indexablePages(site)) {
      if (page.textHash === '') continue
      const known = groups.get(page.textHash)
      if (known) known.push(page)
      else groups.set(page.textHash, [page])
    }
    return [...groups.values()].flatMap((pages): SiteFinding[] => {
      const [first, second] = pages
      if (!first || !second) return []
      const more = pages.length === 2 ? '' : `, and ${pages.length - 2} more`
      return [
        {
          url: first.path,
          at: site.sourceOf(second),
          what: `${first.path} and ${second.path}${more} have the same text, word for word.`,
          ...shownOn(pages),
        },
      ]
    })
  },
}
