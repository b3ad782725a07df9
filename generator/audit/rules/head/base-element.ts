import type { ElementRule } from '../../rule.ts'

/** A `<base>`, which changes where every relative URL and fragment of the page leads. */
export const baseElement: ElementRule = {
  code: 'base-element',
  scope: 'element',
  names: ['base'],
  title: 'Base element',
  severity: 'error',
  why: 'Links to a part of the page, such as the skip link, then lead to another page, and so do relative URLs.',
  how: 'Finds <base> with href. The build writes URLs that begin with a slash and need none.',
  fix: 'Remove the element.',
  source: 'https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/base',
  *check({ attributes }) {
    if (attributes.href !== undefined)
      yield { what: `<base href="${attributes.href}"> {pages} moves every relative URL.` }
  },
}
