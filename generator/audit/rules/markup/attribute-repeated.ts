import { tagOf } from '../../markup/element-name.ts'
import type { ElementRule } from '../../rule.ts'

/** A tag that has one attribute twice. */
export const attributeRepeated: ElementRule = {
  code: 'attribute-repeated',
  scope: 'element',
  title: 'Attribute written twice',
  severity: 'warning',
  why: 'Browsers use the first value and ignore the second one. An empty alt before the right one hides the image from screen readers.',
  how: 'Reads the attributes of every start tag that other rules look at.',
  fix: 'Remove one of the attributes.',
  source: 'https://html.spec.whatwg.org/multipage/syntax.html#attributes-2',
  *check(element) {
    const { tag, repeated } = element
    if (repeated !== '')
      yield { what: `The element ${tagOf(element)} {pages} has the attribute ${repeated} twice.`, cause: tag }
  },
}
