import { decodeXML } from 'entities'
import type { SiteFiles } from './site-files.ts'

/** A parsed sitemap file. */
export type Sitemap = {
  /** Root-relative URL of the file. */
  url: string
  bytes: number
  kind: 'urlset' | 'index' | 'neither'
  entries: SitemapEntry[]
}

export type SitemapEntry = {
  /** As written, with character references decoded. */
  loc: string
  lastmod: string | undefined
  /** URLs of images. */
  pictures: string[]
  /** Has `<priority>` or `<changefreq>`. */
  hasHints: boolean
}

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
  const name = kind === 'index' ? 'sitemap' : 'url'
  const entries = [...text.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))].map(([, inner = '']) => ({
    loc: textOf(inner, 'loc') ?? '',
    lastmod: textOf(inner, 'lastmod'),
    pictures: [...inner.matchAll(/<image:loc>([^<]*)<\/image:loc>/g)].map(([, loc = '']) => decodeXML(loc.trim())),
    hasHints: /<(priority|changefreq)>/.test(inner),
  }))
  return { url, bytes: bytes.byteLength, kind, entries }
}

function textOf(xml: string, name: string): string | undefined {
  const value = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
  return value === undefined ? undefined : decodeXML(value.trim())
}

export const withoutOrigin = (url: string, origin: string) =>
  url.startsWith(`${origin}/`) ? url.slice(origin.length) : url

/** URLs that sitemaps list as pages. */
export function listedPaths(sitemaps: readonly Sitemap[], origin: string): Set<string> {
  return new Set(
    sitemaps.flatMap(({ kind, entries }) =>
      kind === 'urlset' ? entries.map(({ loc }) => withoutOrigin(loc, origin)) : [],
    ),
  )
}
