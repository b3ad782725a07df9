import { withAttribute } from '../../markup/element-index.ts'
import { tagOf } from '../../markup/element-name.ts'
import type { MarkupRule } from '../../rule.ts'

/** An element that pushes itself to the front of the order in which the Tab key goes through a page. */
export const tabindexPositive: MarkupRule = {
  code: 'tabindex-positive',
  scope: 'markup',
  title: 'Element that jumps the queue of the Tab key',
  severity: 'warning',
  why: 'The Tab key then visits it before everything else on the page, the link past the header included, and whoever follows by eye loses track.',
  how: 'Every tabindex above 0. 0 and -1 pass.',
  fix: 'Write tabindex="0", or leave it out, and put the element where it belongs in the order of the page.',
  source: 'https://www.w3.org/TR/WCAG22/#focus-order',
  *check(scan) {
    for (const element of withAttribute(scan, 'tabindex'))
      if (Number(element.attributes.tabindex) > 0)
        yield { what: `${tagOf(scan, element)} {pages} has tabindex ${element.attributes.tabindex}.` }
  },
}
