import { named } from '../../markup/element-index.ts'
import { tagOf } from '../../markup/element-name.ts'
import type { MarkupRule } from '../../rule.ts'

/** A picture for which no room is kept while it loads. */
export const pictureUnsized: MarkupRule = {
  code: 'picture-unsized',
  scope: 'markup',
  title: 'Picture without width and height',
  severity: 'warning',
  why: 'The browser does not know how much room it needs until it has arrived; the text below then jumps while somebody reads it, which search engines measure as layout shift.',
  how: 'Every <img> needs both width and height as whole numbers. A style with aspect-ratio, or with both of them, passes too.',
  fix: 'Write the width and height of the file on the <img>; the stylesheet still decides how large it is shown.',
  source: 'https://web.dev/articles/optimize-cls',
  *check(scan) {
    for (const element of named(scan, 'img')) {
      const { width = '', height = '', style = '', src } = element.attributes
      if (/^\d+$/.test(width) && /^\d+$/.test(height)) continue
      if (/aspect-ratio|width.*height|height.*width/i.test(style)) continue
      const missing = [...(/^\d+$/.test(width) ? [] : ['width']), ...(/^\d+$/.test(height) ? [] : ['height'])]
      yield {
        what: `The picture ${src ?? tagOf(scan, element)} {pages} states no ${missing.join(' and no ')}.`,
        ...(src && { cause: src }),
      }
    }
  },
}
