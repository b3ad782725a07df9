import { isInside } from '../../../core/html/scan-html.ts'
import { picturesAndHeadings } from '../../markup/first-picture.ts'
import type { PageRule } from '../../rule.ts'

/** An image far down the page that does not load lazily. */
export const pictureEager: PageRule = {
  code: 'picture-eager',
  scope: 'page',
  title: 'Off-screen image without lazy loading',
  severity: 'notice',
  why: 'Images below the first screen compete for bandwidth with the main image, and visitors who never scroll to them download them for nothing.',
  how: 'Every <img> in <main> after the first H2 needs loading="lazy". Ignores the first image of the page, images with fetchpriority="high", and images in a <template> or <noscript>.',
  fix: 'Add loading="lazy" to the image.',
  source: 'https://web.dev/articles/browser-level-image-lazy-loading',
  supersededBy: ['mixed-content', 'third-party-picture'],
  names: ['img'],
  *check({ own }) {
    let isBelow = false
    let isFirst = true
    for (const element of picturesAndHeadings(own)) {
      if (element.name === 'h2') isBelow = true
      if (element.name !== 'img' || isInside(element, 'template', 'noscript')) continue
      const { loading, fetchpriority, src } = element.attributes
      const isLate = isBelow && !isFirst && loading?.toLowerCase() !== 'lazy' && fetchpriority?.toLowerCase() !== 'high'
      isFirst = false
      if (isLate)
        yield {
          what: `The image ${src} {pages} loads before the visitor scrolls to it.`,
          cause: src ?? '',
          followsFrom: [String(element.offset)],
        }
    }
  },
}
