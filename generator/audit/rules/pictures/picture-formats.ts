import type { DistinctElement } from '../../../core/html/distinct-element.ts'
import { isInside } from '../../../core/html/scan-html.ts'
import { selection } from '../../markup/selection.ts'
import type { MarkupRule } from '../../rule.ts'

/** An image offered only as JPEG, PNG or GIF. */
export const pictureFormats: MarkupRule = {
  code: 'picture-formats',
  scope: 'markup',
  title: 'Image without a modern format',
  severity: 'notice',
  why: 'AVIF and WebP show the same image in about half the bytes, and every current browser supports at least one of them.',
  how: 'Every <img> with a JPEG, PNG or GIF must have AVIF or WebP in its srcset, or be in a <picture> after a <source> of AVIF or WebP. Ignores images declared narrower than the threshold, and images of other sites.',
  fix: 'Put the original into images/ and name it in the manifest. The build then creates every format.',
  source: 'https://web.dev/articles/serve-images-webp',
  supersededBy: ['dead-resource', 'private-host'],
  thresholds: {
    narrowest: { value: 200, unit: 'px', meaning: 'Declared width below which an image is ignored.' },
  },
  names: ['img'],
  *check(scan, { limit }) {
    let hasModern = false
    for (const element of choices(scan)) {
      if (element.name !== 'img') hasModern = element.name === 'source'
      if (element.name !== 'img') continue
      const { src = '', width } = element.attributes
      if (width !== undefined && Number(width) < limit('narrowest')) continue
      if (isInside(element, 'picture') && hasModern) continue
      yield { what: `The image ${src} {pages} has no AVIF or WebP version.`, cause: src, followsFrom: [src] }
    }
  },
}

/** Where a choice of files begins, each modern file of it, and the images in a former format. */
const choices = selection(
  ({ name, attributes }) =>
    name === 'picture' ||
    (name === 'source' && /avif|webp/i.test(`${attributes.type} ${attributes.srcset}`)) ||
    (name === 'img' && isFormer(attributes)),
)

function isFormer({ src = '', srcset = '' }: DistinctElement['attributes']): boolean {
  return /\.(jpe?g|png|gif)([?#]|$)/i.test(src) && !/^(https?:)?\/\//i.test(src) && !/\.(avif|webp)\s/i.test(srcset)
}
