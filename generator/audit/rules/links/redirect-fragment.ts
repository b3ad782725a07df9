import { inUrlForm } from '#src/url-form.ts'
import { fragmentOf } from '../../../core/url.ts'
import type { AuditedSite, SiteFinding, SiteRule } from '../../rule.ts'
import { hasId } from './dead-fragment.ts'

/** A redirect to a place on a page (`#id`) that the page does not have: the visitor comes to its top. */
export const redirectFragment: SiteRule = {
  code: 'redirect-fragment',
  scope: 'site',
  title: 'Redirect to a place the page does not have',
  severity: 'warning',
  why: 'The visitor of an old address arrives at the top of a page and has to search for what was promised.',
  how: 'The fragment of the address at the end of each redirect is looked up among the ids of that page.',
  fix: 'Lead it to an id the page has, or to the page itself.',
  source: 'https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment',
  check: (site) =>
    site.manifest.redirects.flatMap(({ from, to = '', toAt }): SiteFinding[] => {
      const url = to.includes('#') ? endOf(site, from, to) : to
      if (!url.includes('#') || hasId(site, url)) return []
      return [
        {
          url,
          at: toAt,
          what: `This leads to ${url}, which has no element with the id "${fragmentOf(url)}".`,
          fix: 'Lead it to an id the page has, or to the page itself.',
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
