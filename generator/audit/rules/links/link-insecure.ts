import { hrefOf, isLink } from '../../markup/link-kinds.ts'
import type { ElementRule } from '../../rule.ts'

/** A link to a page that is sent unencrypted. */
export const linkInsecure: ElementRule = {
  code: 'link-insecure',
  scope: 'element',
  names: ['a', 'area'],
  title: 'Link to an insecure URL',
  severity: 'warning',
  why: 'Anyone on the way can read and change what is sent over http. Browsers warn about it, and nearly every such site redirects to https, which costs the visitor time.',
  how: 'Checks anchors whose URL begins with http://. A link to this site is an error.',
  fix: 'Write https. If the other site does not support https, remove the link.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  supersededBy: ['link-other-host', 'private-host'],
  *check(link, { manifest }) {
    if (!isLink(link)) return
    const href = hrefOf(link)
    if (/^http:/i.test(href))
      yield {
        ...(isOnSite(href, manifest.site.origin) && { severity: 'error' }),
        what: `The link "${link.label}" {pages} goes to ${href}, which is not encrypted.`,
        whatOfSeveral: `{count} links {pages} go to URLs that are not encrypted{phrases}.`,
        cause: hostOf(href),
        phrase: href,
        subject: href,
      }
  },
}

/** The host of a URL. Links to one host were written at once, and it has https or not. */
const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url)

const isOnSite = (href: string, origin: string) => hostOf(href) === new URL(origin).host
