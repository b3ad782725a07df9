import { isInside } from '../../../core/html/scan-html.ts'
import { inOrder, namedAny } from '../../markup/element-index.ts'
import type { PageRule } from '../../rule.ts'

/** Pictures far down the page that are loaded with it. */
export const pictureEager: PageRule = {
  code: 'picture-eager',
  scope: 'page',
  title: 'Picture that loads before it is near',
  severity: 'notice',
  why: 'Pictures that nobody has scrolled to take the network from the one at the top, and are paid for by visitors who never see them.',
  how: 'Every <img> in the main part after its first heading of the second level needs loading="lazy". The first picture of a page, and one that is marked as urgent, is let pass.',
  fix: 'Add loading="lazy" to it.',
  source: 'https://web.dev/articles/browser-level-image-lazy-loading',
  *check({ own }) {
    let isBelow = false
    let isFirst = true
    for (const element of inOrder(namedAny(own, ['h2', 'img']))) {
      if (!isInside(element, 'main')) continue
      if (element.name === 'h2') isBelow = true
      if (element.name !== 'img' || isInside(element, 'template', 'noscript')) continue
      const { loading, fetchpriority, src } = element.attributes
      const isLate = isBelow && !isFirst && loading?.toLowerCase() !== 'lazy' && fetchpriority?.toLowerCase() !== 'high'
      isFirst = false
      if (isLate)
        yield { what: `The picture ${src} {pages} is loaded before anybody has scrolled to it.`, cause: src ?? '' }
    }
  },
}
