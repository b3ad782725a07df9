import type { SiteRule } from '../../rule.ts'

/** URLs in a sitemap that are not on this site. */
export const sitemapHost: SiteRule = {
  code: 'sitemap-host',
  scope: 'site',
  title: 'Sitemap URLs on another host',
  severity: 'error',
  why: 'Search engines ignore URLs that are not on the host of the sitemap. A staging host left in the sitemap hides the whole site.',
  how: 'Every URL of a sitemap or sitemap index must begin with the origin of site.yaml. `sitemap-unreadable` reports entries without one.',
  fix: 'Set "origin" in site.yaml to the origin the site is published at, and build again.',
  source: 'https://www.sitemaps.org/protocol.html',
  check: ({ sitemaps, manifest: { site, siteAt: at } }) =>
    sitemaps.flatMap(({ url, entries }) => {
      const foreign = entries.filter(({ loc }) => loc !== '' && !loc.startsWith(`${site.origin}/`))
      const [first, ...others] = foreign
      if (!first) return []
      const more = others.length === 0 ? '' : `, and ${others.length} more`
      const what = `The sitemap ${url} lists "${first.loc}"${more}, which is not on ${site.origin}.`
      // One wrong origin is in all sitemaps.
      return [{ url, at, what, group: { name: originOf(first.loc), noun: 'file' } }]
    }),
}

const originOf = (loc: string) => (URL.canParse(loc) ? new URL(loc).origin : '')
