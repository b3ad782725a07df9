import type { HtmlElement } from '../../../core/html/scan-html.ts'
import { inOrder, namedAny, withAttribute } from '../../markup/element-index.ts'
import { hasName, tagOf } from '../../markup/element-name.ts'
import type { MarkupRule } from '../../rule.ts'

/** A button of which nobody is told what it does. */
export const buttonWithoutName: MarkupRule = {
  code: 'button-without-name',
  scope: 'markup',
  title: 'Button without a name',
  severity: 'error',
  why: 'A screen reader says "button" and no more, and whoever speaks to the browser has no word to press it by.',
  how: 'Every <button>, every element with role="button", and inputs that are buttons need text, the alt text of a picture in them, aria-label, aria-labelledby or title. Of inputs for submit and reset the browser knows a name itself.',
  fix: 'Write what it does on the button, or give it an aria-label where only a drawing is shown.',
  source: 'https://www.w3.org/TR/WCAG22/#name-role-value',
  *check(scan) {
    const buttons = [...namedAny(scan, ['button', 'input']), ...withAttribute(scan, 'role')]
    for (const element of inOrder(buttons)) {
      if (!isButton(element) || element.attributes['aria-hidden'] === 'true') continue
      if (element.name === 'input' ? isInputNamed(element) : hasName(scan, element)) continue
      yield { what: `${tagOf(scan, element)} {pages} is a button without a name.` }
    }
  },
}

const buttonInputs = new Set(['button', 'image'])

function isButton({ name, attributes }: HtmlElement): boolean {
  if (name === 'input') return buttonInputs.has((attributes.type ?? '').toLowerCase())
  return name === 'button' || attributes.role === 'button'
}

function isInputNamed({ attributes: { value, alt, title, 'aria-label': label, 'aria-labelledby': by } }: HtmlElement) {
  return [value, alt, title, label, by].some((text) => text?.trim())
}
