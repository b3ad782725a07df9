import { hrefOf, linksIn } from '../../markup/link-kinds.ts'
import { isLocal } from '../../markup/local-host.ts'
import type { MarkupRule } from '../../rule.ts'

/** A link to a page that is sent unencrypted. */
export const linkInsecure: MarkupRule = {
  code: 'link-insecure',
  scope: 'markup',
  title: 'Link to an insecure address',
  severity: 'warning',
  why: 'What is sent over http can be read and changed on the way, browsers warn of it, and nearly every such site redirects to https, which costs a detour.',
  how: 'Anchors whose address begins with http:// . Addresses on the own machine are left to private-host.',
  fix: 'Write https; where the other site cannot be reached by it, remove the link.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  *check(scan) {
    for (const link of linksIn(scan)) {
      const href = hrefOf(link)
      if (/^http:/i.test(href) && !isLocal(href))
        yield {
          what: `The link "${link.label}" {pages} leads to ${href}, which is not encrypted.`,
          cause: href,
          phrase: href,
        }
    }
  },
}
