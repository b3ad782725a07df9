import { readRobotsTxt } from '../../files/robots-txt.ts'
import { withoutOrigin } from '../../files/sitemaps.ts'
import { noSitemap } from '../../files/unread-sitemaps.ts'
import type { SiteRule } from '../../rule.ts'
import { allBlocked } from './robots-txt-blocks.ts'

/** A robots.txt that does not name the sitemap, or names a wrong one. */
export const robotsTxtSitemap: SiteRule = {
  code: 'robots-txt-sitemap',
  scope: 'site',
  title: 'robots.txt does not name the sitemap',
  severity: 'warning',
  why: 'Search engines to which the sitemap was not submitted find it only here.',
  how: 'A robots.txt must have a Sitemap line with the absolute URL of a file of this site. A line with another URL is an error.',
  fix: 'Write "Sitemap:" and the absolute URL of the sitemap index.',
  source: 'https://www.sitemaps.org/protocol.html',
  supersededBy: ['robots-txt-blocks', 'sitemap-unreadable'],
  check: ({ files, sitemaps, manifest }) => {
    const { origin } = manifest.site
    const lines = readRobotsTxt(files)
    if (!lines) return []
    const followsFrom = sitemaps.length === 0 ? [noSitemap] : []
    const unnamed = { followsFrom: [...followsFrom, allBlocked] }
    const finding = (what: string) => ({ url: '/robots.txt', at: manifest.siteAt, what, followsFrom })
    const named = lines.filter(({ name }) => name === 'sitemap')
    if (named.length === 0) return [{ ...finding('robots.txt names no sitemap.'), ...unnamed }]
    const wrong = (what: string) => [{ ...finding(what), severity: 'error' as const }]
    return named.flatMap(({ line, value }) => {
      if (!value.startsWith(`${origin}/`))
        return wrong(
          `Line ${line} of robots.txt names the sitemap "${value}", which is not an absolute URL on ${origin}.`,
        )
      return files.has(withoutOrigin(value, origin))
        ? []
        : wrong(`Line ${line} of robots.txt names the sitemap ${value}, which does not exist.`)
    })
  },
}
