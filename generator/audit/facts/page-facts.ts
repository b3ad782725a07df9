import type { Manifest } from '#manifest/schema.ts'
import { hashText } from '#src/text-hash.ts'
import { boundedMemo } from '../../core/bounded-memo.ts'
import type { HeadLink, LinkFact, LinkFacts, PageFacts, PictureUse, Statement } from '../../core/facts.ts'
import { hashOf } from '../../core/hash.ts'
import { type JsonLdNode, typesOf } from '../../core/html/json-ld.ts'
import {
  conditionalResourcesOf,
  hreflangLinks,
  metaContents,
  resourcesOf,
  type ScannedPage,
} from '../../core/html/page.ts'
import { elementsNamed, type HtmlScan, isInside } from '../../core/html/scan-html.ts'
import { siteUrl, siteUrls } from '../../core/html/site-url.ts'
import { dataContent, hasType } from '../structured-data/nodes.ts'
import { testimonialsIn } from '../text/testimonials.ts'
import { type TextBlock, textBlocks } from '../text/text-block.ts'
import type { ReadBlock, TextReader } from '../text/text-reader.ts'
import { dataPictures, jobsClose, lastDay, offersEnd } from './data-facts.ts'

/** A scanned page, the bytes of its file, and the issues the page rules found. */
export type PageFile = { page: ScannedPage; bytes: Uint8Array; issues: PageFacts['issues'] }

/** The facts of a page that depend on its shared parts. */
export const fileFacts = ({ page, bytes, issues }: PageFile) => ({
  h1: page.h1,
  bytes: bytes.byteLength,
  hash: hashOf(bytes),
  parts: page.parts.map(({ name }) => name),
  issues,
})

/** Reduces a page to the facts that site rules and the report need. */
export function pageFacts(
  file: PageFile,
  { manifest, masked, maskedBlock, block, strays }: TextReader & { manifest: Manifest },
): PageFacts {
  const { page } = file
  const { own, path, title, description } = page
  const { origin } = manifest.site
  const { nodes, references, texts } = dataContent(page)
  const written = textBlocks(own)
  const blocks = written.map(block)
  const metaUrls = ['og:url', 'og:image', 'twitter:image'].flatMap((name) => metaContents(own, name))
  const dataUrls = texts.filter((text) => text.startsWith('https://'))
  return {
    path,
    file: page.file,
    route: page.route,
    section: page.section,
    params: page.params,
    title,
    description,
    canonical: page.canonical,
    robots: page.robots,
    words: own.words,
    contentHash: hashOf([title, description, own.content].join('\n')),
    breadcrumbs: nodes.flatMap((node) =>
      hasType(node, 'ListItem') && node.name !== undefined ? String(node.name) : [],
    ),
    ...linkFacts(own, path, origin),
    styles: elementsNamed(own, 'style').map(({ text }) => text),
    pictures: onePerPicture(siteUrls(sourcesInMain(own), path, origin)),
    pictureUses: pictureUses(own, path, origin),
    dataUrls: siteUrls([...metaUrls, ...dataUrls], path, origin, false),
    socialPictures: siteUrls(metaContents(own, 'og:image'), path, origin, false),
    headLinks: path === '/' ? headLinks(own, path, origin) : [],
    alternates: hreflangLinks(own).map(({ code, url }) => ({ code, url: siteUrl(url, path, origin) ?? url })),
    nodeIds: unique(nodes.flatMap((node) => (typeof node['@id'] === 'string' ? node['@id'] : []))),
    nodeReferences: unique(references),
    statements: statements(nodes),
    dataPictures: dataPictures(nodes, path, origin),
    lastDay: lastDay(nodes),
    jobsClose: jobsClose(nodes),
    offersEnd: offersEnd(nodes),
    textHash: textHash(blocks),
    questions: Uint32Array.from(
      nodes.filter((node) => hasType(node, 'Question')),
      (node) => hashText(JSON.stringify([node.name, node.acceptedAnswer])),
    ),
    titlePattern: masked(title),
    dataTypes: unique(nodes.flatMap(typesOf)).sort().join(' '),
    headingPattern: elementsNamed(own, 'h2')
      .map(({ text: heading }) => masked(heading))
      .join(' | '),
    intro: firstWords(written, maskedBlock),
    ownWords: blocks.reduce((words, block) => words + block.words, 0),
    blocks: Float64Array.from(new Set(blocks.map(({ key }) => key))),
    claims: blocks.flatMap(({ claims }) => claims),
    policies: blocks.flatMap(({ policies }) => policies),
    strays: strays(page, blocks),
    testimonials: testimonialsIn(own),
    ...fileFacts(file),
  }
}

/** Pages with the same text blocks in the same order have the same hash. */
function textHash(blocks: readonly ReadBlock[]): string {
  return blocks.length === 0 ? '' : hashOf(new Uint8Array(Float64Array.from(blocks, ({ key }) => key).buffer))
}

const introWords = 40

/** The first words of a text with names masked. */
function firstWords(blocks: readonly TextBlock[], masked: TextReader['maskedBlock']): string {
  const words: string[] = []
  for (const block of blocks) {
    if (words.length >= introWords) break
    words.push(...masked(block).split(' '))
  }
  return words.slice(0, introWords).join(' ')
}

/** URLs on this site that an HTML fragment links to and loads, and its ids. */
export function linkFacts(scan: HtmlScan, path: string, origin: string): LinkFacts & { externalLinks: number } {
  const links = new Map<string, LinkFact>()
  let externalLinks = 0
  for (const element of elementsNamed(scan, 'a', 'area')) {
    const { href } = element.attributes
    if (href === undefined || isInside(element, 'template')) continue
    const target = siteUrl(href, path, origin)
    if (target === undefined) {
      externalLinks += Number(/^https?:/i.test(href))
      continue
    }
    const isInMain = isInside(element, 'main') && !isInside(element, 'nav', 'header', 'footer', 'aside')
    const key = `${target} ${isInMain} ${element.label}`
    if (!links.has(key)) links.set(key, { target, text: element.label, isInMain })
  }
  return {
    links: [...links.values()],
    resources: resourcesOf(scan, path, origin),
    conditionalResources: conditionalResourcesOf(scan, path, origin),
    ids: scan.ids,
    externalLinks,
  }
}

function sourcesInMain(scan: HtmlScan): string[] {
  return elementsNamed(scan, 'img')
    .filter((element) => isInside(element, 'main') && element.attributes.src)
    .map(({ attributes }) => attributes.src ?? '')
}

function headLinks(scan: HtmlScan, path: string, origin: string): HeadLink[] {
  return elementsNamed(scan, 'link').flatMap(({ attributes: { rel = '', href, sizes = '' } }) => {
    const url = href ? siteUrl(href, path, origin, false) : undefined
    return url === undefined ? [] : { rel: rel.trim().toLowerCase(), url, sizes }
  })
}

/** Keeps the first file of each image. Files of one image differ only after the last hyphen. */
function onePerPicture(urls: string[]): string[] {
  const found = new Map<string, string>()
  for (const url of urls) {
    const name = url.replace(/-\d+(x\d+)?\.[a-z]+$/, '')
    if (!found.has(name)) found.set(name, url)
  }
  return [...found.values()]
}

function pictureUses(scan: HtmlScan, path: string, origin: string): PictureUse[] {
  return elementsNamed(scan, 'img').flatMap(({ attributes: { src, width, height } }) => {
    const url = src ? siteUrl(src, path, origin, false) : undefined
    return url === undefined ? [] : { url, width: wholeNumber(width), height: wholeNumber(height) }
  })
}

const wholeNumber = (text: string | undefined) => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : 0)

/** A site uses a few dozen properties, on every page. */
const propertyHash = boundedMemo(1000, hashText)

/** The statements of nodes with an id. */
function statements(nodes: readonly JsonLdNode[]): Statement[] {
  const found: Statement[] = []
  for (const { '@id': id, ...rest } of nodes) {
    if (typeof id !== 'string') continue
    for (const [property, value] of Object.entries(rest))
      found.push({ id, property: propertyHash(property), value: hashText(JSON.stringify(value)) })
  }
  return found
}

const unique = (texts: readonly string[]) => [...new Set(texts)]
