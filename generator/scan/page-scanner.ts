import { hashOf } from '../core/hash.ts'
import { indexOfTag } from '../core/html/index-of-tag.ts'
import { jsonLdBlocks } from '../core/html/json-ld.ts'
import { isCanonical, metaContent, type PageMeta, type ScannedPage, type ScannedPart } from '../core/html/page.ts'
import { elementsNamed, type HtmlScan, isInside, scanHtml } from '../core/html/scan-html.ts'

export type PageScanner = {
  scan: (html: string, meta: PageMeta) => ScannedPage
  /** Parts not seen on an earlier page since the last call. */
  takeNewParts: () => ScannedPart[]
}

/** Parts kept in memory. A generated site has two for each phone number it shows; one with pages edited by hand has more. */
const mostParts = 2000

/** Scans pages. What they share is scanned once. */
export function createPageScanner(): PageScanner {
  const parts = new Map<string, ScannedPart>()
  let fresh: ScannedPart[] = []
  /** The part of the previous page, which is nearly always that of the next page: comparing is quicker than a lookup. */
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
    scan: (html, meta) => {
      const { own, before, after } = cut(html)
      const scan = scanHtml(own)
      const found = [partOf('header', before), partOf('footer', after)].filter((part) => part !== undefined)
      return {
        ...meta,
        html,
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

/** The HTML of a page without its shared parts. */
export const ownHtml = (html: string) => cut(html).own

/** Splits the HTML into `<main>` with the head and the links to other languages, and what is before and after. Without `<main>` all of it is the page's own. */
function cut(html: string): { own: string; before: string; after: string } {
  const whole = { own: html, before: '', after: '' }
  const body = indexOfTag(html, '<body')
  const main = body < 0 ? -1 : indexOfTag(html, '<main', body)
  const mainEnd = main < 0 ? -1 : indexOfTag(html, '</main>', main)
  const bodyEnd = mainEnd < 0 ? -1 : indexOfTag(html, '</body>', mainEnd)
  if (bodyEnd < 0) return whole
  const bodyStart = html.indexOf('>', body) + 1
  const after = mainEnd + '</main>'.length
  const header = withoutLanguageLinks(html.slice(bodyStart, main))
  return {
    own: html.slice(0, bodyStart) + header.links + html.slice(main, after) + html.slice(bodyEnd),
    before: header.html,
    after: html.slice(after, bodyEnd),
  }
}

/** Each page has its own links to other languages in its header; the rest of the header is a shared part. */
function withoutLanguageLinks(header: string): { html: string; links: string } {
  const start = header.indexOf('<nav class="language-links"')
  const end = start < 0 ? -1 : header.indexOf('</nav>', start)
  if (end < 0) return { html: header, links: '' }
  const after = end + '</nav>'.length
  return { html: header.slice(0, start) + header.slice(after), links: header.slice(start, after) }
}

/** Directives for crawlers, for all of them or for Google. If there are several elements, all count. */
function robotsOf(scan: HtmlScan): string {
  return elementsNamed(scan, 'meta')
    .filter(({ attributes: { name = '' } }) => /^(robots|googlebot)$/i.test(name))
    .map(({ attributes: { content = '' } }) => content)
    .join(', ')
}
