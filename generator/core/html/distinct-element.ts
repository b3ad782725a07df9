import { ownCopy } from '../own-copy.ts'
import { collapseSpace } from './collapse-space.ts'
import { type Distinct, longestKept, mostKept, occurredBefore } from './distinct.ts'
import { type Attributes, forgetTags, type Tag } from './tag.ts'

/**
 * An element apart from where it stands: its tag, its text, and the elements around it. One that occurs again is the same
 * object, so that what depends on it alone is checked once for all pages.
 */
export type DistinctElement = Distinct & {
  /** Lower case. */
  name: string
  /** By lower-case name, decoded. */
  attributes: Attributes
  /** The start tag as written. */
  tag: string
  /** The name of an attribute that the tag has twice; empty for none. */
  repeated: string
  /** Text between its tags with white space collapsed, for elements with the trait `withText`. A script's text is unchanged. */
  text: string
  /** The accessible name: the same text with alt texts in it, or `aria-label` or `title`. */
  label: string
  /** Bits of `inside`. */
  surroundings: number
}

let kept = 0

/**
 * The element with a tag and a text in some surroundings.
 * @param text decoded; `label` is the same text with alt texts in it.
 */
export function distinctElement(tag: Tag, surroundings: number, text = '', label = ''): DistinctElement {
  const { elements } = tag
  if (!elements) return createElement(tag, surroundings, text, label)
  if (text.length + label.length > longestKept)
    return tag.name === 'style' ? styleElement(tag, surroundings, text) : createElement(tag, surroundings, text, label)
  const key = text === label ? text : `${text}\0${label}`
  const sameText = elements.get(key)
  if (sameText) for (const element of sameText) if (element.surroundings === surroundings) return element
  if (key !== '' && !sameText && !occurredBefore(key)) return createElement(tag, surroundings, text, label)
  const ownText = ownCopy(text)
  const isSame = label === text
  const element = createElement(tag, surroundings, ownText, isSame ? ownText : ownCopy(label))
  if (sameText) sameText.push(element)
  else elements.set(isSame ? ownText : ownCopy(key), [element])
  if (++kept > mostKept) {
    forgetTags()
    kept = 0
  }
  return element
}

/** The last style sheets that stood in a page. All pages of a type have the same one. */
const styles: DistinctElement[] = []
const mostStyles = 32

function styleElement(tag: Tag, surroundings: number, text: string): DistinctElement {
  for (const style of styles)
    if (style.text.length === text.length && style.tag === tag.html && style.surroundings === surroundings)
      if (style.text === text) return style
  const copy = ownCopy(text)
  const style = createElement(tag, surroundings, copy, copy)
  if (styles.unshift(style) > mostStyles) styles.pop()
  return style
}

function createElement(tag: Tag, surroundings: number, text: string, label: string): DistinctElement {
  const { name, attributes, html, repeated } = tag
  const element = { name, attributes, tag: html, repeated, text, label, surroundings, memo: [] }
  if (!tag.opens) element.label = name === 'img' || name === 'area' ? (attributes.alt ?? '') : ''
  else if (name === 'script' || name === 'style') element.label = text
  else {
    element.text = collapseSpace(text)
    const written = label === text ? element.text : collapseSpace(label)
    element.label =
      attributes['aria-label']?.trim() || (isInvisible.test(written) ? '' : written) || attributes.title?.trim() || ''
  }
  return element
}

/** Nothing but spaces, such as `&nbsp;`, and characters without a width. */
export const isInvisible = /^[\s\u00ad\u200b-\u200f\u2060]*$/
