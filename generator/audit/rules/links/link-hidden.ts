import type { HtmlElement } from '../../../core/html/scan-html.ts'
import { elementsNamed } from '../../../core/html/scan-html.ts'
import { hrefOf } from '../../markup/link-kinds.ts'
import { selection } from '../../markup/selection.ts'
import type { Issue, MarkupRule } from '../../rule.ts'

/** Declarations with which nothing can be seen. */
const hiding =
  /(?:^|[;\s])(?:display:\s*none|visibility:\s*hidden|opacity:\s*0(?:\.0+)?\s*(?:;|$)|font-size:\s*0(?:px)?\s*(?:;|$)|(?:left|top|text-indent):\s*-\d{3,})/i

export const hiddenElements = selection(({ attributes: { style } }) => style !== undefined && hiding.test(style))

/** Links to other sites in a text that no one sees. */
export const linkHidden: MarkupRule = {
  code: 'link-hidden',
  scope: 'markup',
  title: 'Hidden links to other sites',
  severity: 'error',
  why: 'Links that only crawlers find are spam. They are usually left by someone who broke into the site, and cost it its place in search results.',
  how: 'Finds links to other sites in, or on, an element with a style attribute that hides it: display: none, visibility: hidden, opacity or font size 0, or a position outside of the screen.',
  fix: 'Remove the links, and find out how they came there. If the page was edited by hand, rebuild it.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies',
  *check(scan, { manifest }): Generator<Issue> {
    const hidden = hiddenElements(scan)
    if (hidden.length === 0 || !(scan.html.includes('style=') || scan.html.includes('STYLE='))) return
    const isHidden = (link: HtmlElement) =>
      hidden.some(({ offset, end }) => link.offset >= offset && link.offset <= end)
    const links = elementsNamed(scan, 'a').filter(
      (link) => /^https?:/i.test(hrefOf(link)) && !hrefOf(link).startsWith(manifest.site.origin) && isHidden(link),
    )
    const [first] = links
    if (!first) return
    const more = links.length === 1 ? '' : ` and ${links.length - 1} more`
    const { style } = hidden.find(({ offset, end }) => first.offset >= offset && first.offset <= end)?.attributes ?? {}
    yield {
      what: `Hidden text {pages} has a link to ${hrefOf(first)}${more}.`,
      phrase: hrefOf(first),
      subject: `style ${style}`,
    }
  },
}
