import type { HtmlScan } from '../../../core/html/scan-html.ts'
import { nestingFaults } from '../../markup/nesting.ts'
import type { MarkupRule } from '../../rule.ts'

/** An element that is not closed, or closed where another one is open. A comment that is not closed hides what follows. */
export const elementUnclosed: MarkupRule = {
  code: 'element-unclosed',
  scope: 'markup',
  title: 'Element or comment not closed',
  severity: 'error',
  why: 'Browsers close the element somewhere else, so styles apply to the rest of the page and the layout breaks. A comment goes on to the end of the next one, and visitors miss all that is in it.',
  how: 'Compares the start and end tags of div, section, article, lists, tables, forms, strong, em, b and i in the main content. Headings, links, buttons, dialogs, labels and summaries must have an end tag of their own. A paragraph around a block, such as a <div>, is a warning: a browser ends it before the block. Also finds comments that contain the start of another comment, or have no end.',
  fix: 'Close the element or comment. If the page was edited by hand, build it again.',
  source: 'https://html.spec.whatwg.org/multipage/syntax.html#elements-2',
  *check(scan) {
    const comment = unclosedComment(scan.html)
    if (comment !== undefined)
      yield {
        what: `The comment ${shown(comment.replace(/\s+/g, ' '))} {pages} is not closed and hides ${comment.length.toLocaleString('en')} characters of the page.`,
        cause: comment,
      }
    for (const tag of openTags(scan))
      yield {
        what: `The element ${shown(tag)} {pages} has no end tag of its own.`,
        cause: tag,
        // A heading that goes on to the end of the page changes its outline.
        ...(!isHeading.test(tag) && { subject: isClickable.test(tag) ? openLink : tag }),
      }
    for (const { kind, name, tag } of nestingFaults(scan))
      if (kind === 'unclosed')
        yield {
          what: `The element ${shown(tag)} {pages} and its end tag do not fit together.`,
          cause: name,
          subject: tag,
        }
      else if (kind === 'paragraph')
        yield {
          severity: 'warning',
          what: `A paragraph {pages} contains ${shown(tag)}, before which browsers end the paragraph.`,
          cause: `p ${name}`,
          subject: tag,
        }
  },
}

const shown = (tag: string) => (tag.length > 60 ? `${tag.slice(0, 60)}…` : tag)

/** The start tags of the elements that must be closed, and are not: the end of such an element is that of its tag. */
function openTags({ html, byName }: HtmlScan): string[] {
  const found: string[] = []
  for (const name of closed)
    for (const { offset, end } of byName.get(name) ?? none)
      if (html.charCodeAt(end - `</${name}>`.length) !== lessThan && !isEndTag.test(html.slice(offset, end)))
        found.push(html.slice(offset, end))
  return found
}

/** Names a link or button that is not closed: what follows is inside of it. */
export const openLink = 'open link'

const isHeading = /^<h[1-6]/i
const isClickable = /^<(?:a|button)\b/i
const closed = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'a', 'button', 'dialog', 'label', 'summary'] as const
const none: readonly never[] = []
const lessThan = 0x3c
const isEndTag = /<\/[\w-]+\s*>$/

/** The first comment that contains the start of another one, or has no end. React writes many short comments. */
export function unclosedComment(html: string): string | undefined {
  for (let at = html.indexOf('<!--'); at >= 0; ) {
    const end = html.indexOf('-->', at + 4)
    const next = html.indexOf('<!--', at + 4)
    if ((end < 0 || (next >= 0 && next < end)) && !isInScript(html, at))
      return html.slice(at, end < 0 ? undefined : end + 3)
    at = next
  }
  return undefined
}

/** A script may contain the sign of a comment as text. */
const isInScript = (html: string, at: number) => html.lastIndexOf('<script', at) > html.lastIndexOf('</script', at)
