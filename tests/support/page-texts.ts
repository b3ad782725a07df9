import { type Element, elementsOf, jsonLdBlocks, textOf } from './parsed-page.ts'

/** The texts of a page, each as one element, attribute or value of structured data has it. */
export function textsOf(html: string): string[] {
  const attributes = new Set(['aria-label', 'alt', 'title', 'content', 'placeholder', 'data-back', 'data-heading'])
  const texts = elementsOf(html).flatMap((element) => [
    ...(element.tagName === 'script' || element.tagName === 'style' ? [] : phraseOf(element)),
    ...element.attrs.flatMap(({ name, value }) => (attributes.has(name) ? [value] : [])),
    ...element.attrs.flatMap(({ name, value }) => (name === 'data-props' ? strings(JSON.parse(value)) : [])),
  ])
  return [...texts, ...jsonLdBlocks(html).flatMap((block) => strings(JSON.parse(block)))].map((text) => text.trim())
}

/** The text of an element that has text of its own. */
function phraseOf(element: Element): string[] {
  return element.childNodes.some((node) => node.nodeName === '#text' && textOf(node).trim()) ? [textOf(element)] : []
}

/** The texts in a value. Types and ids of structured data are names of its vocabulary, which is English. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (key.startsWith('@') && key !== '@graph' ? [] : strings(part)))
}
