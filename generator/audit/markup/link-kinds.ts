import { type HtmlElement, isInside } from '../../core/html/scan-html.ts'
import type { LanguageWords } from '../language/language-words.ts'

type Linking = Pick<HtmlElement, 'name' | 'attributes' | 'surroundings'>

/** Whether an element is a link: `<a>` or `<area>` with href. Ignores those inside `<template>` and SVG. */
export function isLink(element: Linking): boolean {
  const { name, attributes } = element
  return (name === 'a' || name === 'area') && attributes.href !== undefined && !isInside(element, 'template', 'svg')
}

/** The href of a link without surrounding white space. */
export const hrefOf = ({ attributes }: Pick<HtmlElement, 'attributes'>) => attributes.href?.trim() ?? ''

/** Whether an anchor text does not describe the target. */
export function isGeneric(label: string, { genericLinkTexts }: Pick<LanguageWords, 'genericLinkTexts'>): boolean {
  return label.length < 25 && genericLinkTexts.has(label.toLowerCase().replace(/[\s.…!?:›»→>-]+$/, ''))
}
