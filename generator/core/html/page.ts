import type { RouteId, Section } from '#src/route.ts'
import type { JsonLdBlock } from './json-ld.ts'
import { perScan } from './per-scan.ts'
import { elementsNamed, type HtmlElement, type HtmlScan } from './scan-html.ts'
import { siteUrls } from './site-url.ts'

/** What is known about a page in addition to its HTML: its URL, its file, and its row of the route table. */
export type PageMeta = {
  /** Root-relative. */
  path: string
  /** Below the output directory. */
  file: string
  /** Undefined for a file that no route writes. */
  route: RouteId | undefined
  section: Section | undefined
  params: Readonly<Record<string, string>>
}

/** A shared part: HTML before or after `<main>` that many pages contain byte for byte. */
export type ScannedPart = {
  /** `header` or `footer`, and a hash of its bytes. */
  name: string
  scan: HtmlScan
}

/** A page without its shared parts. */
export type OwnPage = PageMeta & {
  /** The head, and `<main>`. */
  own: HtmlScan
  title: string
  description: string
  /** As written; undefined without one. */
  canonical: string | undefined
  robots: string
  jsonLd: JsonLdBlock[]
}

/** A page as read from its HTML. */
export type ScannedPage = OwnPage & {
  html: string
  parts: readonly ScannedPart[]
  /** Its H1 headings, those of shared parts first. */
  h1: string[]
}

export function isCanonical({ name, attributes }: Pick<HtmlElement, 'name' | 'attributes'>): boolean {
  return name === 'link' && /(^|\s)canonical(\s|$)/i.test(attributes.rel ?? '')
}

/** The links to versions of a page in other languages, as written. */
export function hreflangLinks(scan: HtmlScan): { code: string; url: string }[] {
  return elementsNamed(scan, 'link').flatMap(({ attributes: { hreflang, rel = '', href = '' } }) =>
    hreflang !== undefined && /(^|\s)alternate(\s|$)/i.test(rel) ? [{ code: hreflang.trim(), url: href }] : [],
  )
}

/** Content of the first `<meta>` with a name or property. */
export function metaContent(scan: HtmlScan, name: string): string | undefined {
  return metaContents(scan, name)[0]
}

/** Content of every `<meta>` with a name or property. */
export function metaContents(scan: HtmlScan, name: string): string[] {
  return metaByName(scan).get(name) ?? []
}

const metaByName = perScan((scan: Pick<HtmlScan, 'byName'>) => {
  const found = new Map<string, string[]>()
  for (const { attributes } of elementsNamed(scan, 'meta')) {
    const name = (attributes.name ?? attributes.property ?? '').toLowerCase()
    const contents = found.get(name)
    if (contents) contents.push(attributes.content ?? '')
    else found.set(name, [attributes.content ?? ''])
  }
  return found
})

/** URLs on this site of everything an HTML fragment loads: images, scripts, stylesheets, icons. */
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
  return siteUrls(urls, page, origin)
}

/**
 * URLs on this site of what an HTML fragment loads only in some cases: images in place of those that do not load
 * (`src/client/pictures.ts`), and islands when they are needed (`src/client/hydrate.ts`).
 */
export function conditionalResourcesOf(scan: HtmlScan, page: string, origin: string): string[] {
  const urls = scan.elements.flatMap(({ attributes: { 'data-instead': instead, 'data-module': module } }) => [
    ...(instead ? instead.split(' ') : []),
    ...(module ? [module] : []),
  ])
  return siteUrls(urls, page, origin)
}

/** Whether a `<link>` names another document or host, and loads nothing. */
function isOtherPage({ attributes }: HtmlElement): boolean {
  return /(^|\s)(alternate|next|prev|author|license|help|preconnect|dns-prefetch)(\s|$)/i.test(attributes.rel ?? '')
}

/** The URLs of a `srcset`. */
export function candidatesOf(srcset: string): string[] {
  return srcset.split(/,\s+|,(?=\/|https?:)/).flatMap((candidate) => candidate.trim().split(/\s+/)[0] || [])
}
