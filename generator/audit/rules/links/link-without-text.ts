import { hrefOf, linksIn } from '../../markup/link-kinds.ts'
import type { MarkupRule } from '../../rule.ts'

/** What names a link other than its text: a drawing with a title, or something in it with a name. */
const named = /<title[\s>]|\saria-label(ledby)?\s*=/i

/** A link that says nothing of where it leads. */
export const linkWithoutText: MarkupRule = {
  code: 'link-without-text',
  scope: 'markup',
  title: 'Link without text',
  severity: 'error',
  why: 'A screen reader says "link" and spells out the address; a search engine learns nothing of the page it leads to.',
  how: 'Anchors with an address that have no text, no picture with a text in its place, no aria-label and no title. Those hidden from screen readers and keyboard are let pass.',
  fix: 'Write a text into the link, an alt into its picture, or an aria-label.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  *check(scan) {
    for (const link of linksIn(scan)) {
      if (link.label !== '' || link.name === 'area') continue
      const { attributes, offset, end } = link
      const href = hrefOf(link)
      // An address that is none is left to link-not-crawlable.
      if (href === '' || href === '#' || (attributes['aria-hidden'] === 'true' && attributes.tabindex === '-1'))
        continue
      if (attributes['aria-labelledby'] || named.test(scan.html.slice(offset, end))) continue
      yield { what: `A link {pages} to ${href} has no text.`, cause: href, phrase: href }
    }
  },
}
