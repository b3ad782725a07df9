import { elementsNamed } from '../../../core/html/scan-html.ts'
import { quoted } from '../../markup/element-name.ts'
import type { PageRule } from '../../rule.ts'

/** A page with a text of its own that leads its visitors away, or loads itself again. */
export const metaRefresh: PageRule = {
  code: 'meta-refresh',
  scope: 'page',
  title: 'Page that leads on by itself',
  severity: 'error',
  why: 'Search engines take it for a redirect and drop the page in favour of its target; and whoever reads slowly or with a screen reader is carried away in the middle of a sentence.',
  how: 'A meta element with http-equiv="refresh" on a page that the manifest asks for. A small file that does nothing else stands for a redirect, and redirect-stub looks at those.',
  fix: 'Remove the element; where the address is to lead on, take the page out of the manifest and write the address in redirects.yaml.',
  source: 'https://www.w3.org/TR/WCAG20-TECHS/F41.html',
  *check({ route, own }) {
    if (route === undefined) return
    for (const { attributes } of elementsNamed(own, 'meta'))
      if (/^\s*refresh\s*$/i.test(attributes['http-equiv'] ?? ''))
        yield { what: `The meta element refresh {pages} says ${quoted(attributes.content ?? '')}.` }
  },
}
