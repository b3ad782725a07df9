import type { AuditedSite } from '../../../core/audited-site.ts'
import { nearest } from '../../../core/suggest.ts'
import { otherForm, pathOf } from '../../../core/url.ts'
import { withoutOrigin } from '../../files/sitemaps.ts'
import { unreadSitemaps } from '../../files/unread-sitemaps.ts'
import { isListed } from '../../graph/indexable.ts'
import type { SiteRule } from '../../rule.ts'

/** The sitemap and the indexable pages must be the same set. */
export const deadSitemapUrl: SiteRule = {
  code: 'dead-sitemap-url',
  scope: 'site',
  title: 'Sitemap and pages differ',
  severity: 'error',
  why: 'Search engines crawl by the sitemap. Pages missing from it are found late, and pages that do not belong in it cost trust in the rest.',
  how: 'The URLs of all sitemaps must be exactly the indexable pages of the manifest. Ignores URLs on other hosts.',
  fix: 'Build the site again. If the build wrote this sitemap, the fault is in the generator.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  supersededBy: [
    'canonical-form',
    'canonical-missing',
    'canonical-unexpected',
    'dead-canonical',
    'noindex-missing',
    'noindex-unexpected',
    'page-missing',
    'page-unknown',
    'sitemap-host',
    'sitemap-index',
    'sitemap-unreadable',
  ],
  check: (site) => {
    const listed = new Set(site.pages.filter((page) => isListed(page, site.manifest)).map(({ path }) => path))
    const at = site.manifest.siteAt
    const extra = [...site.sitemap].filter((path) => path.startsWith('/') && !listed.has(path))
    const unlisted = [...listed].filter((path) => !site.sitemap.has(path))
    const meantBy = (url: string) =>
      [pathOf(url), otherForm(pathOf(url)), site.redirectAt(url)?.to].find(
        (path) => path !== undefined && unlisted.includes(path),
      ) ?? (extra.length > mostAlone ? undefined : nearest(url, unlisted))
    const instead = new Set(extra.map(meantBy))
    const missing = unlisted.filter((path) => !instead.has(path))
    const holdersOf = (url: string) =>
      site.sitemaps
        .filter(({ entries }) => entries.some(({ loc }) => withoutOrigin(loc, site.manifest.site.origin) === url))
        .map((sitemap) => sitemap.url)
    const explains = site.sitemaps.map(({ url }) => url)
    const unread = unreadSitemaps(site)
    const elsewhere = listedElsewhere(site)
    return [
      ...extra.map((url) => {
        const meant = meantBy(url)
        return {
          url,
          at,
          what: `The sitemap lists ${url}${meant === undefined ? ', which is not an indexable page' : ` instead of ${meant}`}.`,
          followsFrom: holdersOf(url),
          explains,
          group: { name: 'extra', above: mostAlone },
        }
      }),
      ...missing.map((url) => ({
        url,
        at,
        what: `The sitemap does not list ${url}, an indexable page.`,
        followsFrom: [...unread, elsewhere.get(url)].filter((holder) => holder !== undefined),
        explains,
        group: { name: 'missing', above: mostAlone },
      })),
    ]
  },
}

/** The sitemap of each path that is listed with another host, which `sitemap-host` reports. */
function listedElsewhere({ sitemaps, manifest }: AuditedSite): Map<string, string> {
  const found = new Map<string, string>()
  for (const { url, entries } of sitemaps)
    for (const { loc } of entries)
      if (!loc.startsWith(`${manifest.site.origin}/`) && URL.canParse(loc)) found.set(new URL(loc).pathname, url)
  return found
}

/** More URLs than this have one cause, such as a sitemap that was not written again. */
const mostAlone = 5
