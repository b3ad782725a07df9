import type { DistinctElement } from '../../../core/html/distinct-element.ts'
import { tagOf } from '../../markup/element-name.ts'
import type { ElementRule } from '../../rule.ts'
import { strangeForm } from '../security/form-insecure.ts'

/** Types of inputs for personal data, with the value of autocomplete for each. */
const personal: Record<string, string> = { email: 'email', tel: 'tel' }

/** Names of contact details and data that a browser fills in. Source: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill-field */
const tokens = new Set(
  `on off name honorific-prefix given-name additional-name family-name honorific-suffix nickname username new-password
  current-password one-time-code organization-title organization street-address address-line1 address-line2 address-line3
  address-level4 address-level3 address-level2 address-level1 country country-name postal-code cc-name cc-given-name
  cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type transaction-currency
  transaction-amount language bday bday-day bday-month bday-year sex url photo tel tel-country-code tel-national
  tel-area-code tel-local tel-local-prefix tel-local-suffix tel-extension email impp webauthn shipping billing home work
  mobile fax pager`.split(/\s+/),
)

/** A field for personal data without the attribute autocomplete, or with an unknown value. */
export const fieldAutocomplete: ElementRule = {
  code: 'field-autocomplete',
  scope: 'element',
  names: ['input', 'select', 'textarea'],
  title: 'Field without autocomplete, with an unknown one, or of another type',
  severity: 'notice',
  why: 'With autocomplete, a browser fills in the field with one tap. Fewer visitors on phones give up, and visitors who find typing hard do not have to type.',
  how: 'Every <input> of type email or tel needs the attribute autocomplete. Each word of the attribute must be a name of the HTML standard; "off" is one, because it is a deliberate choice. A field whose autocomplete or name is email or tel must have this type, or the keyboard for it (a warning).',
  fix: 'Add autocomplete="email" or autocomplete="tel".',
  source: 'https://www.w3.org/TR/WCAG22/#identify-input-purpose',
  supersededBy: ['form-insecure'],
  *check(element) {
    const { type = '', autocomplete } = element.attributes
    const token = personal[type.toLowerCase()]
    const unknown = autocomplete?.split(/\s+/).find((word) => !isToken(word.toLowerCase()))
    if (unknown !== undefined)
      yield {
        severity: 'warning',
        what: `The field ${tagOf(element)} {pages} has the unknown autocomplete "${unknown}", so browsers fill in nothing.`,
        fix: 'Write a name of the HTML standard, such as email, tel, given-name or street-address.',
      }
    const meant = otherType(element)
    if (meant !== undefined)
      yield {
        severity: 'warning',
        what: `The field ${tagOf(element)} {pages} asks for ${meant === 'tel' ? 'a phone number' : 'an e-mail address'}, but has the type "${type || 'text'}".`,
        fix: `Write type="${meant}", for which phones show the right keyboard.`,
      }
    if (token === undefined || autocomplete !== undefined) return
    yield {
      what: `The field ${tagOf(element)} {pages} has no autocomplete, so browsers do not know what to fill in.`,
      fix: `Add autocomplete="${token}".`,
      followsFrom: [strangeForm],
    }
  },
}

/** The type of a field for an address or a number that has another one, and no keyboard for it. */
function otherType({ name, attributes }: Pick<DistinctElement, 'name' | 'attributes'>): string | undefined {
  const { type = 'text', inputmode = '', autocomplete = '', name: field = '' } = attributes
  if (name !== 'input' || !/^(?:text|number|search)?$/i.test(type)) return undefined
  const meant = [autocomplete, field]
    .map((each) => inputTypes.get(each.toLowerCase()))
    .find((each) => each !== undefined)
  return meant === inputmode.toLowerCase() ? undefined : meant
}

/** What autocomplete or the name of a field says it is for, with its type. */
const inputTypes = new Map([
  ['email', 'email'],
  ['e-mail', 'email'],
  ['tel', 'tel'],
  ['phone', 'tel'],
])

const isToken = (word: string) => word === '' || tokens.has(word) || word.startsWith('section-')
