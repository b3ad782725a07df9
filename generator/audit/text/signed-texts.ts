import { boundedMemo } from '../../core/bounded-memo.ts'
import { perDistinct } from '../../core/html/distinct.ts'
import type { DistinctElement } from '../../core/html/distinct-element.ts'
import { perText } from '../../core/html/distinct-text.ts'
import { perScan } from '../../core/html/per-scan.ts'
import type { HtmlScan } from '../../core/html/scan-html.ts'
import { hasLeftoverSign } from '../../core/text/leftovers.ts'

/** A text of a title or an attribute, and what it is: `The title`. */
export type ReadText = { text: string; place: string }

/** The subject of a finding about a text: a title that was never written explains a heading about something else. */
export const subjectAt = (place: string): { subject?: string } =>
  place === 'The title' || place === 'The description' ? { subject: place.slice('The '.length) } : {}

/** Attributes with text for readers. */
const readAttributes = ['alt', 'title', 'aria-label', 'placeholder', 'content'] as const

/** The texts of an element for readers that are not in its page: its title, and attributes. */
export function readTexts({ name, attributes, text }: DistinctElement): ReadText[] {
  const texts = name === 'title' ? [{ text, place: 'The title' }] : []
  for (const attribute of readAttributes) {
    const value = attributes[attribute]
    if (value === undefined || (name === 'meta' && isForBrowsers(attributes))) continue
    const place = name === 'meta' ? (attributes.name ?? attributes.property ?? 'meta') : attribute
    texts.push({ text: value, place: `The ${place}` })
  }
  return texts
}

/** Settings and times are not texts for readers. The hashes of a policy may contain any letters, `TBD` too. */
const isForBrowsers = (attributes: DistinctElement['attributes']) =>
  attributes['http-equiv'] !== undefined ||
  /viewport|referrer|_time$|^date/i.test(attributes.name ?? attributes.property ?? '')

/** A page has its title and its description in several elements. */
const isSignedHead = boundedMemo(20, (text) => hasLeftoverSign(asWritten(text)))

/** Those with a sign of a leftover. */
export const signedTexts = perDistinct((element: DistinctElement): readonly ReadText[] => {
  const signed = readTexts(element).filter(({ text }) => isSignedHead(text))
  return signed.length === 0 ? none : signed
})

const none: readonly ReadText[] = []

/** The text as text of a page is written, in which sources are searched. */
export const asWritten = (text: string): string =>
  /[&<>]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') : text

const isSigned = perText(hasLeftoverSign)

/** The parts of the content of a page with a sign of a leftover: hardly any. */
export const signedParts = perScan(({ contentParts }: Pick<HtmlScan, 'contentParts'>) => contentParts.filter(isSigned))
