import { isInside } from '../../../core/html/scan-html.ts'
import { inOrder, namedAny } from '../../markup/element-index.ts'
import type { MarkupRule } from '../../rule.ts'

/** A photograph that is offered only in a format of the nineties. */
export const pictureFormats: MarkupRule = {
  code: 'picture-formats',
  scope: 'markup',
  title: 'Picture without a modern format',
  severity: 'notice',
  why: 'AVIF and WebP show the same picture in half the bytes, and every browser of today reads one of them.',
  how: 'An <img> with a JPEG, PNG or GIF of some width must stand in a <picture> with a <source> of AVIF or WebP before it. Small ones, and those of other sites, are let pass.',
  fix: 'Put the original into images/ and name it in the manifest, so that the build makes all formats of it.',
  source: 'https://web.dev/articles/serve-images-webp',
  thresholds: {
    narrowest: { value: 200, unit: 'px', meaning: 'Declared width below which the format does not matter.' },
  },
  *check(scan, { limit }) {
    let hasModern = false
    for (const element of inOrder(namedAny(scan, ['picture', 'source', 'img']))) {
      const { attributes } = element
      if (element.name === 'picture') hasModern = false
      else if (element.name === 'source') hasModern ||= /avif|webp/i.test(`${attributes.type} ${attributes.srcset}`)
      if (element.name !== 'img') continue
      const { src = '', width } = attributes
      if (!/\.(jpe?g|png|gif)([?#]|$)/i.test(src) || /^(https?:)?\/\//i.test(src)) continue
      if (width !== undefined && Number(width) < limit('narrowest')) continue
      if (isInside(element, 'picture') && hasModern) continue
      if (/\.(avif|webp)\s/i.test(attributes.srcset ?? '')) continue
      yield { what: `The picture ${src} {pages} is offered neither as AVIF nor as WebP.`, cause: src }
    }
  },
}
