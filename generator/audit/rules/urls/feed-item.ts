import { decodeXML } from 'entities'
import type { AuditedSite } from '../../../core/audited-site.ts'
import { pathOf } from '../../../core/url.ts'
import { withoutOrigin } from '../../files/sitemaps.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** A feed that programs cannot read, or that leads to missing pages. */
export const feedItem: SiteRule = {
  code: 'feed-item',
  scope: 'site',
  title: 'Wrong entry in a feed',
  severity: 'error',
  why: 'Feed readers, search engines and newsletters open the links of a feed. They skip entries with a wrong date, and a feed that is not XML.',
  how: 'In every RSS and Atom file of the output, each link to this site must lead to a page or file, each date must be valid and in the form of RSS or Atom, and "&" must be written as an entity.',
  fix: 'Correct the entry, or remove the feed and the link to it.',
  source: 'https://www.rssboard.org/rss-specification',
  check: (site) => site.files.urls.filter(isFeedName).flatMap((url) => faultsOf(url, site)),
}

const isFeedName = (url: string) => /\.(?:xml|rss|atom)$/.test(url) && !/^\/sitemap[^/]*\.xml$/.test(url)

function faultsOf(url: string, site: AuditedSite): SiteFinding[] {
  if (!/<(?:rss|feed|rdf:RDF)[\s>]/.test(site.files.head(url, headBytes).toString('utf8'))) return []
  const text = site.files.read(url).toString('utf8')
  const { origin } = site.manifest.site
  const finding = (what: string) => ({ url, at: site.manifest.siteAt, what })
  const bare = /&(?!\w+;|#\d+;|#x[\da-f]+;)[^<]{0,20}/i.exec(text.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, ''))?.[0]
  const links = [...text.matchAll(link)].map(([, inner = '', href = '']) => decodeXML((inner || href).trim()))
  const missing = new Set(
    links.filter((each) => {
      const path = withoutOrigin(each, origin)
      return path.startsWith('/') && !path.startsWith('//') && !site.served.has(pathOf(path))
    }),
  )
  const wrongDates = new Set(
    [...text.matchAll(date)].flatMap(([, name = '', day = '']) => (isDate(name, day.trim()) ? [] : [day.trim()])),
  )
  return [
    ...(bare === undefined ? [] : [finding(`The feed ${url} has a bare "&", in "${bare}".`)]),
    ...[...missing].map((each) => finding(`The feed ${url} has a link to ${each}, which does not exist.`)),
    ...[...wrongDates].map((day) => finding(`The feed ${url} has the date "${day}", which is not valid.`)),
  ]
}

const headBytes = 1000

const link = /<link>([^<]*)<\/link>|<link\b[^>]*\shref="([^"]*)"/g
const date = /<(pubDate|lastBuildDate|published|updated|dc:date)>([^<]*)</g

const isDate = (name: string, day: string) =>
  (netDate.test(day) || (/^(?:pubDate|lastBuildDate)$/.test(name) && mailDate.test(day))) &&
  !Number.isNaN(Date.parse(day))

/** The form that RSS asks for. Source: RFC 822, with a year of four digits. */
const mailDate = /^(?:[A-Z][a-z]{2},\s*)?\d{1,2}\s+[A-Z][a-z]{2}\s+\d{2,4}\s+\d{2}:\d{2}/
/** The form that Atom asks for, and most programs read in any feed, also without the time. Source: RFC 3339 */
const netDate = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}.*)?$/
