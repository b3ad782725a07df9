import { tagOf } from '../../markup/element-name.ts'
import type { ElementRule } from '../../rule.ts'

/** A frame without a declared height. */
export const frameUnsized: ElementRule = {
  code: 'frame-unsized',
  scope: 'element',
  names: ['iframe'],
  title: 'Frame without a height',
  severity: 'warning',
  why: 'The frame is 150 pixels high until a stylesheet or script sets its height. The content below then jumps while the visitor reads or clicks.',
  how: 'Every <iframe> needs the attribute height, or height or aspect-ratio in its style attribute. Stylesheets are not read: a height set there must also be stated as an attribute. Ignores frames with hidden or aria-hidden="true".',
  fix: 'Add width and height to the frame. For an embed of the manifest, set its height in site.yaml.',
  source: 'https://web.dev/articles/optimize-cls',
  supersededBy: ['frame-origin'],
  *check(element) {
    const { height, style = '', hidden, 'aria-hidden': isHidden } = element.attributes
    if (/^\d+/.test(height ?? '') || /height|aspect-ratio/i.test(style) || hidden !== undefined || isHidden === 'true')
      return
    yield { what: `The frame ${tagOf(element)} {pages} has no height.`, subject: '{offset}' }
  },
}
