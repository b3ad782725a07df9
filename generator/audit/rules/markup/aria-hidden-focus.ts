import type { DistinctElement } from '../../../core/html/distinct-element.ts'
import type { HtmlElement } from '../../../core/html/scan-html.ts'
import { selection } from '../../markup/selection.ts'
import type { Issue, MarkupRule } from '../../rule.ts'

/** An element that the keyboard reaches and a screen reader does not. */
export const ariaHiddenFocus: MarkupRule = {
  code: 'aria-hidden-focus',
  scope: 'markup',
  title: 'Focusable element inside aria-hidden',
  severity: 'warning',
  why: 'The keyboard reaches the element, but a screen reader says nothing there, so its users do not know where they are.',
  how: 'Finds links with href, buttons, form fields, frames, <summary> and elements with a tabindex of 0 or more in, or on, an element with aria-hidden="true". Ignores elements with tabindex="-1", and everything in an element with hidden or inert.',
  fix: 'Remove aria-hidden, or take the element out of the tab order with tabindex="-1".',
  source: 'https://www.w3.org/TR/wai-aria-1.2/#aria-hidden',
  supersededBy: ['main-hidden'],
  *check(scan): Generator<Issue> {
    const reachable = focusables(scan)
    let next = 0
    for (const outer of hiddenElements(scan)) {
      while (next < reachable.length && (reachable[next] as HtmlElement).offset < outer.offset) next++ // within its length
      if (!isIn(outer, reachable[next])) continue
      const [inner, ...others] = reachable.filter((element) => isIn(outer, element))
      if (!inner) continue
      const named = inner.label === '' ? '' : ` "${inner.label}"`
      const more = others.length === 0 ? '' : `, and so are ${others.length} more`
      yield {
        what: `The <${inner.name}>${named} {pages} is ${inner === outer ? 'an element' : `in a <${outer.name}>`} with aria-hidden="true"${more}.`,
        cause: `${inner.name} ${inner.label}`,
        ...(inner.label !== '' && { phrase: inner.label }),
        followsFrom: [''],
      }
    }
  },
}

/** Whether an element is in another one, or is that element itself. */
const isIn = (outer: HtmlElement, element: HtmlElement | undefined) =>
  element !== undefined && (element === outer || (element.offset > outer.offset && element.offset < outer.end))

const hiddenElements = selection(({ attributes }) => {
  const { 'aria-hidden': value, hidden, inert } = attributes
  return value !== undefined && value.trim().toLowerCase() === 'true' && hidden === undefined && inert === undefined
})

const focusables = selection(isFocusable)

function isFocusable({ name, attributes }: DistinctElement): boolean {
  const { tabindex, href, disabled, type } = attributes
  if (tabindex !== undefined) return Number.parseInt(tabindex, 10) >= 0
  if (name === 'a' || name === 'area') return href !== undefined
  if (name === 'input' && type?.toLowerCase() === 'hidden') return false
  return focusable.has(name) && disabled === undefined
}

const focusable = new Set(['button', 'input', 'select', 'textarea', 'iframe', 'summary'])
