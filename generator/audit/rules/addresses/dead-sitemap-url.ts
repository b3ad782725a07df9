import type { SiteRule } from '../../rule.ts'

/** The sitemap and the pages to be listed must be the same set: indexable, and their own canonical. */
export const deadSitemapUrl: SiteRule = {
  code: 'dead-sitemap-url',
  scope: 'site',
  title: 'Sitemap and pages disagree',
  severity: 'error',
  why: 'The sitemap is the list search engines crawl by: what is missing is found late, and what should not be there costs trust in the rest.',
  how: 'The addresses of all sitemaps must be the pages that may be indexed and are their own canonical, no more and no fewer.',
  mend: 'Build the site again; where the build wrote it, the fault is in the generator.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  check: (site) => {
    const { origin } = site.manifest.site
    const listed = new Set(
      site.pages
        .filter(({ path, robots, canonical }) => canonical === origin + path && !robots.includes('noindex'))
        .map(({ path }) => path),
    )
    const at = site.manifest.siteAt
    const dead = [...site.sitemap].filter((path) => !listed.has(path))
    const absent = [...listed].filter((path) => !site.sitemap.has(path))
    return [
      ...dead.map((url) => ({
        url,
        at,
        what: `The sitemap lists ${url}, which is no page to be indexed.`,
        mend: 'This is a fault of the generator: the sitemap and the pages disagree.',
      })),
      ...absent.map((url) => ({
        url,
        at,
        what: `The sitemap does not list ${url}, a page to be indexed.`,
        mend: 'This is a fault of the generator: the sitemap and the pages disagree.',
      })),
    ]
  },
}
