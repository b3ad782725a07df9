import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { expect, inject, test } from 'vitest'
import { type HtmlFacts, scanHtml } from '../../generator/scan/scan.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** Elements of these pages that stand within a line of text. */
const inline = new Set(['a', 'b', 'code', 'em', 'small', 'span', 'strong', 'time'])

/** The same facts by way of a real parser. */
function parsedFacts(html: string): HtmlFacts {
  const facts: HtmlFacts = {
    title: '',
    description: '',
    canonical: undefined,
    robots: '',
    h1: [],
    links: [],
    resources: [],
    metaUrls: [],
    ids: [],
    jsonLd: [],
    words: 0,
    content: '',
    pictures: [],
  }
  const text = (node: Node): string =>
    'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(text).join('') : ''
  const lines = (node: Node): string => {
    if ('tagName' in node && ['script', 'style', 'title'].includes(node.tagName)) return '' // a title is a tooltip, no text of the page
    if (!('childNodes' in node)) return node.nodeName === '#text' ? text(node) : ''
    const inner = node.childNodes.map(lines).join('')
    return inline.has(node.nodeName) ? inner : ` ${inner} `
  }
  const content = (node: Node): string => {
    if ('tagName' in node && ['script', 'style', 'title'].includes(node.tagName)) return ''
    if (!('childNodes' in node)) return node.nodeName === '#text' ? text(node) : ''
    const link = 'attrs' in node && node.tagName === 'a' ? node.attrs.find(({ name }) => name === 'href')?.value : ''
    return [link, ...node.childNodes.map(content)].join(' ')
  }
  const sourcesIn = (node: Node): string[] => {
    if (!('childNodes' in node)) return []
    const source = 'attrs' in node && node.tagName === 'img' && node.attrs.find(({ name }) => name === 'src')?.value
    return [...(source ? [source] : []), ...node.childNodes.flatMap(sourcesIn)]
  }
  const visit = (node: Node) => {
    if ('attrs' in node) note(node)
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  const note = (element: Element) => {
    const get = (name: string) => element.attrs.find((attribute) => attribute.name === name)?.value
    const id = get('id')
    if (id) facts.ids.push(id)
    if (element.tagName === 'title' && element.parentNode?.nodeName === 'head') facts.title = text(element)
    if (element.tagName === 'main') {
      facts.words = lines(element)
        .split(/[ \t\r\n]+/)
        .filter(Boolean).length
      facts.content = content(element)
      facts.pictures = sourcesIn(element)
    }
    if (element.tagName === 'h1') facts.h1.push(text(element).replace(/\s+/g, ' ').trim())
    if (element.tagName === 'a') facts.links.push(get('href') ?? '')
    if (element.tagName === 'link') {
      if (get('rel') === 'canonical') facts.canonical = get('href')
      else facts.resources.push(get('href') ?? '')
    }
    if (element.tagName === 'meta') {
      const name = get('name') ?? get('property') ?? ''
      if (name === 'description') facts.description = get('content') ?? ''
      if (name === 'robots') facts.robots = get('content') ?? ''
      if (['og:url', 'og:image', 'twitter:image'].includes(name)) facts.metaUrls.push(get('content') ?? '')
    }
    if (element.tagName === 'script' && get('type') === 'application/ld+json') facts.jsonLd.push(text(element))
    if (['img', 'script', 'source'].includes(element.tagName)) {
      const src = get('src')
      if (src) facts.resources.push(src)
      facts.resources.push(
        ...(get('srcset') ?? '').split(',').flatMap((candidate) => candidate.trim().split(' ')[0] || []),
      )
    }
  }
  visit(parse(html))
  return facts
}

/** Content as its words alone: a parser decodes references and knows no line breaks between elements. */
const plain = ({ content, ...facts }: HtmlFacts) => ({
  ...facts,
  content: content
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ''),
})

test('the scanner reads of every page of the sample what a real parser reads', async () => {
  const dist = join(inject('sampleDir'), 'dist')
  const files = await fastGlob('**/*.html', { cwd: dist, absolute: true })
  expect(files).toHaveLength(837)
  for (const file of files) {
    const html = await readFile(file, 'utf8')
    expect(plain(scanHtml(html)), file).toEqual(plain(parsedFacts(html)))
  }
})
