import { type HtmlElement, type HtmlScan, isInside } from '../../core/html/scan-html.ts'
import { selection } from './selection.ts'

/** The images and the H2 headings in `<main>`. */
export const picturesAndHeadings = selection(
  (element) => (element.name === 'img' || element.name === 'h2') && isInside(element, 'main'),
)

/** The main image of a page: the first in `<main>` before the first H2. None if it is declared narrower than `narrowest` pixels. */
export function firstPicture(scan: HtmlScan, narrowest: number): HtmlElement | undefined {
  for (const element of picturesAndHeadings(scan)) {
    if (isInside(element, 'template', 'noscript')) continue
    if (element.name === 'h2') return undefined
    return Number(element.attributes.width ?? narrowest) < narrowest ? undefined : element
  }
  return undefined
}
