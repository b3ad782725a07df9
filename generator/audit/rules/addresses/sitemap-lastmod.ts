import type { AuditedSite, SiteRule } from '../../rule.ts'

/** A W3C date and time, from the year down to the second. Source: https://www.w3.org/TR/NOTE-datetime */
const form = /^\d{4}(-\d{2}(-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?)?)?$/

/** A day of last change that is none, or still to come. */
export const sitemapLastmod: SiteRule = {
  code: 'sitemap-lastmod',
  scope: 'site',
  title: 'Sitemap with days that cannot be',
  severity: 'error',
  why: 'Search engines use the day of the last change only where it is consistently true; one that is malformed or lies in the future makes them pass over all of them.',
  how: 'Every lastmod must be a W3C date of the calendar that is not in the future. An entry without any is in order.',
  fix: 'Build the site again; a day that is in the future comes from urls.lock or the clock of the computer.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  check: (site) =>
    site.sitemaps.flatMap(({ url, entries }) => {
      const wrong = entries.flatMap(({ loc, lastmod }) => {
        const fault = lastmod === undefined ? undefined : faultOf(lastmod, site)
        return fault ? [{ loc, fault }] : []
      })
      const [first, ...others] = wrong
      if (!first) return []
      const more = others.length === 0 ? '' : ` So it is with ${others.length} more entries.`
      return [
        { url, at: site.manifest.siteAt, what: `In ${url} the lastmod of ${first.loc} is ${first.fault}.${more}` },
      ]
    }),
}

function faultOf(lastmod: string, { today }: Pick<AuditedSite, 'today'>): string | undefined {
  if (!form.test(lastmod) || Number.isNaN(Date.parse(lastmod))) return `"${lastmod}", which is no W3C date`
  const day = lastmod.slice(0, 10)
  // Where the clock is ahead of ours it may be tomorrow already.
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
  return day > tomorrow ? `${lastmod}, which is still to come` : undefined
}
