import { type HtmlElement, isInside } from '../../../core/html/scan-html.ts'
import { inOrder, namedAny } from '../../markup/element-index.ts'
import { tagOf } from '../../markup/element-name.ts'
import type { MarkupRule } from '../../rule.ts'

/** A link or button inside another one. */
export const interactiveNested: MarkupRule = {
  code: 'interactive-nested',
  scope: 'markup',
  title: 'Link or button inside another',
  severity: 'error',
  why: 'Browsers take it apart or let one of the two win, and a screen reader does not tell of the inner one: what happens at a press is chance.',
  how: 'A link, button or field that begins inside a link or a button, which is also what a link looks like whose end tag is missing. The first of each page or shared part is reported.',
  fix: 'Close the outer one before the inner one begins.',
  source: 'https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-a-element',
  *check(scan) {
    const first = inOrder(namedAny(scan, interactive)).find(
      (element) => isInteractive(element) && isInside(element, 'a', 'button') && !isInside(element, 'svg'),
    )
    if (!first) return
    const outer = isInside(first, 'a') ? 'a link' : 'a button'
    yield { what: `${tagOf(scan, first)} {pages} stands inside ${outer}, or after one that is not closed.` }
  },
}

const interactive = ['a', 'button', 'input', 'select', 'textarea', 'iframe']

function isInteractive({ name, attributes }: HtmlElement): boolean {
  if (name === 'a') return attributes.href !== undefined
  if (name === 'input') return attributes.type !== 'hidden'
  return name === 'button' || name === 'select' || name === 'textarea' || name === 'iframe'
}
