import { named } from '../../markup/element-index.ts'
import type { MarkupRule } from '../../rule.ts'

const obsolete = ['font', 'center', 'marquee', 'blink', 'frameset']

/** An element that HTML no longer defines. */
export const obsoleteElement: MarkupRule = {
  code: 'obsolete-element',
  scope: 'markup',
  title: 'Obsolete HTML element',
  severity: 'warning',
  why: 'These elements fix a style that the theme cannot change, and some visitors cannot read text that moves or blinks.',
  how: 'Reports the elements font, center, marquee, blink and frameset.',
  fix: 'Remove the tags, and style the text in the stylesheet.',
  source: 'https://html.spec.whatwg.org/multipage/obsolete.html#non-conforming-features',
  names: obsolete,
  *check(scan) {
    for (const name of obsolete)
      if (named(scan, name).length > 0)
        yield { what: `The element <${name}> {pages} is obsolete in HTML.`, cause: name }
  },
}
