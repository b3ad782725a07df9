import { readRobotsTxt } from '../../files/robots-txt.ts'
import { withoutOrigin } from '../../files/sitemaps.ts'
import type { SiteRule } from '../../rule.ts'

/** robots.txt without the way to the sitemap, or with a wrong one. */
export const robotsTxtSitemap: SiteRule = {
  code: 'robots-txt-sitemap',
  scope: 'site',
  title: 'robots.txt does not lead to the sitemap',
  severity: 'warning',
  why: 'Search engines nobody has told of the sitemap find it here or not at all.',
  how: 'robots.txt must have a line Sitemap with an absolute address of a file of this site. A site without robots.txt or sitemap has findings of its own.',
  fix: 'Write Sitemap: and the absolute address of the sitemap index.',
  source: 'https://www.sitemaps.org/protocol.html',
  check: ({ files, sitemaps, manifest }) => {
    const { origin } = manifest.site
    const lines = readRobotsTxt(files)
    if (!lines || sitemaps.length === 0) return []
    const finding = (what: string) => ({ url: '/robots.txt', at: manifest.siteAt, what })
    const named = lines.filter(({ name }) => name === 'sitemap')
    if (named.length === 0) return [finding('robots.txt names no sitemap.')]
    return named.flatMap(({ line, value }) => {
      if (!value.startsWith(`${origin}/`))
        return [
          finding(
            `Line ${line} of robots.txt names the sitemap "${value}", which is no absolute address on ${origin}.`,
          ),
        ]
      return files.has(withoutOrigin(value, origin))
        ? []
        : [finding(`Line ${line} of robots.txt names the sitemap ${value}, which is not there.`)]
    })
  },
}
