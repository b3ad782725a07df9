import type { HtmlElement, HtmlScan } from '../../core/html/scan-html.ts'

/**
 * Whether a screen reader is told anything of an element: by text, by a picture's or drawing's own name, or by another
 * element. The last are looked for in the markup only where there is no text, which is rare.
 */
export function hasName({ html }: HtmlScan, { label, attributes, offset, end }: HtmlElement): boolean {
  if (label !== '' || attributes['aria-labelledby'] || attributes['aria-label']?.trim() || attributes.title?.trim())
    return true
  const inner = html.slice(html.indexOf('>', offset) + 1, end)
  return (
    /\s(aria-label|aria-labelledby|alt|title)\s*=\s*["']?[^\s"'>]/i.test(inner) ||
    /<title[\s>]/i.test(inner) ||
    /[^\s]/.test(inner.replace(/<[^>]*>/g, '').replace(/&nbsp;/g, ''))
  )
}

/** The tag as it is written, shortened. */
export function tagOf({ html }: HtmlScan, { offset }: HtmlElement): string {
  const tag = html.slice(offset, html.indexOf('>', offset) + 1)
  return tag.length <= 100 ? tag : `${tag.slice(0, 96)}…>`
}

/** A text short enough to be quoted in a sentence. */
export const quoted = (text: string) => `"${text.length <= 60 ? text : `${text.slice(0, 57)}…`}"`
