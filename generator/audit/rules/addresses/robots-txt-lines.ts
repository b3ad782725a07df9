import { readRobotsTxt } from '../../files/robots-txt.ts'
import type { SiteRule } from '../../rule.ts'

/** What some crawler reads. Source: RFC 9309, and for the last three the documentation of Bing, Yandex and Cloudflare. */
const known = new Set(['user-agent', 'allow', 'disallow', 'sitemap', 'crawl-delay', 'clean-param', 'content-signal'])

/** Lines of robots.txt that no crawler reads, and a file that is too large. */
export const robotsTxtLines: SiteRule = {
  code: 'robots-txt-lines',
  scope: 'site',
  title: 'Line of robots.txt that nobody reads',
  severity: 'warning',
  why: 'Crawlers pass over a line they do not know, noindex among them, and over all that comes before the first User-agent: what it was to achieve does not happen.',
  how: 'Every line must have a name some crawler reads, rules must follow a User-agent, and the file must not be larger than crawlers read.',
  fix: 'Correct or remove the line. To keep a page out of search results write "indexed: false" in its record.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt',
  thresholds: { bytes: { value: 512_000, unit: 'bytes', meaning: 'Most that Google reads of the file.' } },
  check: (site, { limit }) => {
    const lines = readRobotsTxt(site.files) ?? []
    const finding = (what: string) => ({ url: '/robots.txt', at: site.manifest.siteAt, what })
    const firstAgent = lines.findIndex(({ name }) => name === 'user-agent')
    const bytes = site.files.bytes('/robots.txt')
    return [
      ...lines
        .filter(({ name }) => !known.has(name))
        .map(({ line, name }) => finding(`Line ${line} of robots.txt says "${name}", which crawlers do not read.`)),
      ...lines
        .filter(({ name }, index) => /^(dis)?allow$/.test(name) && (firstAgent < 0 || index < firstAgent))
        .map(({ line }) => finding(`Line ${line} of robots.txt stands before any User-agent, and is passed over.`)),
      ...(bytes > limit('bytes') ? [finding(`robots.txt has ${bytes} bytes, more than ${limit('bytes')}.`)] : []),
    ]
  },
}
