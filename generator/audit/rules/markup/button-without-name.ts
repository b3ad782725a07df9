import type { DistinctElement } from '../../../core/html/distinct-element.ts'
import { hasName, isNamedByItself, tagOf } from '../../markup/element-name.ts'
import { selection } from '../../markup/selection.ts'
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
    for (const element of unnamed(scan)) {
      if (element.name !== 'input' && hasName(scan, element)) continue
      yield { what: `The button ${tagOf(element.distinct)} {pages} has no accessible name.` }
    }
  },
}

/** Those whose name can only be in the markup inside of them. */
const unnamed = selection(
  (element) =>
    isButton(element) &&
    element.attributes['aria-hidden'] !== 'true' &&
    !(element.name === 'input' ? isInputNamed(element) : isNamedByItself(element)),
)

const buttonInputs = new Set(['button', 'image'])

function isButton({ name, attributes }: DistinctElement): boolean {
  if (name === 'input') return buttonInputs.has((attributes.type ?? '').toLowerCase())
  return name === 'button' || attributes.role === 'button'
}

function isInputNamed({
  attributes: { value, alt, title, 'aria-label': label, 'aria-labelledby': by },
}: DistinctElement): boolean {
  return [value, alt, title, label, by].some((text) => Boolean(text?.trim()))
}
