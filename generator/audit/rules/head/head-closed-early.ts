import type { DistinctElement } from '../../../core/html/distinct-element.ts'
import { isCanonical } from '../../../core/html/page.ts'
import { elementsNamed, isInside } from '../../../core/html/scan-html.ts'
import { selection } from '../../markup/selection.ts'
import type { PageRule } from '../../rule.ts'

/** Meta elements that only work in the head. Structured data and stylesheets also work in the body. */
const inHeadOnly = /^(robots|googlebot|description|viewport)$/i

/** Elements of the head that come after something that does not belong there, which ends the head. */
export const headClosedEarly: PageRule = {
  code: 'head-closed-early',
  scope: 'page',
  title: 'Title, canonical or robots directives outside the head',
  severity: 'error',
  why: 'Text, an image or a frame ends the head. Everything after it belongs to the body, where Google ignores canonicals, robots directives and hreflang links.',
  how: 'Titles, canonicals, hreflang links and the meta elements robots, description and viewport must come before the first element or text that does not belong in the head.',
  fix: 'Move the element that ends the head into the body.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
  supersededBy: ['noindex-unexpected'],
  *check({ route, own }) {
    // Without a head tag, the browser decides where the head ends.
    if (route === undefined || !own.byName.has('head')) return
    const elements = misplaced(own)
    if (elements.length === 0) return
    const names = [...new Set(elements.map(nameOf))].join(' and the ')
    const [first] = elements
    // A frame that ends the head.
    const frames = elementsNamed(own, 'iframe').flatMap((frame) => {
      const { src } = frame.attributes
      return first && frame.offset < first.offset && src !== undefined && !isInside(frame, 'main') ? [src.trim()] : []
    })
    // Robots directives have the page as their subject: what they hide is another rule's.
    const areRobots = elements.every(({ attributes }) => /^(?:robots|googlebot)$/i.test(attributes.name ?? ''))
    yield {
      what: `The ${names} {pages} ${elements.length === 1 ? 'is' : 'are'} outside the head.`,
      cause: names,
      ...(!areRobots && { subject: names }),
      ...(frames.length > 0 && { explains: frames }),
    }
  },
}

const nameOf = ({ name, attributes }: Pick<DistinctElement, 'name' | 'attributes'>) =>
  name === 'meta' ? `meta element "${attributes.name}"` : name === 'link' ? `link "${attributes.rel}"` : 'title'

const misplaced = selection(
  (element) => !isInside(element, 'head', 'svg', 'template', 'noscript') && belongsInHead(element),
)

function belongsInHead(element: DistinctElement): boolean {
  const { name, attributes } = element
  if (name === 'title') return true
  if (name === 'meta') return attributes.name !== undefined && inHeadOnly.test(attributes.name)
  return name === 'link' && (isCanonical(element) || attributes.hreflang !== undefined)
}
