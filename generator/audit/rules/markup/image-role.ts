import type { ElementRule } from '../../rule.ts'

/** An element with the role of an image that has no name. */
export const imageRole: ElementRule = {
  code: 'image-role',
  scope: 'element',
  attributes: ['role'],
  title: 'Image role without a name',
  severity: 'error',
  why: 'A screen reader says "image" and nothing else.',
  how: 'An element other than <img> with role="img" needs an aria-label, aria-labelledby or title.',
  fix: 'Write an aria-label that says what the image shows.',
  source: 'https://www.w3.org/TR/wai-aria-1.2/#img',
  *check({ name, attributes }) {
    if (attributes.role !== 'img' || name === 'img' || name === 'svg') return
    const label = attributes['aria-label']?.trim() || attributes.title?.trim()
    if (!label && !attributes['aria-labelledby'])
      yield { what: `The <${name}> with role="img" {pages} has no name.`, cause: `unnamed ${name}` }
  },
}
