import type { AuditedPage } from '../../core/site-facts.ts'
import { indexablePages } from '../graph/indexable.ts'
import type { AuditedSite, RuleText, SiteFinding, SiteRule } from '../rule.ts'
import { leastOfKind, pagesByKind, usual } from './page-types.ts'

type OutlierRule = Omit<RuleText, 'thresholds' | 'severity' | 'source'> & {
  /** Empty where there is nothing to compare, of which other rules speak. */
  featureOf: (page: AuditedPage) => string
  what: (page: AuditedPage, usualValue: string, others: number) => string
}

/** Pages of a kind that may differ before the difference is a habit. */
const mostOutliers = 2

/** A rule that a page which differs from nearly all others of its kind is looked at: most likely it was edited by hand. */
export function outlierRule({ featureOf, what, ...text }: OutlierRule): SiteRule {
  return {
    ...text,
    scope: 'site',
    severity: 'notice',
    source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
    thresholds: {
      share: {
        value: 0.9,
        unit: 'share',
        meaning: 'Of the pages of a kind that must be alike before one can stand out.',
      },
    },
    check: (site, { limit }) =>
      kindsOf(site).flatMap((pages): SiteFinding[] => {
        const { value, count } = usual(pages, featureOf)
        if (value === '' || count / pages.length < limit('share') || count === pages.length) return []
        const odd = pages.filter((page) => featureOf(page) !== value && featureOf(page) !== '')
        if (odd.length > mostOutliers) return []
        return odd.map((page) => ({
          url: page.path,
          at: site.sourceOf(page),
          what: what(page, value, count),
        }))
      }),
  }
}

/** Kinds that have enough pages to tell what is usual. */
export function kindsOf(site: AuditedSite): AuditedPage[][] {
  return [...pagesByKind(indexablePages(site)).values()].filter(({ length }) => length >= leastOfKind)
}
