import { isSeq, parseDocument, stringify } from 'yaml'
import type { Testimonial } from '#manifest/schema.ts'
import { RefusalError } from '../core/refusal-error.ts'

/**
 * testimonials.yaml with items added at the end of its list. The rest of the text is not touched.
 * @param text of the file; empty if there is none.
 * @throws {RefusalError} if the list is written between brackets.
 */
export function addTestimonials(text: string, added: readonly Testimonial[]): string {
  const items = parseDocument(text).get('items', true)
  const isEmptyList = isSeq(items) && items.items.length === 0
  if (!isSeq(items) || isEmptyList) {
    const rest = isEmptyList ? text.replace(/^items:.*\[\s*\]\s*$/m, '').trimEnd() : text.trimEnd()
    return `${rest === '' ? '' : `${rest}\n`}items:\n${listed(added, 2)}`
  }
  const [start = 0, end = 0] = items.range ?? []
  if (items.flow)
    throw new RefusalError(
      'The list "items" of testimonials.yaml is between brackets. Write one entry on each line, each after a hyphen.',
    )
  const indent = start - (text.lastIndexOf('\n', start - 1) + 1)
  const before = text.slice(0, end).trimEnd()
  return `${before}\n${listed(added, indent)}${text.slice(before.length).replace(/^\s*\n/, '')}`
}

function listed(items: readonly Testimonial[], indent: number): string {
  const margin = ' '.repeat(indent)
  return stringify(items, { lineWidth: 110 }).replace(/^(?=.)/gm, margin)
}
