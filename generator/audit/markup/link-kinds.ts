import { type HtmlElement, type HtmlScan, isInside } from '../../core/html/scan-html.ts'

/** Links: `<a>` and `<area>` with href. Ignores those inside `<template>` and SVG. */
export function linksIn({ elements }: Pick<HtmlScan, 'elements'>): HtmlElement[] {
  return elements.filter(
    (element) =>
      (element.name === 'a' || element.name === 'area') &&
      element.attributes.href !== undefined &&
      !isInside(element, 'template', 'svg'),
  )
}

/** The href of a link without surrounding white space. */
export const hrefOf = ({ attributes }: HtmlElement) => attributes.href?.trim() ?? ''

/** English anchor texts that do not describe the target. */
const generic = new Set(
  `click here|click|here|this|link|this link|this page|page|more|read more|learn more|see more|view more|show more|find out more
  |more info|more information|details|more details|see details|continue|continue reading|go|start|read on|website|visit`
    .split('|')
    .map((text) => text.trim()),
)

export function isGeneric(label: string): boolean {
  return label.length < 25 && generic.has(label.toLowerCase().replace(/[\s.…!?:›»→>-]+$/, ''))
}
