/** Limit of the protocol. Source: https://www.sitemaps.org/protocol.html */
const urlsPerFile = 50_000

export type SiteFile = { file: string; text: string }

/** `sitemap.xml` with every address given, or an index and numbered files where they are too many for one. */
export function sitemapFiles(urls: readonly string[], origin: string): SiteFile[] {
  if (urls.length <= urlsPerFile) return [{ file: 'sitemap.xml', text: urlSet(urls) }]
  const parts: SiteFile[] = []
  for (let start = 0; start < urls.length; start += urlsPerFile) {
    parts.push({ file: `sitemap-${parts.length + 1}.xml`, text: urlSet(urls.slice(start, start + urlsPerFile)) })
  }
  return [...parts, { file: 'sitemap.xml', text: index(parts.map(({ file }) => `${origin}/${file}`)) }]
}

function urlSet(urls: readonly string[]): string {
  return document(
    'urlset',
    urls.map((url) => `<url><loc>${escapeXml(url)}</loc></url>`),
  )
}

function index(urls: readonly string[]): string {
  return document(
    'sitemapindex',
    urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`),
  )
}

function document(root: string, lines: string[]): string {
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n')
}

const xmlEntities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => xmlEntities[char] ?? char)
}

/** The root-relative addresses a sitemap lists, read back from its text. */
export function sitemapPaths(files: readonly SiteFile[], origin: string): Set<string> {
  const locations = files.flatMap(({ text }) =>
    text.includes('<urlset') ? [...text.matchAll(/<loc>([^<]*)<\/loc>/g)] : [],
  )
  return new Set(locations.map(([, url = '']) => (url.startsWith(origin) ? url.slice(origin.length) : url)))
}
