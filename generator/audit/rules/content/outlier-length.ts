import type { AuditedPage } from '../../../core/site-facts.ts'
import { pageTypesOf } from '../../findings/outliers.ts'
import { shownOn } from '../../findings/references.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** A page far shorter or longer than the other pages of its type. */
export const outlierLength: SiteRule = {
  code: 'outlier-length',
  scope: 'site',
  title: 'Outlier page length',
  severity: 'notice',
  why: 'If the pages of one type have similar lengths, a page with a very different length has probably lost a section, or contains text that belongs elsewhere.',
  how: 'Compares the number of words of main text of indexable pages of one type. Reports a page with less than half or more than twice the median. Ignores page types with fewer than eight pages, and those in which fewer than nine in ten pages are within a third of the median.',
  fix: 'Check what is missing or superfluous. If the page was edited by hand, rebuild it.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  supersededBy: ['element-unclosed', 'soft-404'],
  thresholds: {
    share: {
      value: 0.9,
      unit: 'share',
      meaning: 'Least share of the pages of one type that must be within a third of the median.',
    },
    factor: { value: 2, unit: 'times', meaning: 'Least factor between the length of the page and the median.' },
  },
  check: (site, { limit }) =>
    pageTypesOf(site).flatMap((pages): SiteFinding[] => {
      const lengths = pages.map(({ words }) => words).sort((a, b) => a - b)
      const median = lengths[Math.floor(lengths.length / 2)] ?? 0
      const near = lengths.filter((words) => Math.abs(words - median) <= median / 3).length
      if (near < Math.min(pages.length - 1, pages.length * limit('share'))) return []
      const factor = limit('factor')
      const odd = pages.filter(({ words }) => words > 0 && (words * factor < median || words > median * factor))
      const [first] = odd
      if (!first) return []
      const differs = ({ path, words }: AuditedPage) =>
        `${path} has ${words} words of main text; the median of its page type is ${median}.`
      // Many outliers of one page type have one cause.
      if (odd.length > mostSingle)
        return [
          {
            url: first.path,
            at: site.sourceOf(first),
            what: `${differs(first)} In all, ${odd.length} pages differ.`,
            ...shownOn(odd),
          },
        ]
      return odd.map((page) => ({ url: page.path, at: site.sourceOf(page), what: differs(page) }))
    }),
}

/** Most pages of one type that are reported one by one. */
const mostSingle = 10
