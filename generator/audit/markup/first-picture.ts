import { type HtmlElement, type HtmlScan, isInside } from '../../core/html/scan-html.ts'

/** The main image of a page: the first in `<main>` before the first H2. None if it is declared narrower than `narrowest` pixels. */
export function firstPicture(scan: HtmlScan, narrowest: number): HtmlElement | undefined {
  for (const element of scan.elements) {
    if (element.name !== 'h2' && element.name !== 'img') continue
    if (!isInside(element, 'main') || isInside(element, 'template', 'noscript')) continue
    if (element.name === 'h2') return undefined
    return Number(element.attributes.width ?? narrowest) < narrowest ? undefined : element
  }
  return undefined
}
