import type { SiteRule } from '../../rule.ts'

/** A sitemap larger than the protocol allows. */
export const sitemapLimits: SiteRule = {
  code: 'sitemap-limits',
  scope: 'site',
  title: 'Sitemap too large',
  severity: 'error',
  why: 'Search engines read only part of a sitemap that is too large, or none of it.',
  how: 'Counts the entries and uncompressed bytes of every sitemap and sitemap index, and the characters of every URL.',
  fix: 'Split it. The build does so automatically.',
  source: 'https://www.sitemaps.org/protocol.html',
  thresholds: {
    entries: { value: 50_000, unit: 'URLs', meaning: 'Most URLs in one file.' },
    bytes: { value: 52_428_800, unit: 'bytes', meaning: 'Largest size of a file.' },
    characters: { value: 2048, unit: 'characters', meaning: 'A URL must be shorter than this.' },
  },
  check: ({ sitemaps, manifest: { siteAt: at } }, { limit }) =>
    sitemaps.flatMap(({ url, bytes, entries }) => {
      const long = entries.find(({ loc }) => loc.length >= limit('characters'))
      return [
        ...(entries.length > limit('entries') ? [`lists ${entries.length} URLs, more than ${limit('entries')}`] : []),
        ...(bytes > limit('bytes') ? [`has ${bytes} bytes, more than ${limit('bytes')}`] : []),
        ...(long ? [`lists a URL of ${long.loc.length} characters: ${long.loc.slice(0, 80)}…`] : []),
      ].map((fault) => ({ url, at, what: `The sitemap ${url} ${fault}.` }))
    }),
}
