import { tagOf } from '../../markup/element-name.ts'
import type { ElementRule } from '../../rule.ts'

/** An element with a positive tabindex. */
export const tabindexPositive: ElementRule = {
  code: 'tabindex-positive',
  scope: 'element',
  attributes: ['tabindex'],
  title: 'Positive tabindex',
  severity: 'warning',
  why: 'The Tab key reaches the element before everything else on the page, the skip link included, so sighted keyboard users lose track of the focus.',
  how: 'Reports every tabindex above 0. The values 0 and -1 pass.',
  fix: 'Write tabindex="0" or remove the attribute, and move the element to its place in the document.',
  source: 'https://www.w3.org/TR/WCAG22/#focus-order',
  *check({ name, attributes, tag }) {
    if (Number(attributes.tabindex) > 0)
      yield {
        what: `The element ${tagOf({ tag })} {pages} has tabindex ${attributes.tabindex}; values above 0 change the tab order.`,
        // Elements that were numbered in their order are one fault.
        cause: name,
      }
  },
}
