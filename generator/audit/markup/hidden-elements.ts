import type { HtmlElement } from '../../core/html/scan-html.ts'
import { selection } from './selection.ts'

/** Declarations with which nothing can be seen. */
const hiding =
  /(?:^|[;\s])(?:display:\s*none|visibility:\s*hidden|opacity:\s*0(?:\.0+)?\s*(?:;|$)|font-size:\s*0(?:px)?\s*(?:;|$)|(?:left|top|text-indent):\s*-\d{3,})/i

/** Elements with a style attribute that hides them. */
export const hiddenByStyle = selection(({ attributes: { style } }) => style !== undefined && hiding.test(style))

/** Elements with the attribute hidden that no script is likely to show: it finds them by an id, a role or a name of its own, and a group by its class. */
export const hiddenByAttribute = selection(
  ({ name, attributes, tag }) =>
    attributes.hidden !== undefined &&
    attributes.hidden !== 'until-found' &&
    (/^(?:h1|h2|h3|p|span|ul|ol|table|blockquote|strong|em|small)$/.test(name) ||
      (/^(?:div|article)$/.test(name) && attributes.class === undefined)) &&
    !/\s(?:id|role|aria-[\w-]+|data-[\w-]+)=/.test(tag.replace(/"[^"]*"/g, '')),
)

/** The text in an element, with the number of its words and links. */
export function contentOf(html: string, { offset, end }: Pick<HtmlElement, 'offset' | 'end'>) {
  const inner = html.slice(offset, end)
  const text = inner
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return {
    text,
    words: text.match(/[\p{L}\d]+/gu)?.length ?? 0,
    links: inner.match(/<a\s/gi)?.length ?? 0,
  }
}
