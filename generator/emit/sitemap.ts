import { escapeXml } from '../core/escape-xml.ts'
import { groupBy } from '../core/group-by.ts'

/** An indexable page. */
export type ListedPage = {
  /** Section of the site; each has a sitemap. */
  section: string
  /** Absolute. */
  url: string
  /** Day the content last changed, `YYYY-MM-DD`, if known. */
  lastmod?: string
  /** Absolute URLs of the images it shows. */
  pictures?: readonly string[]
}

export type SiteFile = { file: string; text: string }

/** Limits of one sitemap file. Source: https://www.sitemaps.org/protocol.html */
export type SitemapLimits = { urls: number; bytes: number }
const protocolLimits: SitemapLimits = { urls: 50_000, bytes: 52_428_800 }

/** Limit per page. Source: https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
const mostPictures = 1000

/**
 * One sitemap per section, or several where one would exceed the limits, and the index `sitemap.xml`. Sections are in
 * order of first appearance. The index states the lastmod of a file if it is known for every page in it.
 */
export function sitemapFiles(
  pages: readonly ListedPage[],
  origin: string,
  limits: SitemapLimits = protocolLimits,
): SiteFile[] {
  const files = [...groupBy(pages, ({ section }) => section)].flatMap(([section, listed]) =>
    inParts(listed.map(entryOf), limits).map((part, index) => ({
      file: index === 0 ? `sitemap-${section}.xml` : `sitemap-${section}-${index + 1}.xml`,
      text: urlSet(part),
      lastmod: lastDay(part),
    })),
  )
  const indexed = files.map(
    ({ file, lastmod }) => `<sitemap><loc>${escapeXml(`${origin}/${file}`)}</loc>${dayOf(lastmod)}</sitemap>`,
  )
  return [
    ...files.map(({ file, text }) => ({ file, text })),
    { file: 'sitemap.xml', text: document('sitemapindex', indexed) },
  ]
}

type Entry = { text: string; lastmod: string | undefined; hasPictures: boolean }

function entryOf({ url, lastmod, pictures = [] }: ListedPage): Entry {
  const shown = pictures
    .slice(0, mostPictures)
    .map((picture) => `<image:image><image:loc>${escapeXml(picture)}</image:loc></image:image>`)
  return {
    text: `<url><loc>${escapeXml(url)}</loc>${dayOf(lastmod)}${shown.join('')}</url>`,
    lastmod,
    hasPictures: shown.length > 0,
  }
}

const dayOf = (lastmod: string | undefined) => (lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`)

function lastDay(entries: readonly Entry[]): string | undefined {
  let last = ''
  for (const { lastmod } of entries) {
    if (lastmod === undefined) return undefined
    if (lastmod > last) last = lastmod
  }
  return last || undefined
}

/** Splits entries into as few files as the limits allow. */
function inParts(entries: readonly Entry[], { urls, bytes }: SitemapLimits): Entry[][] {
  const room = bytes - Buffer.byteLength(document('urlset', [], namespaceOf(entries)))
  const parts: Entry[][] = []
  let size = 0
  for (const each of entries) {
    const needed = Buffer.byteLength(each.text) + 1
    const last = parts.at(-1)
    if (last && last.length < urls && size + needed <= room) {
      last.push(each)
      size += needed
    } else {
      parts.push([each])
      size = needed
    }
  }
  return parts
}

const imageNamespace = ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

const namespaceOf = (entries: readonly Entry[]) =>
  entries.some(({ hasPictures }) => hasPictures) ? imageNamespace : ''

function urlSet(entries: readonly Entry[]): string {
  return document(
    'urlset',
    entries.map(({ text }) => text),
    namespaceOf(entries),
  )
}

function document(root: string, lines: readonly string[], namespace = ''): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n')
}
