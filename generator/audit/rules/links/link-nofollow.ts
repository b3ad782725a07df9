import { hrefOf, isLink } from '../../markup/link-kinds.ts'
import { templateOf } from '../../markup/template-of.ts'
import type { ElementRule } from '../../rule.ts'

/** An internal link with nofollow. */
export const linkNofollow: ElementRule = {
  code: 'link-nofollow',
  scope: 'element',
  names: ['a', 'area'],
  attributes: ['rel'],
  title: 'Internal link with nofollow',
  severity: 'warning',
  why: 'It tells search engines that the site does not vouch for one of its pages, and wastes the link value.',
  how: 'Finds anchors to this site with nofollow in their rel. Links to other sites may have it.',
  fix: 'Remove nofollow. To keep the target page out of search results, write "indexed: false" in its record.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links',
  *check(link, { manifest }) {
    if (!isLink(link)) return
    const { rel } = link.attributes
    if (rel === undefined || !/(^|\s)nofollow(\s|$)/i.test(rel)) return
    const href = hrefOf(link)
    const isInternal = /^(?!\/\/|[a-z][a-z0-9+.-]*:)/i.test(href) || href.startsWith(`${manifest.site.origin}/`)
    if (isInternal)
      yield {
        what: `The link "${link.label}" {pages} to ${href} has rel="nofollow".`,
        cause: templateOf(link) ?? href,
        group: 'nofollow',
      }
  },
}
