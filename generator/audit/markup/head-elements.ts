import { isCanonical, metaContents, type OwnPage } from '../../core/html/page.ts'
import { type HtmlElement, isInside } from '../../core/html/scan-html.ts'
import { selection } from './selection.ts'

/** Every `<title>` of a page. Ignores those inside SVG and `<template>`. */
export const titlesOf = ({ own }: OwnPage): readonly HtmlElement[] => titles(own)

const titles = selection((element) => element.name === 'title' && !isInside(element, 'svg', 'template'))

/** The href of every canonical link, as written. */
export function canonicalsOf({ own }: OwnPage): string[] {
  return canonicalLinks(own).map(({ attributes }) => attributes.href?.trim() ?? '')
}

const canonicalLinks = selection(isCanonical)

/** A robots directive, e.g. `max-snippet` with the value `0`. */
export type Directive = { name: string; value: string | undefined }

/** The directives in the content of a robots meta element, in lower case. */
export function directivesOf(robots: string): Directive[] {
  return robots
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .map((word) => {
      const colon = word.indexOf(':')
      return colon < 0
        ? { name: word, value: undefined }
        : { name: word.slice(0, colon).trim(), value: word.slice(colon + 1).trim() }
    })
}

/** The content of the first `<meta>` with this name or property whose content is not empty. */
export function writtenMeta({ own }: OwnPage, name: string): string | undefined {
  return metaContents(own, name).find((content) => content.trim() !== '')
}
