import { named } from '../../markup/element-index.ts'
import { tagOf } from '../../markup/element-name.ts'
import type { MarkupRule } from '../../rule.ts'

/** Types of fields that ask for something of the visitor's own. */
const personal: Record<string, string> = { email: 'email', tel: 'tel' }

/** A field for what a browser could fill in, that does not tell it so. */
export const fieldAutocomplete: MarkupRule = {
  code: 'field-autocomplete',
  scope: 'markup',
  title: 'Field the browser cannot fill in',
  severity: 'notice',
  why: 'A browser that knows what is asked for fills it in with one tap: fewer visitors give up on a phone, and whoever finds writing hard need not write.',
  how: 'Fields of the types email and tel without the attribute autocomplete. Any value passes, "off" too: somebody has thought of it.',
  fix: 'Add autocomplete="email" or autocomplete="tel".',
  source: 'https://www.w3.org/TR/WCAG22/#identify-input-purpose',
  *check(scan) {
    for (const element of named(scan, 'input')) {
      const { type = '', autocomplete } = element.attributes
      const token = personal[type.toLowerCase()]
      if (token === undefined || autocomplete !== undefined) continue
      yield {
        what: `The field ${tagOf(scan, element)} {pages} does not tell the browser what it may fill in.`,
        fix: `Add autocomplete="${token}".`,
      }
    }
  },
}
