import type { SiteRule } from '../../rule.ts'

/** Priorities and frequencies, which search engines pass over. */
export const sitemapHints: SiteRule = {
  code: 'sitemap-hints',
  scope: 'site',
  title: 'Sitemap with hints nobody reads',
  severity: 'notice',
  why: 'Google passes over priority and changefreq; they make the file larger and let people believe that they steer something.',
  how: 'Entries of sitemaps with a priority or changefreq.',
  fix: 'Leave them out; lastmod is read where it is true.',
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
