import { hrefOf, isLink } from '../../markup/link-kinds.ts'
import { selection } from '../../markup/selection.ts'
import type { MarkupRule } from '../../rule.ts'

/** What names a link other than its text: an SVG with a title, or an element with an aria-label. */
const named = /<title[\s>]|\saria-label(ledby)?\s*=/i

/** A sign that screen readers skip is not a name. */
const isDecoration = (html: string) => html.includes('aria-hidden="true"')

const withoutWords = selection(
  (element) => element.name === 'a' && isLink(element) && !/[\p{L}\p{N}]/u.test(element.label),
)

/** A link without a text or other name. */
export const linkWithoutText: MarkupRule = {
  code: 'link-without-text',
  scope: 'markup',
  title: 'Link without text',
  severity: 'error',
  why: 'A screen reader announces "link" and spells out the URL. Search engines learn nothing about the target.',
  how: 'Finds anchors with a URL but no text, no image with alt text, no aria-label and no title. Does not count a sign with aria-hidden as text. Ignores anchors hidden from both screen readers and keyboard.',
  fix: 'Add text to the link, alt text to its image, or an aria-label.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  supersededBy: ['link-not-crawlable'],
  *check(scan) {
    for (const link of withoutWords(scan)) {
      const { attributes, offset, end, label } = link
      if (label !== '' && !isDecoration(scan.html.slice(offset, end))) continue
      const href = hrefOf(link)
      if (attributes['aria-hidden'] === 'true' && attributes.tabindex === '-1') continue
      if (attributes['aria-labelledby'] || named.test(scan.html.slice(offset, end))) continue
      yield {
        what: `A link {pages} to ${href === '' ? 'an empty URL' : href} has no text.`,
        cause: href,
        // As Markdown writes it. The same URL is in other texts.
        phrase: `[](${href})`,
        // Without a target there is one fault: the link does nothing.
        subject: href === '' || href === '#' ? String(offset) : 'link text',
      }
    }
  },
}
