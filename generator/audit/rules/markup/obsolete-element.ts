import { named } from '../../markup/element-index.ts'
import type { MarkupRule } from '../../rule.ts'

const retired = ['font', 'center', 'marquee', 'blink', 'frameset']

/** Elements that HTML has given up. */
export const obsoleteElement: MarkupRule = {
  code: 'obsolete-element',
  scope: 'markup',
  title: 'Element that HTML has given up',
  severity: 'warning',
  why: 'They fix a look that the theme cannot change any more, and text that moves or blinks cannot be read by everybody.',
  how: 'The elements font, center, marquee, blink and frameset.',
  fix: 'Remove the tags and leave the look to the stylesheet.',
  source: 'https://html.spec.whatwg.org/multipage/obsolete.html#non-conforming-features',
  *check(scan) {
    for (const name of retired)
      if (named(scan, name).length > 0)
        yield { what: `The element <${name}> {pages} is no part of HTML any more.`, cause: name }
  },
}
