import { tagOf } from '../../markup/element-name.ts'
import type { ElementRule } from '../../rule.ts'

/** An image without declared width and height. */
export const pictureUnsized: ElementRule = {
  code: 'picture-unsized',
  scope: 'element',
  names: ['img'],
  title: 'Image without width and height',
  severity: 'warning',
  why: 'The browser cannot reserve space before the image arrives. The text below then jumps while the visitor reads; search engines measure this as layout shift.',
  how: 'Every <img> needs both width and height as whole numbers. A style attribute with aspect-ratio, or with both width and height, also passes.',
  fix: 'Add the width and height of the file to the <img>. The stylesheet still sets the displayed size.',
  source: 'https://web.dev/articles/optimize-cls',
  supersededBy: ['third-party-picture'],
  *check(element) {
    const { width = '', height = '', style = '', src } = element.attributes
    if (/^\d+$/.test(width) && /^\d+$/.test(height)) return
    if (/aspect-ratio|width.*height|height.*width/i.test(style)) return
    const missing = [...(/^\d+$/.test(width) ? [] : ['width']), ...(/^\d+$/.test(height) ? [] : ['height'])]
    yield {
      what: `The image ${src ?? tagOf(element)} {pages} has no ${missing.join(' and no ')}.`,
      // One template writes images with one class.
      ...(src && { cause: element.attributes.class ?? src }),
      subject: '{offset}',
    }
  },
}
