import { hrefOf, isLink } from '../../markup/link-kinds.ts'
import type { ElementRule } from '../../rule.ts'

/** Hosts on which a site is tried out before it is published. */
const staging = /^(?:staging|stage|dev|test|preview|beta|uat)\d*[.-]/

/** Hosts of deploy previews, below which the name of the site may stand. */
const previews = /\.(?:netlify\.app|vercel\.app|pages\.dev|github\.io|web\.app|herokuapp\.com)$/

/** A link to the site at another host than its own. */
export const linkOtherHost: ElementRule = {
  code: 'link-other-host',
  scope: 'element',
  names: ['a', 'area'],
  attributes: ['href'],
  title: 'Link to the site at another host',
  severity: 'error',
  why: 'Visitors leave for a copy of the site, or are redirected on every click. Search engines may index the copy.',
  how: 'Finds links to the domain of the site with or without "www" unlike its origin, to its subdomains for trials such as "staging", and to hosts of deploy previews.',
  fix: 'Write the URL of the page, beginning with a slash.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  *check(link, { manifest }) {
    const href = hrefOf(link)
    if (!/^(?:https?:)?\/\//i.test(href) || !URL.canParse(href, 'https://a.example') || !isLink(link)) return
    const { host } = new URL(href, 'https://a.example')
    const own = new URL(manifest.site.origin).host
    const bare = own.replace(/^www\./, '')
    const isCopy = host !== own && (host.replace(/^www\./, '') === bare || isTrial(host, bare))
    if (isCopy)
      yield { what: `The link to ${href} {pages} leads to ${host} instead of ${own}.`, phrase: href, cause: href }
  },
}

/** Whether a host is a trial of the site with a domain: `staging.example.com`, `example.pages.dev`. */
function isTrial(host: string, bare: string): boolean {
  const [name = bare] = bare.split('.')
  return host.endsWith(`.${bare}`) ? staging.test(host) : previews.test(host) && host.includes(name)
}
