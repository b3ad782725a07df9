import { inUrlForm } from '#src/url-form.ts'
import type { Finding } from '../../problem.ts'
import { fragmentOf } from '../references.ts'
import type { AuditedSite, Rule } from '../rule.ts'
import { hasId } from './dead-fragment.ts'

/** A redirect to a place on a page (`#id`) that the page does not have: the visitor comes to its top. */
export const redirectFragment: Rule = {
  code: 'redirect-fragment',
  check: (site) =>
    site.manifest.redirects.flatMap(({ from, to = '', toAt }): Finding[] => {
      const url = to.includes('#') ? endOf(site, from, to) : to
      if (!url.includes('#') || hasId(site, url)) return []
      return [
        {
          code: 'redirect-fragment',
          severity: 'warning',
          url,
          at: toAt,
          what: `This leads to ${url}, which has no element with the id "${fragmentOf(url)}".`,
          mend: 'Lead it to an id the page has, or to the page itself.',
        },
      ]
    }),
}

/** Where a rule leads once its chain is followed. */
function endOf({ manifest, redirectAt }: AuditedSite, from: string | undefined, to: string): string {
  const { trailingSlash } = manifest.site.urls
  const found = from === undefined ? undefined : (redirectAt(from) ?? redirectAt(inUrlForm(from, trailingSlash)))
  return found?.to ?? inUrlForm(to, trailingSlash)
}
