import type { AuditedSite } from '../../core/audited-site.ts'
import type { AuditedPage } from '../../core/site-facts.ts'
import type { RuleText, SiteFinding, SiteRule } from '../rule.ts'
import { indexableByType, leastOfType, usual } from './page-types.ts'

type OutlierRule = Omit<RuleText, 'thresholds' | 'severity' | 'source'> & {
  /** Empty if the page has nothing to compare. */
  featureOf: (page: AuditedPage, site: AuditedSite) => string
  what: (page: AuditedPage, values: { own: string; usual: string }, others: number) => string
  /** Whether a value is only a form of the usual one. */
  isForm?: (value: string, usualValue: string) => boolean
}

/** If more pages of a type differ, the difference is intended. */
const mostOutliers = 2

/** A rule that finds a page which differs from nearly all others of its type: most likely it was edited by hand. */
export function outlierRule({ featureOf: featureIn, what, isForm = () => false, ...text }: OutlierRule): SiteRule {
  return {
    ...text,
    scope: 'site',
    perLanguage: true,
    severity: 'notice',
    source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
    thresholds: {
      share: {
        value: 0.9,
        unit: 'share',
        meaning: 'Share of the pages of a type that must agree before another page counts as an outlier.',
      },
    },
    check: (site, { limit }) =>
      pageTypesOf(site).flatMap((pages): SiteFinding[] => {
        const featureOf = (page: AuditedPage) => featureIn(page, site)
        const { value, count } = usual(pages, featureOf)
        if (value === '' || count / pages.length < limit('share') || count === pages.length) return []
        const outliers = pages.filter((page) => {
          const own = featureOf(page)
          return own !== value && own !== '' && !isForm(own, value)
        })
        if (outliers.length > mostOutliers) return []
        return outliers.map((page) => ({
          url: page.path,
          at: site.sourceOf(page),
          what: what(page, { own: featureOf(page), usual: value }, count),
        }))
      }),
  }
}

/** The pages of each page type that has enough pages to show what is usual. */
export function pageTypesOf(site: AuditedSite): AuditedPage[][] {
  return [...indexableByType(site).values()].filter(({ length }) => length >= leastOfType)
}
