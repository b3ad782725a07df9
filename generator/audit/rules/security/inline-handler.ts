import { tagOf } from '../../markup/element-name.ts'
import type { MarkupRule } from '../../rule.ts'

/** Script in an attribute. */
export const inlineHandler: MarkupRule = {
  code: 'inline-handler',
  scope: 'markup',
  title: 'Script in an attribute',
  severity: 'warning',
  why: 'A policy that is worth anything forbids it, so that it never runs; and it is the form in which foreign script most often gets into a page.',
  how: 'Every attribute whose name begins with on, such as onclick or onerror.',
  fix: 'Remove it. What a page does stands in the scripts of src/.',
  source: 'https://developer.mozilla.org/docs/Web/HTTP/Guides/CSP',
  *check(scan) {
    for (const element of scan.elements)
      for (const name in element.attributes)
        if (name.startsWith('on') && name.length > 4)
          yield { what: `${tagOf(scan, element)} {pages} has script in its attribute ${name}.` }
  },
}
