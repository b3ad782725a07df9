import { isWrapped } from '../../../core/link-wrappers.ts'
import { isOneSlip } from '../../../core/suggest.ts'
import { hrefOf, isLink } from '../../markup/link-kinds.ts'
import { isOtherHostOf } from '../../markup/other-host.ts'
import type { ElementRule } from '../../rule.ts'

/** A link to the site at another host than its own. */
export const linkOtherHost: ElementRule = {
  code: 'link-other-host',
  scope: 'element',
  names: ['a', 'area'],
  attributes: ['href'],
  title: 'Link to the site at another host',
  severity: 'error',
  why: 'Visitors leave for a copy of the site, or are redirected on every click. Search engines may index the copy.',
  how: 'Finds links to the domain of the site with or without "www" unlike its origin, to its subdomains for trials such as "staging", to hosts of deploy previews, to the domain with one wrong letter, and to copies of its pages in archives. Links that a program for mails or posts, or a translator, has put its own URL around are a fault whatever they lead to.',
  fix: 'Write the URL of the page, beginning with a slash.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  *check(link, { manifest }) {
    const href = hrefOf(link)
    if (!/^(?:https?:)?\/\//i.test(href) || !URL.canParse(href, 'https://a.example') || !isLink(link)) return
    const url = new URL(href, 'https://a.example')
    const { host } = url
    const own = new URL(manifest.site.origin).host
    const bare = own.replace(/^www\./, '')
    const isCopy = isOtherHostOf(host, own) || isMisspelt(host.replace(/^www\./, ''), bare)
    if (isCopy || isWrapped(url, bare))
      yield {
        what: isCopy
          ? `The link to ${href} {pages} leads to ${host} instead of ${own}.`
          : `The link to ${href} {pages} goes through ${host} instead of to the page itself.`,
        whatOfSeveral: isCopy
          ? `{count} links {pages} lead to ${host} instead of ${own}{phrases}.`
          : `{count} links {pages} go through ${host} instead of to the pages themselves{phrases}.`,
        phrase: href,
        cause: host,
        subject: href,
      }
  },
}

/** Characters of a domain that no other company has with one letter less. */
const longDomain = 12

const isMisspelt = (host: string, own: string) => own.length >= longDomain && isOneSlip(host, own)
