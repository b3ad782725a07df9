import { areSitemapsWhole } from '../../files/sitemap-set.ts'
import { isHeadChanged } from '../../findings/head-changed.ts'
import { isListed } from '../../graph/indexable.ts'
import type { AuditedSite, SiteRule } from '../../rule.ts'

/**
 * The sitemap and the pages to be listed must be the same set: indexable, and their own canonical. Of an address on
 * another host sitemap-host speaks, of a page that is missing page-missing, of one whose head was changed the rules
 * about heads, and of a file nobody asked for page-unknown.
 */
export const deadSitemapUrl: SiteRule = {
  code: 'dead-sitemap-url',
  scope: 'site',
  title: 'Sitemap and pages disagree',
  severity: 'error',
  why: 'The sitemap is the list search engines crawl by: what is missing is found late, and what should not be there costs trust in the rest.',
  how: 'The addresses of all sitemaps must be the pages that may be indexed and are their own canonical, no more and no fewer. Pages whose head contradicts the manifest are left to the rules about heads.',
  fix: 'Build the site again; where the build wrote it, the fault is in the generator.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  check: (site) => {
    const listed = new Set(site.pages.filter((page) => isListed(page, site.manifest)).map(({ path }) => path))
    const at = site.manifest.siteAt
    const dead = [...site.sitemap].filter(
      (path) => path.startsWith('/') && !listed.has(path) && !isSaidElsewhere(site, path),
    )
    const absent = areSitemapsWhole(site)
      ? [...listed].filter((path) => !site.sitemap.has(path) && !isSaidElsewhere(site, path))
      : []
    return [
      ...dead.map((url) => ({
        url,
        at,
        what: `The sitemap lists ${url}, which is no page to be indexed.`,
      })),
      ...absent.map((url) => ({
        url,
        at,
        what: `The sitemap does not list ${url}, a page to be indexed.`,
      })),
    ]
  },
}

function isSaidElsewhere(site: AuditedSite, path: string): boolean {
  const page = site.pagesByPath.get(path)
  return page ? page.route === undefined || isHeadChanged(site, page) : site.expected.has(path)
}
