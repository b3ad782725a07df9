import type { AuditedSite } from '../../../core/audited-site.ts'
import type { SiteRule } from '../../rule.ts'

/** A W3C date and time, with any precision from year to second. Source: https://www.w3.org/TR/NOTE-datetime */
const form = /^\d{4}(-\d{2}(-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?)?)?$/

/** A lastmod that is not a date, or is in the future. */
export const sitemapLastmod: SiteRule = {
  code: 'sitemap-lastmod',
  scope: 'site',
  title: 'Invalid lastmod in the sitemap',
  severity: 'error',
  why: 'Search engines use lastmod only if it is consistently accurate. A malformed or future date makes them ignore all of them.',
  how: 'Every lastmod must be a valid W3C date that is not in the future. Ignores entries without lastmod.',
  fix: 'Build the site again. A future date comes from urls.lock or the clock of the computer.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  check: (site) =>
    site.sitemaps.flatMap(({ url, entries }) => {
      const wrong = entries.flatMap(({ loc, lastmod }) => {
        const fault = lastmod === undefined ? undefined : faultOf(lastmod, site)
        return fault ? [{ loc, fault }] : []
      })
      const [first, ...others] = wrong
      if (!first) return []
      const more = others.length === 0 ? '' : ` ${others.length} more entries have an invalid lastmod.`
      return [
        { url, at: site.manifest.siteAt, what: `In ${url} the lastmod of ${first.loc} is ${first.fault}.${more}` },
      ]
    }),
}

function faultOf(lastmod: string, { today }: Pick<AuditedSite, 'today'>): string | undefined {
  if (!form.test(lastmod) || Number.isNaN(Date.parse(lastmod))) return `"${lastmod}", which is not a W3C date`
  const day = lastmod.slice(0, 10)
  // In a time zone ahead of ours it may already be tomorrow.
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
  return day > tomorrow ? `${lastmod}, which is in the future` : undefined
}
