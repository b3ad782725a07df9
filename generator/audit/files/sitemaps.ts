import { decodeXML } from 'entities'
import type { SiteFiles } from './site-files.ts'

/** A sitemap as its file says it. */
export type Sitemap = {
  /** Root-relative address of the file. */
  url: string
  bytes: number
  kind: 'urlset' | 'index' | 'neither'
  entries: SitemapEntry[]
}

export type SitemapEntry = {
  /** As written, references decoded. */
  loc: string
  lastmod: string | undefined
  /** Addresses of pictures. */
  pictures: string[]
  /** Has `<priority>` or `<changefreq>`. */
  hasHints: boolean
}

/** Every file at the top of the site that calls itself a sitemap, or that robots.txt or another sitemap names. */
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

/** Addresses that sitemaps list as pages. */
export function listedPaths(sitemaps: readonly Sitemap[], origin: string): Set<string> {
  return new Set(
    sitemaps.flatMap(({ kind, entries }) =>
      kind === 'urlset' ? entries.map(({ loc }) => withoutOrigin(loc, origin)) : [],
    ),
  )
}
