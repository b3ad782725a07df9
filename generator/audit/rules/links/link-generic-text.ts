import { hrefOf, isGeneric, linksIn } from '../../markup/link-kinds.ts'
import type { MarkupRule } from '../../rule.ts'

/** A link whose text could lead anywhere. */
export const linkGenericText: MarkupRule = {
  code: 'link-generic-text',
  scope: 'markup',
  title: 'Link text that says nothing',
  severity: 'warning',
  why: 'Whoever goes from link to link, with a screen reader or by eye, hears "read more" ten times; search engines read the text of a link as what the page it leads to is about.',
  how: 'Texts such as "click here", "here", "more" and "learn more", unless an aria-label says where the link leads.',
  fix: 'Say where it leads: the name of the page, or what one does there.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  *check(scan) {
    for (const link of linksIn(scan)) {
      const { label } = link
      if (isGeneric(label))
        yield {
          what: `The link {pages} to ${hrefOf(link)} says only "${label}".`,
          cause: `${hrefOf(link)} ${label}`,
          phrase: label,
        }
    }
  },
}
