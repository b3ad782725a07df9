import { perScan } from '../../core/html/per-scan.ts'
import { type HtmlElement, isInside } from '../../core/html/scan-html.ts'

type Linking = Pick<HtmlElement, 'name' | 'attributes' | 'surroundings'>

/** Whether an element is a link: `<a>` or `<area>` with href. Ignores those inside `<template>` and SVG. */
export function isLink(element: Linking): boolean {
  const { name, attributes } = element
  return (name === 'a' || name === 'area') && attributes.href !== undefined && !isInside(element, 'template', 'svg')
}

/** The links of an HTML fragment. */
export const linksIn = perScan(({ elements }): HtmlElement[] => elements.filter(isLink))

/** The href of a link without surrounding white space. */
export const hrefOf = ({ attributes }: Pick<HtmlElement, 'attributes'>) => attributes.href?.trim() ?? ''

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
