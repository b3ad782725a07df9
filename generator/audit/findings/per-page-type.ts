import type { AuditedSite } from '../../core/audited-site.ts'
import type { AuditedPage } from '../../core/site-facts.ts'
import type { FindingGroup, SiteFinding } from '../rule.ts'

type PageFinding = Pick<SiteFinding, 'what'> &
  Partial<Omit<SiteFinding, 'group'>> &
  Pick<FindingGroup, 'above'> & {
    /** Separates different messages of one rule: only findings with the same variant are joined. */
    variant?: string
  }

/**
 * A finding about one page that is reported once for each page type, since the same fault on many pages of a type has
 * one cause. Pages of the section `pages` are reported one by one.
 */
export function perPageType(
  { sourceOf }: Pick<AuditedSite, 'sourceOf'>,
  page: AuditedPage,
  { variant = '', above, ...finding }: PageFinding,
): SiteFinding {
  const pageType = page.section === 'pages' ? page.path : String(page.route)
  return {
    url: page.path,
    at: sourceOf(page),
    group: { name: `${pageType} ${variant}`, ...(above !== undefined && { above }) },
    ...finding,
  }
}
