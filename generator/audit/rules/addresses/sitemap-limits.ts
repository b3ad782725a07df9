import type { SiteRule } from '../../rule.ts'

/** A sitemap larger than the protocol allows. */
export const sitemapLimits: SiteRule = {
  code: 'sitemap-limits',
  scope: 'site',
  title: 'Sitemap too large',
  severity: 'error',
  why: 'Search engines read a sitemap that is too large in part or not at all.',
  how: 'The entries and the uncompressed bytes of every sitemap and sitemap index are counted, and the characters of every address.',
  fix: 'Divide it; the build does so by itself.',
  source: 'https://www.sitemaps.org/protocol.html',
  thresholds: {
    entries: { value: 50_000, unit: 'addresses', meaning: 'Most a file may list.' },
    bytes: { value: 52_428_800, unit: 'bytes', meaning: 'Most a file may have.' },
    characters: { value: 2048, unit: 'characters', meaning: 'An address must have fewer.' },
  },
  check: ({ sitemaps, manifest: { siteAt: at } }, { limit }) =>
    sitemaps.flatMap(({ url, bytes, entries }) => {
      const long = entries.find(({ loc }) => loc.length >= limit('characters'))
      return [
        ...(entries.length > limit('entries')
          ? [`lists ${entries.length} addresses, more than ${limit('entries')}`]
          : []),
        ...(bytes > limit('bytes') ? [`has ${bytes} bytes, more than ${limit('bytes')}`] : []),
        ...(long ? [`lists an address of ${long.loc.length} characters: ${long.loc.slice(0, 80)}…`] : []),
      ].map((fault) => ({ url, at, what: `The sitemap ${url} ${fault}.` }))
    }),
}
