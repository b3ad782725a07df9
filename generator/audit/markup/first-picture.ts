import { type HtmlElement, type HtmlScan, isInside } from '../../core/html/scan-html.ts'
import { inOrder, namedAny } from './element-index.ts'

/** The main image of a page: the first in `<main>` before the first H2. None if it is declared narrower than `narrowest` pixels. */
export function firstPicture(scan: HtmlScan, narrowest: number): HtmlElement | undefined {
  for (const element of inOrder(namedAny(scan, ['h2', 'img']))) {
    if (!isInside(element, 'main') || isInside(element, 'template', 'noscript')) continue
    if (element.name === 'h2') return undefined
    if (element.name === 'img') return Number(element.attributes.width ?? narrowest) < narrowest ? undefined : element
  }
  return undefined
}
