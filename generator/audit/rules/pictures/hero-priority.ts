import { isInside } from '../../../core/html/scan-html.ts'
import { selection } from '../../markup/selection.ts'
import type { WholePageRule } from '../../rule.ts'

/** Several images with fetchpriority="high". */
export const heroPriority: WholePageRule = {
  code: 'hero-priority',
  scope: 'whole-page',
  title: 'Several high-priority images',
  severity: 'warning',
  why: 'Images with the same high priority share the bandwidth, so the one the visitor waits for arrives later.',
  how: 'Counts the images with fetchpriority="high" on each page. None or one passes.',
  fix: 'Keep fetchpriority="high" on the image at the top of the page, and remove it from the others.',
  source: 'https://web.dev/articles/fetch-priority',
  supersededBy: ['main-landmark'],
  *check({ own, parts }) {
    let count = urgent(own).length
    for (const { scan } of parts) count += urgent(scan).length
    if (count > 1)
      yield { what: `${count} images {pages} have fetchpriority="high", but only one should.`, followsFrom: ['mains'] }
  },
}

const urgent = selection(
  (element) =>
    element.name === 'img' &&
    element.attributes.fetchpriority?.toLowerCase() === 'high' &&
    !isInside(element, 'template'),
)
