import type { AuditedSite } from '../../../core/audited-site.ts'
import { withoutOrigin } from '../../files/sitemaps.ts'
import { isListed } from '../../graph/indexable.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** A W3C date and time, with any precision from year to second. Source: https://www.w3.org/TR/NOTE-datetime */
const form = /^\d{4}(-\d{2}(-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?)?)?$/

/** A lastmod that is not a date, is in the future or is not the day of the last change. */
export const sitemapLastmod: SiteRule = {
  code: 'sitemap-lastmod',
  scope: 'site',
  title: 'Invalid lastmod in the sitemap',
  severity: 'error',
  why: 'Search engines use lastmod only if it is consistently accurate. A malformed or future date makes them ignore all of them.',
  how: 'Every lastmod must be a valid W3C date that is not in the future, and the day on which the page last changed by urls.lock (a warning). Ignores entries without lastmod, and pages whose content urls.lock does not have.',
  fix: 'Build the site again. A future date comes from urls.lock or the clock of the computer.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  check: (site) => {
    const found = unreadable(site)
    return found.length === 0 ? untrue(site) : found
  },
}

function unreadable(site: AuditedSite): SiteFinding[] {
  return site.sitemaps.flatMap(({ url, entries }) => {
    const wrong = entries.flatMap(({ loc, lastmod }) => {
      const fault = lastmod === undefined ? undefined : faultOf(lastmod, site)
      return fault ? [{ loc, fault }] : []
    })
    const [first, ...others] = wrong
    if (!first) return []
    const more = others.length === 0 ? '' : ` ${others.length} more entries have an invalid lastmod.`
    return [{ url, at: site.manifest.siteAt, what: `In ${url} the lastmod of ${first.loc} is ${first.fault}.${more}` }]
  })
}

/** Days on which urls.lock has no change: one finding, as one deploy writes them all. */
function untrue({ sitemaps, manifest, pagesByPath, lastChangeOf }: AuditedSite): SiteFinding[] {
  const { origin } = manifest.site
  const wrong = sitemaps.flatMap(({ url, kind, entries }) =>
    entries.flatMap(({ loc, lastmod }) => {
      const page = kind === 'urlset' && isDate(lastmod) ? pagesByPath.get(withoutOrigin(loc, origin)) : undefined
      // A page that is not indexable is no entry of a sitemap, whatever its date.
      const changed = page && isListed(page, manifest) ? lastChangeOf(page) : undefined
      return changed === undefined || changed.startsWith(lastmod?.slice(0, 10) ?? '')
        ? []
        : [{ url, loc, lastmod, changed }]
    }),
  )
  const [first, ...others] = wrong
  if (!first) return []
  const more = others.length === 0 ? '' : ` ${others.length} more entries differ from it.`
  return [
    {
      url: first.url,
      at: manifest.siteAt,
      severity: 'warning',
      what: `In ${first.url} the lastmod of ${first.loc} is ${first.lastmod}, but in urls.lock the page last changed on ${first.changed}.${more}`,
      fix: 'Build the site again.',
    },
  ]
}

const isDate = (lastmod: string | undefined) =>
  lastmod !== undefined && form.test(lastmod) && !Number.isNaN(Date.parse(lastmod))

function faultOf(lastmod: string, { today }: Pick<AuditedSite, 'today'>): string | undefined {
  if (!isDate(lastmod)) return `"${lastmod}", which is not a W3C date`
  const day = lastmod.slice(0, 10)
  // In a time zone ahead of ours it may already be tomorrow.
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
  return day > tomorrow ? `${lastmod}, which is in the future` : undefined
}
