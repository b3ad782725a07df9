import { readRobotsTxt } from '../../files/robots-txt.ts'
import type { SiteRule } from '../../rule.ts'

/** Directives that some crawler reads. Source: RFC 9309, and for the last three the documentation of Bing, Yandex and Cloudflare. */
const known = new Set(['user-agent', 'allow', 'disallow', 'sitemap', 'crawl-delay', 'clean-param', 'content-signal'])

/** Lines of robots.txt that crawlers ignore or that make them slow, and a file that is too large. */
export const robotsTxtLines: SiteRule = {
  code: 'robots-txt-lines',
  scope: 'site',
  title: 'Ineffective line in robots.txt',
  severity: 'warning',
  why: 'Crawlers ignore unknown directives, including noindex, and everything before the first User-agent, so the line has no effect.',
  how: 'Every line must have a directive that some crawler reads, rules must follow a User-agent, a Crawl-delay must be short, and the file must not exceed the size that crawlers read.',
  fix: 'Correct or remove the line. To keep a page out of search results, write "indexed: false" in its record.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt',
  thresholds: {
    seconds: {
      value: 10,
      unit: 'seconds',
      meaning: 'Longest time between two requests that a Crawl-delay may demand.',
    },
    bytes: { value: 512_000, unit: 'bytes', meaning: 'Number of bytes of the file that Google reads.' },
  },
  check: (site, { limit }) => {
    const lines = readRobotsTxt(site.files) ?? []
    const finding = (what: string) => ({ url: '/robots.txt', at: site.manifest.siteAt, what })
    // A line without its colon has a finding of its own.
    const firstAgent = lines.findIndex(({ name }) => name.startsWith('user-agent'))
    const bytes = site.files.bytes('/robots.txt')
    return [
      ...lines
        .filter(({ name }) => !known.has(name))
        .map(({ line, name }) => finding(`Line ${line} of robots.txt has "${name}", which crawlers ignore.`)),
      ...lines
        .filter(({ name }, index) => /^(dis)?allow$/.test(name) && (firstAgent < 0 || index < firstAgent))
        .map(({ line }) => finding(`Line ${line} of robots.txt comes before any User-agent, so crawlers ignore it.`)),
      ...lines
        .filter(({ name, value }) => name === 'crawl-delay' && Number(value) > limit('seconds'))
        .map(({ line, value }) =>
          finding(`Line ${line} of robots.txt lets crawlers such as that of Bing read one page in ${value} seconds.`),
        ),
      ...(bytes > limit('bytes') ? [finding(`robots.txt has ${bytes} bytes, more than ${limit('bytes')}.`)] : []),
    ]
  },
}
