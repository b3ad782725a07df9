import { firstPicture } from '../../markup/first-picture.ts'
import type { PageRule } from '../../rule.ts'

/** The main picture of a page put off until the page is laid out. */
export const heroLazy: PageRule = {
  code: 'hero-lazy',
  scope: 'page',
  title: 'Main picture that loads late',
  severity: 'warning',
  why: 'The picture at the top is what a visitor waits for. With loading="lazy" the browser asks for it only after stylesheet and layout, which costs half a second and more on a phone.',
  how: 'The first <img> of the main part, where it stands before the first heading of the second level and is wide enough to matter. A picture further down may, and should, be lazy.',
  fix: 'Leave out loading="lazy" on the first picture, and give it fetchpriority="high".',
  source: 'https://web.dev/articles/optimize-lcp',
  thresholds: {
    narrowest: { value: 300, unit: 'px', meaning: 'Declared width below which a picture is not the main one.' },
  },
  *check({ own }, { limit }) {
    const first = firstPicture(own, limit('narrowest'))
    if (first?.attributes.loading?.toLowerCase() === 'lazy')
      yield {
        what: `The main picture ${first.attributes.src} {pages} has loading="lazy".`,
        cause: first.attributes.src ?? '',
      }
  },
}
