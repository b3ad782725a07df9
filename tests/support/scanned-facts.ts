import { isDeepStrictEqual } from 'node:util'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { expect } from 'vitest'
import { isInside, scanHtml } from '../../generator/core/html/scan-html.ts'
import type { SitePage } from './distinct-pages.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** Elements of which rules read every one there is. */
const compared = new Set(
  'html head body title meta link base script style main nav header footer aside section h1 h2 h3 h4 h5 h6 a area img picture iframe table caption th button form input label textarea select summary time dialog'.split(
    ' ',
  ),
)
const withText = new Set('title h1 h2 h3 h4 h5 h6 a caption th button label summary time'.split(' '))
/** Elements that stand within a line of text. */
const inline = new Set([
  'a',
  'b',
  'code',
  'em',
  'small',
  'span',
  'strong',
  'sup',
  'sub',
  'time',
  'abbr',
  'i',
  'cite',
  'q',
  'u',
  's',
  'mark',
  'kbd',
])
const notMain = new Set([
  'nav',
  'header',
  'footer',
  'aside',
  'script',
  'style',
  'form',
  'iframe',
  'template',
  'noscript',
  'svg',
])

type Facts = {
  elements: { name: string; attributes: Record<string, string>; text: string; isInMain: boolean; isInNav: boolean }[]
  ids: string[]
  words: number
  text: string
}

const joined = (text: string) => text.replace(/[\t\n\f\r ]+/g, ' ').trim()
const squeezed = (text: string) => text.replace(/\s+/g, '')

export function scannedFacts(html: string): Facts {
  const scan = scanHtml(html)
  return {
    elements: scan.elements
      .filter((element) => compared.has(element.name) && !isInside(element, 'svg', 'template'))
      .map((element) => ({
        name: element.name,
        attributes: { ...element.attributes },
        text: withText.has(element.name) ? squeezed(element.text) : '',
        isInMain: isInside(element, 'main'),
        isInNav: isInside(element, 'nav'),
      })),
    ids: scan.ids,
    words: scan.words,
    text: squeezed(scan.text.join(' ')),
  }
}

/** The same facts by way of a real parser. */
export function parsedFacts(html: string): Facts {
  const facts: Facts = { elements: [], ids: [], words: 0, text: '' }
  const read = (node: Node, leftOut: ReadonlySet<string>): string => {
    if (node.nodeName === '#text' && 'value' in node) return node.value
    if (!('childNodes' in node) || leftOut.has(node.nodeName)) return ''
    const inner = node.childNodes.map((child) => read(child, leftOut)).join('')
    return inline.has(node.nodeName) ? inner : ` ${inner} `
  }
  const unread = new Set(['script', 'style', 'title'])
  const visit = (node: Node, within: ReadonlySet<string>) => {
    if ('attrs' in node) note(node, within)
    if (!('childNodes' in node)) return
    const inner = new Set([...within, node.nodeName])
    for (const child of node.childNodes) visit(child, inner)
  }
  const note = (element: Element, within: ReadonlySet<string>) => {
    const attributes = Object.fromEntries(
      element.attrs.map(({ name, value, prefix }) => [prefix ? `${prefix}:${name}` : name, value]),
    )
    if (attributes.id) facts.ids.push(attributes.id)
    if (element.tagName === 'main') {
      facts.words = joined(read(element, unread)).split(' ').filter(Boolean).length
      facts.text = squeezed(read(element, notMain))
    }
    if (!compared.has(element.tagName) || within.has('svg')) return
    facts.elements.push({
      name: element.tagName,
      attributes,
      text: withText.has(element.tagName)
        ? squeezed(read(element, element.tagName === 'title' ? new Set() : new Set([...unread, 'svg'])))
        : '',
      isInMain: within.has('main'),
      isInNav: within.has('nav'),
    })
  }
  visit(parse(html, { scriptingEnabled: false }), new Set())
  return facts
}

/** Expects that the scanner reads of each page what a real parser reads. */
export function expectTheScannerToRead(pages: readonly SitePage[]): void {
  // Vitest compares facts of this size several times slower than they are read; it shows what differs.
  const different = pages.filter(({ html }) => !isDeepStrictEqual(scannedFacts(html), parsedFacts(html)))
  for (const { file, html } of different) expect(scannedFacts(html), file).toEqual(parsedFacts(html))
  expect(different.map(({ file }) => file)).toEqual([])
}
