import { hrefOf, linksIn } from '../../markup/link-kinds.ts'
import type { MarkupRule } from '../../rule.ts'

/** A link within the site that asks not to be followed. */
export const linkNofollow: MarkupRule = {
  code: 'link-nofollow',
  scope: 'markup',
  title: 'Link within the site that asks not to be followed',
  severity: 'warning',
  why: 'It tells search engines that the site does not vouch for a page of its own, and keeps the worth of the link from it without giving it to another.',
  how: 'Anchors of this site with nofollow in their rel. Links to other sites may have it.',
  fix: 'Remove nofollow; to keep the page itself out of search results write "indexed: false" in its record.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links',
  *check(scan, { manifest }) {
    for (const link of linksIn(scan)) {
      const { rel } = link.attributes
      if (rel === undefined || !/(^|\s)nofollow(\s|$)/i.test(rel)) continue
      const href = hrefOf(link)
      const isOwn = /^(?!\/\/|[a-z][a-z0-9+.-]*:)/i.test(href) || href.startsWith(`${manifest.site.origin}/`)
      if (isOwn) yield { what: `The link "${link.label}" {pages} to ${href} says nofollow.`, cause: href }
    }
  },
}
