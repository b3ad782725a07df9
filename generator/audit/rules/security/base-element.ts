import { named } from '../../element-index.ts'
import type { MarkupRule } from '../../rule.ts'

/** An element that changes where every address of the page leads. */
export const baseElement: MarkupRule = {
  code: 'base-element',
  scope: 'markup',
  title: 'Base address set for a page',
  severity: 'warning',
  why: 'Every address of the page that is not complete, places on the page itself included, leads elsewhere; it is also the shortest way to take a page over.',
  how: 'Every <base>. The audit reads addresses as if there were none, and the policy of a page built here forbids it.',
  mend: 'Remove it, and write addresses beginning with a slash.',
  source: 'https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/base',
  *check(scan) {
    for (const { attributes } of named(scan, 'base'))
      yield { what: `A <base href="${attributes.href ?? ''}"> {pages} changes where addresses lead.` }
  },
}
