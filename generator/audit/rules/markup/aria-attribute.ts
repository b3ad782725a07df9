import type { ElementRule } from '../../rule.ts'

const booleans = ['true', 'false']
const tristate = [...booleans, 'mixed']

/** The attributes of WAI-ARIA 1.2 and 1.3, with their values if these are fixed. */
const attributesOf: Readonly<Record<string, readonly string[] | undefined>> = {
  ...Object.fromEntries(
    `activedescendant braillelabel brailleroledescription colcount colindex colindextext colspan controls describedby
    description details errormessage flowto keyshortcuts label labelledby level owns placeholder posinset roledescription
    rowcount rowindex rowindextext rowspan setsize valuemax valuemin valuenow valuetext`
      .split(/\s+/)
      .map((name) => [name, undefined]),
  ),
  ...Object.fromEntries(
    ['atomic', 'busy', 'disabled', 'modal', 'multiline', 'multiselectable', 'readonly', 'required'].map((name) => [
      name,
      booleans,
    ]),
  ),
  ...Object.fromEntries(
    ['expanded', 'grabbed', 'hidden', 'selected'].map((name) => [name, [...booleans, 'undefined']]),
  ),
  checked: [...tristate, 'undefined'],
  pressed: [...tristate, 'undefined'],
  autocomplete: ['inline', 'list', 'both', 'none'],
  current: [...booleans, 'page', 'step', 'location', 'date', 'time'],
  dropeffect: undefined,
  haspopup: [...booleans, 'menu', 'listbox', 'tree', 'grid', 'dialog'],
  invalid: [...booleans, 'grammar', 'spelling'],
  live: ['off', 'polite', 'assertive'],
  orientation: ['horizontal', 'vertical', 'undefined'],
  relevant: undefined,
  sort: ['ascending', 'descending', 'none', 'other'],
}

/** An ARIA attribute that does not exist, or has a value that it does not know. */
export const ariaAttribute: ElementRule = {
  code: 'aria-attribute',
  scope: 'element',
  title: 'Unknown ARIA attribute or value',
  severity: 'error',
  why: 'Browsers ignore it, so a screen reader does not learn the name or the state that it was to give.',
  how: 'Looks up every attribute that begins with "aria-" in WAI-ARIA, and its value if the attribute has fixed values.',
  fix: 'Correct the spelling of the attribute or of its value.',
  source: 'https://www.w3.org/TR/wai-aria-1.2/#state_prop_def',
  *check({ name, attributes, tag }) {
    if (!tag.includes('aria-')) return
    for (const [attribute, value] of Object.entries(attributes)) {
      if (!attribute.startsWith('aria-')) continue
      const key = attribute.slice('aria-'.length)
      const values = attributesOf[key]
      if (!Object.hasOwn(attributesOf, key))
        yield { what: `The attribute ${attribute} of a <${name}> {pages} does not exist.`, cause: attribute }
      else if (values && value !== '' && !values.includes(value.trim().toLowerCase()))
        yield {
          what: `${attribute}="${value}" of a <${name}> {pages} is none of ${values.join(', ')}.`,
          cause: `${attribute} ${value}`,
        }
    }
  },
}
