import { elementsNamed } from '../../../scan/scan.ts'
import type { PageRule } from '../../rule.ts'

/** A base address, which turns every relative link of the page. What is reported of links takes them as they stand. */
export const baseElement: PageRule = {
  code: 'base-element',
  scope: 'page',
  title: 'Page that turns its relative links',
  severity: 'error',
  why: 'A base element sends every relative link, picture and #anchor of the page somewhere else; one left from a trial address breaks them all.',
  how: 'No page may have a base element with an address.',
  mend: 'Remove the base element; the addresses of the site begin with a slash and need none.',
  source: 'https://html.spec.whatwg.org/multipage/semantics.html#the-base-element',
  *check({ own }) {
    const href = elementsNamed(own, 'base')[0]?.attributes.href
    if (href !== undefined)
      yield { what: `A base element {pages} turns every relative address to "${href}".`, cause: href }
  },
}
