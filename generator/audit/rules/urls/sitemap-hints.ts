import type { SiteRule } from '../../rule.ts'

/** Priorities and change frequencies, which search engines ignore. */
export const sitemapHints: SiteRule = {
  code: 'sitemap-hints',
  scope: 'site',
  title: 'Sitemap hints that search engines ignore',
  severity: 'notice',
  why: 'Google ignores priority and changefreq. They make the file larger and suggest an influence they do not have.',
  how: 'Finds sitemap entries with a priority or changefreq.',
  fix: 'Remove them. Search engines read lastmod if it is accurate.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  check: ({ sitemaps, manifest }) =>
    sitemaps.flatMap(({ url, entries }) => {
      const count = entries.filter(({ hasHints }) => hasHints).length
      return count === 0
        ? []
        : [
            {
              url,
              at: manifest.siteAt,
              what: `${count} of ${entries.length} entries of ${url} have a priority or changefreq.`,
            },
          ]
    }),
}
