import { tagOf } from '../../markup/element-name.ts'
import type { ElementRule } from '../../rule.ts'

/** Types of inputs for personal data, with the value of autocomplete for each. */
const personal: Record<string, string> = { email: 'email', tel: 'tel' }

/** A field for personal data without the attribute autocomplete. */
export const fieldAutocomplete: ElementRule = {
  code: 'field-autocomplete',
  scope: 'element',
  names: ['input'],
  title: 'Field without autocomplete',
  severity: 'notice',
  why: 'With autocomplete, a browser fills in the field with one tap. Fewer visitors on phones give up, and visitors who find typing hard do not have to type.',
  how: 'Every <input> of type email or tel needs the attribute autocomplete. Any value passes, even "off", because it is a deliberate choice.',
  fix: 'Add autocomplete="email" or autocomplete="tel".',
  source: 'https://www.w3.org/TR/WCAG22/#identify-input-purpose',
  *check(element) {
    const { type = '', autocomplete } = element.attributes
    const token = personal[type.toLowerCase()]
    if (token === undefined || autocomplete !== undefined) return
    yield {
      what: `The field ${tagOf(element)} {pages} has no autocomplete, so browsers do not know what to fill in.`,
      fix: `Add autocomplete="${token}".`,
    }
  },
}
