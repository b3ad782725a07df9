import { type HtmlElement, type HtmlScan, isInside } from '../scan/scan.ts'

/** The picture a page begins with: the first of `<main>`, before its first section, unless it is declared narrower. */
export function firstPicture({ elements }: HtmlScan, narrowest: number): HtmlElement | undefined {
  for (const element of elements) {
    if (!isInside(element, 'main') || isInside(element, 'template', 'noscript')) continue
    if (element.name === 'h2') return undefined
    if (element.name === 'img') return Number(element.attributes.width ?? narrowest) < narrowest ? undefined : element
  }
  return undefined
}
