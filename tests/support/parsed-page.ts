import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
export type Element = DefaultTreeAdapterTypes.Element

/** Every element of a document in order. The content of a template is not part of the document, as in a browser. */
export function elementsOf(html: string): Element[] {
  const found: Element[] = []
  const visit = (node: Node) => {
    if ('tagName' in node) found.push(node)
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(parse(html))
  return found
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value
}

/** The text of an element as in the source, including scripts. */
export function textOf(node: Node): string {
  if ('value' in node && node.nodeName === '#text') return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

/** Elements that separate words. */
const unread = new Set(['head', 'script', 'style', 'template', 'noscript'])

const inline = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'small', 'span', 'strong', 'time'])

/** The readable text of a page, including alt text, with collapsed white space. */
export function visibleText(html: string): string {
  const read = (node: Node): string => {
    if ('value' in node) return node.nodeName === '#text' ? node.value : ''
    if (!('childNodes' in node) || unread.has(node.nodeName)) return ''
    if (node.nodeName === 'img' && 'attrs' in node) return ` ${attributeOf(node, 'alt') ?? ''} `
    const inner = node.childNodes.map(read).join('')
    return inline.has(node.nodeName) ? inner : ` ${inner} `
  }
  return read(parse(html)).replace(/\s+/g, ' ').trim()
}

export type JsonLdNode = { '@type': string; '@id'?: string } & Record<string, unknown>

/** The text of every JSON-LD block. */
export function jsonLdBlocks(html: string): string[] {
  return elementsOf(html)
    .filter((element) => element.tagName === 'script' && attributeOf(element, 'type') === 'application/ld+json')
    .map(textOf)
}

/** Every node at any depth, without references. */
export function nodesIn(value: unknown): JsonLdNode[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(nodesIn)
  return '@type' in value ? [value as JsonLdNode, ...inner] : inner // it has the field that makes it one
}

/** The ids of references at any depth: objects with only an `@id`. */
export function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('@id' in value && Object.keys(value).length === 1) return [String(value['@id'])]
  return Object.values(value).flatMap(referencesIn)
}
