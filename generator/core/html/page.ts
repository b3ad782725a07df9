import type { RouteId, Section } from '#src/route.ts'
import type { JsonLdBlock } from './json-ld.ts'
import { elementsNamed, type HtmlElement, type HtmlScan } from './scan-html.ts'
import { siteAddresses } from './site-address.ts'

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

export function isCanonical({ name, attributes }: HtmlElement): boolean {
  return name === 'link' && /(^|\s)canonical(\s|$)/i.test(attributes.rel ?? '')
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
