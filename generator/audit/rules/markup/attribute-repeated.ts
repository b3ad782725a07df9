import { tagOf } from '../../markup/element-name.ts'
import type { ElementRule } from '../../rule.ts'

/** The attributes of a tag: each name, with the value skipped. */
const attributeNames = /\s([^\s"'<>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g

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
    const { tag } = element
    const names = Array.from(tag.matchAll(attributeNames), ([, name = '']) => name.toLowerCase())
    const twice = names.find((name, index) => names.indexOf(name) !== index)
    if (twice !== undefined)
      yield { what: `The element ${tagOf(element)} {pages} has the attribute ${twice} twice.`, cause: tag }
  },
}
