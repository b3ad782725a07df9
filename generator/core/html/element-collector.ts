import { decodeHTML } from 'entities'
import { collapseSpace } from './collapse-space.ts'
import { traits } from './element-traits.ts'
import type { HtmlElement } from './scan-html.ts'

export type ElementCollector = {
  add: (element: Omit<HtmlElement, 'text' | 'label'>) => HtmlElement
  /** An element whose end tag follows. `is` holds its traits; a raw one contains text and no markup. */
  open: (element: HtmlElement, opened: { isRaw: boolean; is: number }) => void
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

/** Collects the elements that rules may need, with the text of those that have the trait `withText`. */
export function createElementCollector(): ElementCollector {
  const elements: HtmlElement[] = []
  const unclosed: HtmlElement[] = []
  const collecting: HtmlElement[] = []
  let rawElement: HtmlElement | undefined
  return {
    add: ({ name, attributes, surroundings, offset, end }) => {
      const label = name === 'img' || name === 'area' ? (attributes.alt ?? '') : ''
      // Spelled out, because a spread makes objects that are several times slower to use.
      const element = { name, attributes, text: '', label, surroundings, offset, end }
      elements.push(element)
      return element
    },
    open: (element, { isRaw, is }) => {
      if (isRaw) rawElement = element
      unclosed.push(element)
      const { name } = element
      if ((is & traits.withText) !== 0 && name !== 'script' && name !== 'style' && name !== 'title')
        collecting.push(element)
    },
    close: (name, end) => {
      rawElement = undefined
      for (let i = unclosed.length - 1; i >= 0; i--) {
        const element = unclosed[i] as HtmlElement // within its length
        if (element.name !== name) continue
        element.end = end
        finish(element)
        unclosed.splice(i, 1)
        const at = collecting.lastIndexOf(element)
        if (at >= 0) collecting.splice(at, 1)
        break
      }
    },
    isCollecting: () => collecting.length > 0,
    addText: (plain) => {
      for (const element of collecting) {
        element.text += plain
        element.label += plain
      }
    },
    addAlt: (alt) => {
      for (const element of collecting) element.label += ` ${alt} `
    },
    takeRawText: (html, start, end) => {
      if (!rawElement) return false
      const raw = html.slice(start, end)
      const isDecoded = rawElement.name === 'title' || rawElement.name === 'textarea'
      rawElement.text = isDecoded && raw.includes('&') ? decodeHTML(raw) : raw
      rawElement = undefined
      return true
    },
    separateWords: (closed) => {
      for (const element of collecting) {
        if (element.name === closed) continue
        element.text += ' '
        element.label += ' '
      }
    },
    finish: () => {
      for (const element of unclosed) finish(element)
      return elements
    },
  }
}

function finish(element: HtmlElement): void {
  if (element.name === 'script' || element.name === 'style') {
    element.label = element.text
    return
  }
  const { 'aria-label': name, title } = element.attributes
  const isSame = element.label === element.text
  element.text = collapseSpace(element.text)
  element.label = name?.trim() || (isSame ? element.text : collapseSpace(element.label)) || title?.trim() || ''
}
