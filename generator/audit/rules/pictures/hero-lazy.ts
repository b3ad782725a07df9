import { firstPicture } from '../../markup/first-picture.ts'
import type { PageRule } from '../../rule.ts'

/** A main image that loads lazily. */
export const heroLazy: PageRule = {
  code: 'hero-lazy',
  scope: 'page',
  title: 'Lazy-loaded main image',
  severity: 'warning',
  why: 'The image at the top is what a visitor waits for. With loading="lazy" the browser requests it only after stylesheets and layout, which costs half a second or more on a phone.',
  how: 'Checks the first <img> in <main> if it comes before the first H2 and is not declared narrower than the threshold. Images further down may, and should, be lazy.',
  fix: 'Remove loading="lazy" from the first image, and add fetchpriority="high".',
  source: 'https://web.dev/articles/optimize-lcp',
  thresholds: {
    narrowest: { value: 300, unit: 'px', meaning: 'Declared width below which an image is not the main image.' },
  },
  names: ['img'],
  *check({ own }, { limit }) {
    const first = firstPicture(own, limit('narrowest'))
    if (first?.attributes.loading?.toLowerCase() === 'lazy')
      yield {
        what: `The main image ${first.attributes.src} {pages} has loading="lazy".`,
        // One template writes images with one class.
        cause: first.attributes.class ?? first.attributes.src ?? '',
      }
  },
}
