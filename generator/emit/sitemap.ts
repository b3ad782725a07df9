import { escapeXml } from '../escape-xml.ts'

/** A page to list by its absolute address, under the section of the site it belongs to. */
export type ListedPage = { section: string; url: string }

export type SiteFile = { file: string; text: string }

/** Most that a sitemap may hold. Source: https://www.sitemaps.org/protocol.html */
export type SitemapLimits = { urls: number; bytes: number }
const protocolLimits: SitemapLimits = { urls: 50_000, bytes: 52_428_800 }

/**
 * A sitemap for each section, or several where one would be too large, and `sitemap.xml`, the index of all. Sections
 * keep the order in which they first come.
 */
export function sitemapFiles(
  pages: readonly ListedPage[],
  origin: string,
  limits: SitemapLimits = protocolLimits,
): SiteFile[] {
  const sections = new Map<string, string[]>()
  for (const page of pages) {
    const entries = sections.get(page.section) ?? []
    sections.set(page.section, entries)
    entries.push(`<url><loc>${escapeXml(page.url)}</loc></url>`)
  }
  const files = [...sections].flatMap(([section, entries]) =>
    inParts(entries, limits).map((part, index) => ({
      file: index === 0 ? `sitemap-${section}.xml` : `sitemap-${section}-${index + 1}.xml`,
      text: urlSet(part),
    })),
  )
  const indexed = files.map(({ file }) => `<sitemap><loc>${escapeXml(`${origin}/${file}`)}</loc></sitemap>`)
  return [...files, { file: 'sitemap.xml', text: document('sitemapindex', indexed) }]
}

/** Cuts entries into as few runs as the limits allow. */
function inParts(entries: readonly string[], { urls, bytes }: SitemapLimits): string[][] {
  const room = bytes - Buffer.byteLength(urlSet([]))
  const parts: string[][] = []
  let size = 0
  for (const each of entries) {
    const needed = Buffer.byteLength(each) + 1
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

const urlSet = (entries: readonly string[]) => document('urlset', entries)

function document(root: string, lines: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n')
}

/** The root-relative addresses of pages that sitemaps list, read back from their texts. */
export function sitemapPaths(files: readonly SiteFile[], origin: string): Set<string> {
  const locations = files.flatMap(({ text }) =>
    text.includes('<urlset') ? [...text.matchAll(/<loc>([^<]*)<\/loc>/g)] : [],
  )
  return new Set(locations.map(([, url = '']) => (url.startsWith(origin) ? url.slice(origin.length) : url)))
}
