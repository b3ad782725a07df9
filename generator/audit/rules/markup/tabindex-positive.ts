import { withAttribute } from '../../markup/element-index.ts'
import { tagOf } from '../../markup/element-name.ts'
import type { MarkupRule } from '../../rule.ts'

/** An element with a positive tabindex. */
export const tabindexPositive: MarkupRule = {
  code: 'tabindex-positive',
  scope: 'markup',
  title: 'Positive tabindex',
  severity: 'warning',
  why: 'The Tab key reaches the element before everything else on the page, the skip link included, so sighted keyboard users lose track of the focus.',
  how: 'Reports every tabindex above 0. The values 0 and -1 pass.',
  fix: 'Write tabindex="0" or remove the attribute, and move the element to its place in the document.',
  source: 'https://www.w3.org/TR/WCAG22/#focus-order',
  *check(scan) {
    for (const element of withAttribute(scan, 'tabindex'))
      if (Number(element.attributes.tabindex) > 0)
        yield {
          what: `The element ${tagOf(scan, element)} {pages} has tabindex ${element.attributes.tabindex}; values above 0 change the tab order.`,
        }
  },
}
