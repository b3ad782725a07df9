import { createHash } from 'node:crypto'
import type { RouteId, Section } from '#src/route.ts'
import { type JsonLdBlock, jsonLdBlocks } from '../core/html/json-ld.ts'
import { siteAddresses } from '../core/html/site-address.ts'
import { elementsNamed, type HtmlElement, type HtmlScan, indexOfTag, isInside, scanHtml } from './scan-html.ts'

/** What is known of a page beside its HTML: where it is served, and what in the route table it is. */
export type PageMeta = {
  /** Root-relative. */
  path: string
  /** Below the output directory. */
  file: string
  /** Undefined for a file that no route of the table would write. */
  route: RouteId | undefined
  section: Section | undefined
  params: Readonly<Record<string, string>>
}

/** A stretch of HTML that stands on many pages as the same bytes: what comes before `<main>`, or after it. */
export type ScannedPart = {
  /** `header` or `footer`, with a hash of its bytes where a site has more than one. */
  name: string
  scan: HtmlScan
}

/** One page as its file says it is. */
export type ScannedPage = PageMeta & {
  html: string
  bytes: number
  /** Of the file: first 16 hex digits of the SHA-256. */
  hash: string
  /** The page without its shared parts: the head, and `<main>`. */
  own: HtmlScan
  parts: readonly ScannedPart[]
  title: string
  description: string
  /** As written; undefined when there is none. */
  canonical: string | undefined
  robots: string
  h1: string[]
  jsonLd: JsonLdBlock[]
}

export type PageScanner = {
  scan: (html: string, bytes: Uint8Array, meta: PageMeta) => ScannedPage
  /** Parts no page had before, since this was asked last. */
  takeNewParts: () => ScannedPart[]
}

/** Parts kept: a site has two; one that has been edited by hand here and there a few more. */
const mostParts = 200

/** Scans pages, and what they share only once. */
export function createPageScanner(): PageScanner {
  const parts = new Map<string, ScannedPart>()
  let fresh: ScannedPart[] = []
  /** The part of the page before, which nearly always is that of this one too: comparing is quicker than looking up. */
  const last: Partial<Record<'header' | 'footer', { html: string; part: ScannedPart }>> = {}
  const partOf = (kind: 'header' | 'footer', html: string): ScannedPart | undefined => {
    const before = last[kind]
    if (before?.html === html) return before.part
    const part = html.trim() === '' ? undefined : knownPart(kind, html)
    if (part) last[kind] = { html, part }
    return part
  }
  const knownPart = (kind: 'header' | 'footer', html: string): ScannedPart => {
    const key = `${kind} ${html}`
    const known = parts.get(key)
    if (known) return known
    const part = { name: `${kind} ${hashOf(html).slice(0, 8)}`, scan: scanHtml(html) }
    if (parts.size < mostParts) parts.set(key, part)
    fresh.push(part)
    return part
  }
  return {
    scan: (html, bytes, meta) => {
      const { own, before, after } = cut(html)
      const scan = scanHtml(own)
      const found = [partOf('header', before), partOf('footer', after)].filter((part) => part !== undefined)
      return {
        ...meta,
        html,
        bytes: bytes.byteLength,
        hash: hashOf(bytes),
        own: scan,
        parts: found,
        title: elementsNamed(scan, 'title').find((element) => !isInside(element, 'svg'))?.text ?? '',
        description: metaContent(scan, 'description') ?? '',
        canonical: elementsNamed(scan, 'link').find(isCanonical)?.attributes.href,
        robots: robotsOf(scan),
        h1: [...found.flatMap((part) => elementsNamed(part.scan, 'h1')), ...elementsNamed(scan, 'h1')].map(
          ({ text }) => text,
        ),
        jsonLd: jsonLdBlocks(scan),
      }
    },
    takeNewParts: () => {
      const taken = fresh
      fresh = []
      return taken
    },
  }
}

/** Parts the HTML into what is around `<main>` and the rest. Without `<main>` all of it is the page's own. */
function cut(html: string): { own: string; before: string; after: string } {
  const whole = { own: html, before: '', after: '' }
  const body = indexOfTag(html, '<body')
  const main = body < 0 ? -1 : indexOfTag(html, '<main', body)
  const mainEnd = main < 0 ? -1 : indexOfTag(html, '</main>', main)
  const bodyEnd = mainEnd < 0 ? -1 : indexOfTag(html, '</body>', mainEnd)
  if (bodyEnd < 0) return whole
  const bodyStart = html.indexOf('>', body) + 1
  const after = mainEnd + '</main>'.length
  return {
    own: html.slice(0, bodyStart) + html.slice(main, after) + html.slice(bodyEnd),
    before: html.slice(bodyStart, main),
    after: html.slice(after, bodyEnd),
  }
}

export function isCanonical({ name, attributes }: HtmlElement): boolean {
  return name === 'link' && /(^|\s)canonical(\s|$)/i.test(attributes.rel ?? '')
}

/** What a page tells crawlers, all of them or that of Google: where it says so twice, both count. */
function robotsOf(scan: HtmlScan): string {
  return elementsNamed(scan, 'meta')
    .filter(({ attributes: { name = '' } }) => /^(robots|googlebot)$/i.test(name))
    .map(({ attributes: { content = '' } }) => content)
    .join(', ')
}

/** Content of the first `<meta>` of a name or property. */
export function metaContent(scan: HtmlScan, name: string): string | undefined {
  return metaContents(scan, name)[0]
}

/** Content of every `<meta>` of a name or property. */
export function metaContents(scan: HtmlScan, name: string): string[] {
  return elementsNamed(scan, 'meta')
    .filter(({ attributes }) => (attributes.name ?? attributes.property ?? '').toLowerCase() === name)
    .map(({ attributes }) => attributes.content ?? '')
}

/** Addresses on this site of everything a stretch of HTML loads: pictures, scripts, stylesheets, icons. */
export function resourcesOf(scan: HtmlScan, page: string, origin: string): string[] {
  const urls: string[] = []
  for (const element of scan.elements) {
    const { href, src, srcset, imagesrcset, poster, data } = element.attributes
    switch (element.name) {
      case 'link':
        if (href && !isCanonical(element) && !isOtherPage(element)) urls.push(href)
        if (imagesrcset) urls.push(...candidatesOf(imagesrcset))
        break
      case 'img':
      case 'script':
      case 'source':
      case 'video':
      case 'audio':
      case 'track':
      case 'embed':
      case 'iframe':
        if (src) urls.push(src)
        if (poster) urls.push(poster)
        if (srcset) urls.push(...candidatesOf(srcset))
        break
      case 'object':
        if (data) urls.push(data)
        break
    }
  }
  return siteAddresses(urls, page, origin)
}

/** A `<link>` that names another document, and loads nothing. */
function isOtherPage({ attributes }: HtmlElement): boolean {
  return /(^|\s)(alternate|next|prev|author|license|help|preconnect|dns-prefetch)(\s|$)/i.test(attributes.rel ?? '')
}

/** Addresses of a `srcset`. */
export function candidatesOf(srcset: string): string[] {
  return srcset.split(/,\s+|,(?=\/|https?:)/).flatMap((candidate) => candidate.trim().split(/\s+/)[0] || [])
}

/** First 16 hex digits of the SHA-256. */
export function hashOf(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
