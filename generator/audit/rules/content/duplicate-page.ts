import { groupBy } from '../../../core/group-by.ts'
import { isIndexable } from '../../../core/indexable.ts'
import { shownOn } from '../../findings/references.ts'
import { subjectOn } from '../../findings/superseded.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'
import { trailNames } from '../../structured-data/breadcrumbs.ts'
import { textSubject } from '../../text/text-subject.ts'
import { pageData } from '../structured-data/jsonld-page-url.ts'

/** Pages with identical text. */
export const duplicatePage: SiteRule = {
  code: 'duplicate-page',
  scope: 'site',
  title: 'Duplicate pages',
  severity: 'error',
  why: 'Search engines index one of the pages, and choose which.',
  how: 'Compares the main text of indexable pages word for word, without navigation and forms.',
  fix: 'Write unique text for each page, or make the URL of one the canonical of the others.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  supersededBy: ['canonical-unexpected'],
  check: (site) => {
    const withText = site.pages.filter((page) => page.textHash !== '' && isIndexable(page, site.manifest.site.origin))
    return [...groupBy(withText, ({ textHash }) => textHash).values()].flatMap((pages): SiteFinding[] => {
      const [first, second] = pages
      if (!first || !second) return []
      const more = pages.length === 2 ? '' : `, and ${pages.length - 2} more`
      return [
        {
          url: first.path,
          at: site.sourceOf(second),
          subject: textSubject(first),
          explains: pages.flatMap(({ path }) => [subjectOn(path, trailNames), subjectOn(path, pageData)]),
          // One of the two may be an alias that names itself as canonical.
          followsFrom: pages.length === 2 ? [first.path, second.path] : [],
          what: `${first.path} and ${second.path}${more} have identical text.`,
          ...shownOn(pages),
        },
      ]
    })
  },
}
