import { inUrlForm } from '#src/url-form.ts'
import type { AuditedSite } from '../../../core/audited-site.ts'
import { fragmentOf } from '../../../core/url.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'
import { hasId } from './dead-fragment.ts'

/** A redirect to a fragment (`#id`) that the target page does not have. */
export const redirectFragment: SiteRule = {
  code: 'redirect-fragment',
  scope: 'site',
  title: 'Redirect to a missing fragment',
  severity: 'warning',
  why: 'Visitors of the old URL arrive at the top of the page and have to search for the section the redirect promised.',
  how: 'Looks up the fragment at the end of each redirect chain among the ids of the target page.',
  fix: 'Redirect to an id the page has, or to the page itself.',
  source: 'https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment',
  check: (site) =>
    site.manifest.redirects.flatMap(({ from, to = '', toAt }): SiteFinding[] => {
      const url = to.includes('#') ? endOf(site, from, to) : to
      if (!url.includes('#') || hasId(site, url)) return []
      return [
        {
          url,
          at: toAt,
          what: `This redirects to ${url}, but that page has no element with the id "${fragmentOf(url)}".`,
        },
      ]
    }),
}

/** The final target of a redirect, its chain followed. */
function endOf({ manifest, redirectAt }: AuditedSite, from: string | undefined, to: string): string {
  const { trailingSlash } = manifest.site.urls
  const found = from === undefined ? undefined : (redirectAt(from) ?? redirectAt(inUrlForm(from, trailingSlash)))
  return found?.to ?? inUrlForm(to, trailingSlash)
}
