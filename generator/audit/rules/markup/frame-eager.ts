import { isInside } from '../../../core/html/scan-html.ts'
import { foreignOrigin } from '../../markup/frames.ts'
import type { ElementRule } from '../../rule.ts'

/** A third-party frame that loads before the visitor scrolls to it. */
export const frameEager: ElementRule = {
  code: 'frame-eager',
  scope: 'element',
  names: ['iframe'],
  title: 'Third-party frame without lazy loading',
  severity: 'warning',
  why: 'A booking form or a map is often heavier than the rest of the page, and competes for bandwidth with the image and the text that the visitor came for.',
  how: 'Every <iframe> of another origin needs loading="lazy". Ignores frames in a <template>, which load only when a script inserts them.',
  fix: 'Add loading="lazy" to the frame.',
  source: 'https://web.dev/articles/iframe-lazy-loading',
  supersededBy: ['frame-origin'],
  *check(element, { manifest }) {
    if (isInside(element, 'template')) return
    if (element.attributes.loading?.toLowerCase() === 'lazy') return
    const foreign = foreignOrigin(element, manifest.site.origin)
    if (foreign)
      yield {
        what: `A frame {pages} loads ${foreign} before the visitor scrolls to it.`,
        cause: foreign,
        subject: '{offset}',
      }
  },
}
