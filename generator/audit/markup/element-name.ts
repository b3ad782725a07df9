import { decodeHTML } from 'entities'
import { type DistinctElement, isInvisible } from '../../core/html/distinct-element.ts'
import type { HtmlElement, HtmlScan } from '../../core/html/scan-html.ts'

/**
 * Whether an element has an accessible name: text, aria-label, aria-labelledby, title, or the name of an image or drawing
 * inside it. The markup inside is searched only if the element has none of the others, which is rare.
 */
export function hasName({ html }: HtmlScan, element: HtmlElement): boolean {
  if (isNamedByItself(element)) return true
  const { offset, end } = element
  const inner = html.slice(html.indexOf('>', offset) + 1, end)
  return (
    /\s(aria-label|aria-labelledby|alt|title)\s*=\s*["']?[^\s"'>]/i.test(inner) ||
    /<title[\s>]/i.test(inner) ||
    !isInvisible.test(decodeHTML(inner.replace(/<[^>]*>/g, '')))
  )
}

/** Whether an element has an accessible name, apart from what the markup inside of it may add. */
export function isNamedByItself({ label, attributes }: Pick<DistinctElement, 'label' | 'attributes'>): boolean {
  return (
    label !== '' ||
    Boolean(
      attributes['aria-labelledby'] ||
        attributes['aria-label']?.trim() ||
        attributes.title?.trim() ||
        misspeltName(attributes),
    )
  )
}

/** The name in an attribute such as `aria-lable`, which `aria-attribute` reports. */
export function misspeltName(attributes: DistinctElement['attributes']): string | undefined {
  for (const name in attributes) if (name.startsWith('aria-l') && !spelt.has(name)) return attributes[name]?.trim()
  return undefined
}

const spelt: ReadonlySet<string> = new Set(['aria-label', 'aria-labelledby', 'aria-level', 'aria-live'])

/** The start tag as written, shortened to 97 characters and `>` if it is longer than 100. */
export function tagOf({ tag: html }: Pick<DistinctElement, 'tag'>): string {
  const tag = html.slice(0, html.indexOf('>') + 1)
  return tag.length <= 100 ? tag : `${tag.slice(0, 96)}…>`
}

/** A text in quotation marks, shortened to 58 characters if it is longer than 60. */
export const quoted = (text: string) => `"${text.length <= 60 ? text : `${text.slice(0, 57)}…`}"`
