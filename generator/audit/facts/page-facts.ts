import type { Manifest } from '#manifest/schema.ts'
import { hashText } from '#src/text-hash.ts'
import type { HeadLink, LinkFact, LinkFacts, PageFacts, PictureUse, Statement } from '../../core/facts.ts'
import { hashOf } from '../../core/hash.ts'
import type { DistinctText } from '../../core/html/distinct-text.ts'
import { elementLinks, noLinks } from '../../core/html/element-links.ts'
import { type JsonLdNode, typesOf } from '../../core/html/json-ld.ts'
import { hreflangLinks, metaContents, type ScannedPage } from '../../core/html/page.ts'
import { elementsNamed, type HtmlScan, isInside } from '../../core/html/scan-html.ts'
import { siteUrl, siteUrls } from '../../core/html/site-url.ts'
import { selection } from '../markup/selection.ts'
import { dataContent, hasType } from '../structured-data/nodes.ts'
import { testimonialsIn } from '../text/testimonials.ts'
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

/** Meta elements with the URL of a picture that not all networks read. */
const otherPictures = ['twitter:image', 'twitter:image:src', 'og:image:url', 'og:image:secure_url']

/** Reduces a page to the facts that site rules and the report need. */
export function pageFacts(
  file: PageFile,
  { manifest, masked, maskedHeading, maskedBlock, block, strays }: TextReader & { manifest: Manifest },
): PageFacts {
  const { page } = file
  const { own, path, title, description } = page
  const { origin } = manifest.site
  const { nodes, references, texts } = dataContent(page)
  const written = own.textBlocks
  const blocks = written.map(block)
  const socialPictures = metaContents(own, 'og:image')
  const dataUrls = [
    ...metaContents(own, 'og:url'),
    ...socialPictures,
    ...otherPictures.flatMap((name) => metaContents(own, name)),
  ]
  for (const text of texts) if (text.startsWith('https://')) dataUrls.push(text)
  dataUrls.push(...pageLinks(own))
  const { links, resources, conditionalResources, ids, externalLinks } = linkFacts(own, path, origin)
  const { h1, bytes, hash, parts, issues } = fileFacts(file)
  const testimonials = testimonialsIn(own)
  const quotes = new Set(testimonials.map(({ quote }) => quote))
  // Spelled out, because a spread makes objects that are several times slower to make and to use.
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
    contentHash: hashOf(`${title}\n${description}\n${own.content}`),
    breadcrumbs: breadcrumbs(nodes),
    links,
    resources,
    conditionalResources,
    ids,
    externalLinks,
    styles: elementsNamed(own, 'style').map(({ text }) => text),
    pictures: onePerPicture(siteUrls(sourcesInMain(own), path, origin)),
    pictureUses: pictureUses(own, path, origin),
    dataUrls: siteUrls(dataUrls, path, origin, false),
    socialPictures: siteUrls(socialPictures, path, origin, false),
    integrities: integrities(own, path, origin),
    headLinks: headLinks(own, path, origin),
    alternates: hreflangLinks(own).map(({ code, url }) => ({ code, url: siteUrl(url, path, origin) ?? url })),
    nodeIds: nodeIds(nodes),
    nodeReferences: [...new Set(references)],
    statements: statements(nodes),
    dataPictures: dataPictures(nodes, path, origin),
    lastDay: lastDay(nodes),
    jobsClose: jobsClose(nodes),
    offersEnd: offersEnd(nodes),
    textHash: textHash(blocks),
    questions: questions(nodes),
    titlePattern: masked(title),
    dataTypes: dataTypes(nodes),
    headingPattern: elementsNamed(own, 'h2')
      .map(({ text: heading }) => maskedHeading(heading))
      .join(' | '),
    intro: firstWords(written, maskedBlock),
    ownWords: blocks.reduce((words, block) => words + block.words, 0),
    blocks: distinctKeys(blocks),
    claims: listed(blocks, 'claims'),
    // The words of a customer are no term of the company.
    policies: listed(
      blocks.filter((_, index) => !quotes.has(written[index]?.text ?? '')),
      'policies',
    ),
    strays: strays(page, blocks),
    testimonials,
    h1,
    bytes,
    hash,
    parts,
    issues,
  }
}

function breadcrumbs(nodes: readonly JsonLdNode[]): string[] {
  const found: string[] = []
  for (const node of nodes) if (node.name !== undefined && hasType(node, 'ListItem')) found.push(String(node.name))
  return found
}

function nodeIds(nodes: readonly JsonLdNode[]): string[] {
  const found = new Set<string>()
  for (const { '@id': id } of nodes) if (typeof id === 'string') found.add(id)
  return [...found]
}

function questions(nodes: readonly JsonLdNode[]): Uint32Array {
  const found: number[] = []
  for (const node of nodes)
    if (hasType(node, 'Question')) found.push(hashText(JSON.stringify([node.name, node.acceptedAnswer])))
  return Uint32Array.from(found)
}

function dataTypes(nodes: readonly JsonLdNode[]): string {
  const found = new Set<string>()
  for (const node of nodes) {
    const type = node['@type'] // a text on nearly all nodes
    if (typeof type === 'string') found.add(type)
    else for (const each of typesOf(node)) found.add(each)
  }
  return [...found].sort().join(' ')
}

function distinctKeys(blocks: readonly ReadBlock[]): Float64Array {
  const found = new Set<number>()
  for (const { key } of blocks) found.add(key)
  return Float64Array.from(found)
}

/** The claims or policies of all blocks. Few blocks have any. */
function listed<Name extends 'claims' | 'policies'>(
  blocks: readonly ReadBlock[],
  name: Name,
): ReadBlock[Name][number][] {
  const found: ReadBlock[Name][number][] = []
  for (const block of blocks) if (block[name].length > 0) found.push(...block[name])
  return found
}

/** Pages with the same text blocks in the same order have the same hash. */
function textHash(blocks: readonly ReadBlock[]): string {
  if (blocks.length === 0) return ''
  const keys = new Float64Array(blocks.length)
  for (let index = 0; index < blocks.length; index++) keys[index] = blocks[index]?.key ?? 0
  return hashOf(new Uint8Array(keys.buffer))
}

const introWords = 40
/** Fewest words of a block that says something. Fewer are a heading, a button or a label. */
const fewestOfIntro = 6

/** The first words of a text with names masked, without headings and buttons. */
function firstWords(blocks: readonly DistinctText[], masked: TextReader['maskedBlock']): string {
  const words: string[] = []
  for (const block of blocks) {
    if (words.length >= introWords) break
    const own = masked(block).split(' ', introWords - words.length)
    if (own.length >= fewestOfIntro || words.length + own.length === introWords) words.push(...own)
  }
  return words.join(' ')
}

/** URLs on this site that an HTML fragment links to and loads, and its ids. */
export function linkFacts(scan: HtmlScan, path: string, origin: string): LinkFacts & { externalLinks: number } {
  const links: LinkFact[] = []
  const keys = new Set<string>()
  const resources = new Set<string>()
  const conditionalResources = new Set<string>()
  let externalLinks = 0
  for (const element of scan.elements) {
    const found = elementLinks(element, path, origin)
    if (found === noLinks) continue
    for (const url of found.resources) resources.add(url)
    for (const url of found.conditionalResources) conditionalResources.add(url)
    if (isInside(element, 'template')) continue
    if (found.isExternal) externalLinks++
    if (!found.link || keys.has(found.key)) continue
    keys.add(found.key)
    links.push(found.link)
  }
  return {
    links,
    resources: [...resources],
    conditionalResources: [...conditionalResources],
    ids: scan.ids,
    externalLinks,
  }
}

function sourcesInMain(scan: HtmlScan): string[] {
  return elementsNamed(scan, 'img')
    .filter((element) => isInside(element, 'main') && element.attributes.src)
    .map(({ attributes }) => attributes.src ?? '')
}

/** The URLs of the pages before and after it in a series. */
function pageLinks(scan: HtmlScan): string[] {
  return elementsNamed(scan, 'link').flatMap(({ attributes: { rel = '', href = '' } }) =>
    href !== '' && /(?:^|\s)(?:next|prev)(?:\s|$)/i.test(rel) ? [href] : [],
  )
}

const withIntegrity = selection(({ attributes }) => Boolean(attributes.integrity?.trim()))

function integrities(scan: HtmlScan, path: string, origin: string): string[] {
  return withIntegrity(scan).flatMap(({ attributes: { src, href, integrity = '' } }) => {
    const url = siteUrl(src ?? href ?? '', path, origin, false)
    return url === undefined ? [] : `${url} ${integrity.trim().replace(/\s+/g, ' ')}`
  })
}

/** All of the home page; of other pages their feeds and other forms. */
function headLinks(scan: HtmlScan, path: string, origin: string): HeadLink[] {
  return elementsNamed(scan, 'link').flatMap(({ attributes: { rel = '', href, hreflang, sizes = '' } }) => {
    if (path !== '/' && (hreflang !== undefined || !/\balternate\b/i.test(rel))) return []
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

/** The statements of nodes with an id. */
function statements(nodes: readonly JsonLdNode[]): Statement[] {
  const found: Statement[] = []
  for (const node of nodes) {
    const { '@id': id } = node
    if (typeof id !== 'string') continue
    for (const property of Object.keys(node))
      if (property !== '@id') found.push({ id, property, value: hashText(JSON.stringify(node[property])) })
  }
  return found
}
