import type { Rule } from '../rule.ts'

/** The sitemap and the pages to be listed must be the same set: indexable, and their own canonical. */
export const deadSitemapUrl: Rule = {
  code: 'dead-sitemap-url',
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
        code: 'dead-sitemap-url',
        severity: 'error' as const,
        url,
        at,
        what: `The sitemap lists ${url}, which is no page to be indexed.`,
        mend: 'This is a fault of the generator: the sitemap and the pages disagree.',
      })),
      ...absent.map((url) => ({
        code: 'dead-sitemap-url',
        severity: 'error' as const,
        url,
        at,
        what: `The sitemap does not list ${url}, a page to be indexed.`,
        mend: 'This is a fault of the generator: the sitemap and the pages disagree.',
      })),
    ]
  },
}
