import { decodeXML } from 'entities'
import type { SiteFiles, Sitemap } from '../../core/audited-site.ts'
import type { KeptText } from '../../core/intern-table.ts'

/** Every file in the root directory named like a sitemap, and every one that robots.txt or an index names. */
export function readSitemaps(files: SiteFiles, origin: string): Sitemap[] {
  const robots = files.has('/robots.txt') ? files.read('/robots.txt').toString('utf8') : ''
  const named = [...robots.matchAll(/^\s*sitemap:\s*(\S+)/gim)].map(([, url = '']) => withoutOrigin(url, origin))
  const found = new Map<string, Sitemap>()
  const queue = [...files.urls.filter((url) => /^\/sitemap[^/]*\.xml$/.test(url)), ...named]
  for (const url of queue) {
    if (found.has(url) || !files.has(url)) continue
    const sitemap = parseSitemap(url, files.read(url))
    found.set(url, sitemap)
    if (sitemap.kind === 'index') queue.push(...sitemap.entries.map(({ loc }) => withoutOrigin(loc, origin)))
  }
  return [...found.values()].sort((a, b) => (a.url < b.url ? -1 : 1))
}

function parseSitemap(url: string, bytes: Buffer): Sitemap {
  const text = bytes.toString('utf8')
  const kind = /<urlset[\s>]/.test(text) ? 'urlset' : /<sitemapindex[\s>]/.test(text) ? 'index' : 'neither'
  const entries = [...text.matchAll(kind === 'index' ? indexEntries : urlEntries)].map(([, inner = '']) => ({
    loc: valuesOf(inner, /<loc>([^<]*)<\/loc>/g)[0] ?? '',
    lastmod: valuesOf(inner, /<lastmod>([^<]*)<\/lastmod>/g)[0],
    pictures: valuesOf(inner, /<image:loc>([^<]*)<\/image:loc>/g),
    videos: inner.includes('<video:')
      ? valuesOf(inner, /<video:(?:content|thumbnail)_loc>([^<]*)<\/video:(?:content|thumbnail)_loc>/g)
      : [],
    hasHints: /<(priority|changefreq)>/.test(inner),
  }))
  return { url, bytes: bytes.byteLength, kind, entries }
}

const urlEntries = /<url>([\s\S]*?)<\/url>/g
const indexEntries = /<sitemap>([\s\S]*?)<\/sitemap>/g

/** The texts of the elements that a pattern finds. Most have no character references. */
function valuesOf(xml: string, pattern: RegExp): string[] {
  return Array.from(xml.matchAll(pattern), ([, text = '']) =>
    text.includes('&') ? decodeXML(text.trim()) : text.trim(),
  )
}

export const withoutOrigin = (url: string, origin: string) =>
  url.startsWith(origin) && url.charAt(origin.length) === '/' ? url.slice(origin.length) : url

/**
 * URLs that sitemaps list as pages.
 * @param kept finds paths of pages: a part of a sitemap would keep all of it in memory.
 */
export function listedPaths(sitemaps: readonly Sitemap[], origin: string, kept: KeptText): Set<string> {
  return new Set(
    sitemaps.flatMap(({ kind, entries }) =>
      kind === 'urlset' ? entries.map(({ loc }) => kept(withoutOrigin(loc, origin))) : [],
    ),
  )
}
