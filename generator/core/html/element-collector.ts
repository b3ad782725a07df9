import { decodeHTML } from 'entities'
import { type DistinctElement, distinctElement } from './distinct-element.ts'
import { traits } from './element-traits.ts'
import type { HtmlElement } from './scan-html.ts'
import type { Tag } from './tag.ts'

export type ElementCollector = {
  /** Adds an element. If its tag opens it, its end tag follows. A raw one contains text and no markup. */
  add: (tag: Tag, place: { surroundings: number; start: number; end: number; isRaw: boolean }) => void
  close: (name: string, end: number) => void
  /** Whether an open element collects its text. */
  isCollecting: () => boolean
  addText: (plain: string) => void
  /** Adds the alt text of an image to the labels of the elements around it. */
  addAlt: (alt: string) => void
  /** Takes the text of a raw element. Returns false if none is open. */
  takeRawText: (html: string, start: number, end: number) => boolean
  /** Separates words at the tag of an element that is not inline. Its own end separates none of its words. */
  separateWords: (closed: string) => void
  finish: () => HtmlElement[]
}

/** An element whose end tag has not been read yet, with its text so far. */
type OpenElement = { element: HtmlElement; tag: Tag; text: string; label: string }

/** Collects the elements that rules may need, with the text of those that have the trait `withText`. */
export function createElementCollector(): ElementCollector {
  const elements: HtmlElement[] = []
  const unclosed: OpenElement[] = []
  const collecting: OpenElement[] = []
  let raw: OpenElement | undefined
  return {
    add: (tag, { surroundings, start, end, isRaw }) => {
      const element = placed(distinctElement(tag, surroundings), start, end)
      elements.push(element)
      if (!tag.opens) return
      const opened = { element, tag, text: '', label: '' }
      unclosed.push(opened)
      if (isRaw) raw = opened
      if ((tag.is & traits.withText) !== 0 && !hasRawText(tag.name)) collecting.push(opened)
    },
    close: (name, end) => {
      raw = undefined
      for (let i = unclosed.length - 1; i >= 0; i--) {
        const opened = unclosed[i] as OpenElement // within its length
        if (opened.element.name !== name) continue
        opened.element.end = end
        finish(opened)
        unclosed.splice(i, 1)
        const at = collecting.lastIndexOf(opened)
        if (at >= 0) collecting.splice(at, 1)
        break
      }
    },
    isCollecting: () => collecting.length > 0,
    addText: (plain) => {
      for (const opened of collecting) {
        opened.text += plain
        opened.label += plain
      }
    },
    addAlt: (alt) => {
      for (const opened of collecting) opened.label += ` ${alt} `
    },
    takeRawText: (html, start, end) => {
      if (!raw) return false
      const text = html.slice(start, end)
      const isDecoded = raw.tag.name === 'title' || raw.tag.name === 'textarea'
      raw.text = isDecoded && text.includes('&') ? decodeHTML(text) : text
      raw = undefined
      return true
    },
    separateWords: (closed) => {
      for (const opened of collecting) {
        if (opened.tag.name === closed) continue
        opened.text += ' '
        opened.label += ' '
      }
    },
    finish: () => {
      for (const opened of unclosed) finish(opened)
      return elements
    },
  }
}

const hasRawText = (name: string) => name === 'script' || name === 'style' || name === 'title'

function placed(distinct: DistinctElement, offset: number, end: number): HtmlElement {
  const { name, attributes, text, label, surroundings } = distinct
  // Spelled out, because a spread makes objects that are several times slower to use.
  return { name, attributes, text, label, surroundings, offset, end, distinct }
}

/** Gives an element its text, once that is complete. */
function finish({ element, tag, text, label }: OpenElement): void {
  if (text === '' && label === '') return
  element.distinct = distinctElement(tag, element.surroundings, text, label)
  element.text = element.distinct.text
  element.label = element.distinct.label
}
