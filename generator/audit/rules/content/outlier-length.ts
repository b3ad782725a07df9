import type { AuditedPage } from '../../../core/site-facts.ts'
import { kindsOf } from '../../findings/outliers.ts'
import { shownOn } from '../../findings/references.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** A page far shorter or longer than all its siblings. Kinds whose pages differ anyway are let pass. */
export const outlierLength: SiteRule = {
  code: 'outlier-length',
  scope: 'site',
  title: 'Page far shorter or longer than its siblings',
  severity: 'notice',
  why: 'Where pages of a kind are of one length, the one that is not has lost a section, or has taken in what belongs elsewhere.',
  how: 'Words of the main text are compared among pages of one kind that may be indexed, where there are eight at least, and nine in ten are within a third of the middle one. Found is a page of less than half or more than twice the middle.',
  fix: 'Look what is missing or too much; where the page was edited by hand, build it again.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  thresholds: {
    share: {
      value: 0.9,
      unit: 'share',
      meaning: 'Of the pages of a kind that must be of one length before one can stand out.',
    },
    factor: { value: 2, unit: 'times', meaning: 'Shorter or longer than the middle one of its kind.' },
  },
  check: (site, { limit }) =>
    kindsOf(site).flatMap((pages): SiteFinding[] => {
      const lengths = pages.map(({ words }) => words).sort((a, b) => a - b)
      const middle = lengths[Math.floor(lengths.length / 2)] ?? 0
      const near = lengths.filter((words) => Math.abs(words - middle) <= middle / 3).length
      if (near < Math.min(pages.length - 1, pages.length * limit('share'))) return []
      const factor = limit('factor')
      const odd = pages.filter(({ words }) => words > 0 && (words * factor < middle || words > middle * factor))
      const [first] = odd
      if (!first) return []
      const differs = ({ path, words }: AuditedPage) =>
        `${path} has ${words} words of main text, and the middle of its ${pages.length - 1} siblings has ${middle}.`
      // Where many differ, it is a habit of the kind and one thing to look at.
      if (odd.length > fewPages)
        return [
          {
            url: first.path,
            at: site.sourceOf(first),
            what: `${differs(first)} So ${odd.length} pages differ.`,
            ...shownOn(odd),
          },
        ]
      return odd.map((page) => ({ url: page.path, at: site.sourceOf(page), what: differs(page) }))
    }),
}

const fewPages = 10
