import type { RouteId, Section } from '#src/route.ts'
import type { JsonLdBlock } from './json-ld.ts'
import { perScan } from './per-scan.ts'
import { elementsNamed, type HtmlElement, type HtmlScan } from './scan-html.ts'

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

type NamedElement = Pick<HtmlElement, 'name' | 'attributes'>

export function isCanonical({ name, attributes }: NamedElement): boolean {
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

/** URLs of what an element loads: an image, a script, a stylesheet, an icon. */
export function loadedUrls(element: NamedElement): readonly string[] {
  const { href, src, srcset, imagesrcset, poster, data } = element.attributes
  switch (element.name) {
    case 'link':
      return [
        ...(href && !isCanonical(element) && !isOtherPage(element) ? [href] : []),
        ...(imagesrcset ? candidatesOf(imagesrcset) : []),
      ]
    case 'img':
    case 'script':
    case 'source':
    case 'video':
    case 'audio':
    case 'track':
    case 'embed':
    case 'iframe':
      return [...(src ? [src] : []), ...(poster ? [poster] : []), ...(srcset ? candidatesOf(srcset) : [])]
    case 'object':
      return data ? [data] : noUrls
    default:
      return noUrls
  }
}

const noUrls: readonly string[] = []

/** Whether a `<link>` names another document or host, and loads nothing. */
function isOtherPage({ attributes }: NamedElement): boolean {
  return /(^|\s)(alternate|next|prev|author|license|help|preconnect|dns-prefetch)(\s|$)/i.test(attributes.rel ?? '')
}

/** The URLs of a `srcset`. */
function candidatesOf(srcset: string): string[] {
  return srcset.split(/,\s+|,(?=\/|https?:)/).flatMap((candidate) => candidate.trim().split(/\s+/)[0] || [])
}
