import { named } from '../../markup/element-index.ts'
import { tagOf } from '../../markup/element-name.ts'
import type { MarkupRule } from '../../rule.ts'

/** An image without declared width and height. */
export const pictureUnsized: MarkupRule = {
  code: 'picture-unsized',
  scope: 'markup',
  title: 'Image without width and height',
  severity: 'warning',
  why: 'The browser cannot reserve space before the image arrives. The text below then jumps while the visitor reads; search engines measure this as layout shift.',
  how: 'Every <img> needs both width and height as whole numbers. A style attribute with aspect-ratio, or with both width and height, also passes.',
  fix: 'Add the width and height of the file to the <img>. The stylesheet still sets the displayed size.',
  source: 'https://web.dev/articles/optimize-cls',
  *check(scan) {
    for (const element of named(scan, 'img')) {
      const { width = '', height = '', style = '', src } = element.attributes
      if (/^\d+$/.test(width) && /^\d+$/.test(height)) continue
      if (/aspect-ratio|width.*height|height.*width/i.test(style)) continue
      const missing = [...(/^\d+$/.test(width) ? [] : ['width']), ...(/^\d+$/.test(height) ? [] : ['height'])]
      yield {
        what: `The image ${src ?? tagOf(scan, element)} {pages} has no ${missing.join(' and no ')}.`,
        ...(src && { cause: src }),
      }
    }
  },
}
