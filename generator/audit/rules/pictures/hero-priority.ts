import { isInside } from '../../../core/html/scan-html.ts'
import { withAttribute } from '../../markup/element-index.ts'
import type { PageRule } from '../../rule.ts'

/** Several pictures that all claim to come first. */
export const heroPriority: PageRule = {
  code: 'hero-priority',
  scope: 'page',
  title: 'Several pictures that come first',
  severity: 'warning',
  why: 'Where everything is urgent nothing is: pictures that come first together share the network, and the one the visitor waits for comes later.',
  how: 'Pictures with fetchpriority="high" are counted on each page. One or none passes.',
  fix: 'Keep fetchpriority="high" on the picture at the top of the page, and remove it from the others.',
  source: 'https://web.dev/articles/fetch-priority',
  *check({ own, parts }) {
    let count = 0
    for (const scan of [own, ...parts.map((part) => part.scan)])
      for (const element of withAttribute(scan, 'fetchpriority'))
        if (
          element.name === 'img' &&
          element.attributes.fetchpriority?.toLowerCase() === 'high' &&
          !isInside(element, 'template')
        )
          count++
    if (count > 1) yield { what: `${count} pictures {pages} have fetchpriority="high", where one may.` }
  },
}
