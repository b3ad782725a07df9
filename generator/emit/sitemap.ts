import { escapeXml } from '../core/escape-xml.ts'

/** A page to list by its absolute address, under the section of the site it belongs to. */
export type ListedPage = {
  section: string
  url: string
  /** Day its content last changed, `YYYY-MM-DD`, where it is known. */
  lastmod?: string
  /** Absolute addresses of the pictures it shows. */
  pictures?: readonly string[]
}

export type SiteFile = { file: string; text: string }

/** Most that a sitemap may hold. Source: https://www.sitemaps.org/protocol.html */
export type SitemapLimits = { urls: number; bytes: number }
const protocolLimits: SitemapLimits = { urls: 50_000, bytes: 52_428_800 }

/** Of a page. Source: https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
const mostPictures = 1000

/**
 * A sitemap for each section, or several where one would be too large, and `sitemap.xml`, the index of all. Sections
 * keep the order in which they first come. The index tells a day for a file where it is known for each of its pages.
 */
export function sitemapFiles(
  pages: readonly ListedPage[],
  origin: string,
  limits: SitemapLimits = protocolLimits,
): SiteFile[] {
  const sections = new Map<string, Entry[]>()
  for (const page of pages) {
    const entries = sections.get(page.section) ?? []
    sections.set(page.section, entries)
    entries.push(entryOf(page))
  }
  const files = [...sections].flatMap(([section, entries]) =>
    inParts(entries, limits).map((part, index) => ({
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

/** Cuts entries into as few runs as the limits allow. */
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
