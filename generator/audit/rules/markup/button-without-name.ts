import type { HtmlElement } from '../../../core/html/scan-html.ts'
import { hasName, tagOf } from '../../markup/element-name.ts'
import type { MarkupRule } from '../../rule.ts'

/** A button without an accessible name. */
export const buttonWithoutName: MarkupRule = {
  code: 'button-without-name',
  scope: 'markup',
  title: 'Button without an accessible name',
  severity: 'error',
  why: 'A screen reader announces only "button", and voice control has no name to press it by.',
  how: 'Every <button>, every element with role="button", and every <input> of type button or image needs text, the alt text of an image inside it, aria-label, aria-labelledby or title; an <input> may have value or alt instead. Ignores submit and reset inputs, which browsers name, and elements with aria-hidden="true".',
  fix: 'Write on the button what it does, or add an aria-label if it shows only an icon.',
  source: 'https://www.w3.org/TR/WCAG22/#name-role-value',
  *check(scan) {
    for (const element of scan.elements) {
      if (!isButton(element) || element.attributes['aria-hidden'] === 'true') continue
      if (element.name === 'input' ? isInputNamed(element) : hasName(scan, element)) continue
      yield { what: `The button ${tagOf(element.distinct)} {pages} has no accessible name.` }
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
