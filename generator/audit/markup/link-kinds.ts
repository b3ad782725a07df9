import { type HtmlElement, type HtmlScan, isInside } from '../../core/html/scan-html.ts'

/** Anchors with an address, that a reader or crawler meets. */
export function linksIn({ elements }: Pick<HtmlScan, 'elements'>): HtmlElement[] {
  return elements.filter(
    (element) =>
      (element.name === 'a' || element.name === 'area') &&
      element.attributes.href !== undefined &&
      !isInside(element, 'template', 'svg'),
  )
}

/** The address of a link as it is meant; white space around it does not count. */
export const hrefOf = ({ attributes }: HtmlElement) => attributes.href?.trim() ?? ''

/** English texts of links that say nothing of where they lead. */
const generic = new Set(
  `click here|click|here|this|link|this link|this page|page|more|read more|learn more|see more|view more|show more|find out more
  |more info|more information|details|more details|see details|continue|continue reading|go|start|read on|website|visit`
    .split('|')
    .map((text) => text.trim()),
)

export function isGeneric(label: string): boolean {
  return label.length < 25 && generic.has(label.toLowerCase().replace(/[\s.…!?:›»→>-]+$/, ''))
}
