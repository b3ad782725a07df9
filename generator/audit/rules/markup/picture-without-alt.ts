import type { DistinctElement } from '../../../core/html/distinct-element.ts'
import { hasName, tagOf } from '../../markup/element-name.ts'
import { selection } from '../../markup/selection.ts'
import { isPixel } from '../../markup/tracking-pixel.ts'
import type { MarkupRule } from '../../rule.ts'

/** An image without alt text or another accessible name. */
export const pictureWithoutAlt: MarkupRule = {
  code: 'picture-without-alt',
  scope: 'markup',
  title: 'Image without alt text',
  severity: 'error',
  why: 'A screen reader reads the file name, if anything, and image search has no text to index.',
  how: 'Every <img>, every <area> with href, and every element with role="img" needs alt, aria-label or aria-labelledby, and all but an <img> may have title instead, which few browsers and no search engine read in place of alt. An empty alt passes, except on an <area>: it marks a decorative image. Ignores elements with aria-hidden="true", role="presentation" or role="none".',
  fix: 'Describe in alt what the image shows, or write alt="" if it is decorative.',
  source: 'https://www.w3.org/TR/WCAG22/#non-text-content',
  supersededBy: ['third-party-picture'],
  *check(scan) {
    for (const element of withoutAlt(scan)) {
      if (element.name !== 'img' && hasName(scan, element)) continue
      const { src } = element.attributes
      yield src
        ? {
            what: `The image ${src} {pages} has no alt text.`,
            cause: src,
            // A component that lost the alt texts has many images.
            group: 'alt',
            ...(isPixel(element) && { followsFrom: [String(element.offset)] }),
          }
        : { what: `The image ${tagOf(element.distinct)} {pages} has no accessible name.` }
    }
  },
}

const withoutAlt = selection((element) => {
  if (!isPicture(element)) return false
  const { name, attributes } = element
  if (attributes.alt !== undefined && name !== 'area') return false
  if (attributes['aria-hidden'] === 'true' || attributes.role === 'presentation' || attributes.role === 'none')
    return false
  return name !== 'img' || !isNamed(attributes)
})

function isPicture({ name, attributes }: DistinctElement): boolean {
  return name === 'img' || (name === 'area' && attributes.href !== undefined) || attributes.role === 'img'
}

const isNamed = ({ 'aria-label': label, 'aria-labelledby': by }: Record<string, string>) =>
  Boolean(label?.trim() || by?.trim())
