import type { AuditedSite, Sitemap } from '../../core/audited-site.ts'
import { perSite } from '../graph/per-site.ts'
import { beginsAsXml } from './xml-beginning.ts'

/** What keeps search engines from reading a sitemap, as a verb phrase, by its URL. Sitemaps without a fault are left out. */
export const sitemapFaults = perSite((site): ReadonlyMap<string, string> => {
  const faults = new Map<string, string>()
  for (const sitemap of site.sitemaps) {
    const fault = faultOf(site, sitemap)
    if (fault !== undefined) faults.set(sitemap.url, fault)
  }
  return faults
})

function faultOf({ files }: AuditedSite, { url, kind, entries }: Sitemap): string | undefined {
  if (kind === 'neither') return 'has no urlset or sitemapindex'
  if (entries.length === 0) return 'has no entry'
  const text = files.read(url).toString('utf8')
  if (!beginsAsXml(text.replace(/^\uFEFF/, '')))
    return text.includes('<?xml')
      ? 'has a space or text before its XML declaration'
      : 'does not begin with its root element'
  const open = [kind === 'index' ? 'sitemap' : 'url', 'loc'].find(
    (name) => count(text, `<${name}>`) !== count(text, `</${name}>`),
  )
  if (open !== undefined) return `has not as many end tags as start tags of <${open}>`
  const root = kind === 'index' ? 'sitemapindex' : 'urlset'
  if (!text.trimEnd().endsWith(`</${root}>`)) return `does not end with </${root}>`
  const [, namespace] =
    (kind === 'index' ? /<sitemapindex[^>]*\sxmlns="([^"]*)"/ : /<urlset[^>]*\sxmlns="([^"]*)"/).exec(text) ?? []
  if (namespace !== undefined && namespace !== namespaceOfSitemaps)
    return `has the namespace "${namespace}" in place of "${namespaceOfSitemaps}"`
  const bare = /&(?!(amp|lt|gt|quot|apos|#\d+|#x[0-9a-f]+);)[^<]{0,20}/i.exec(text)?.[0]
  return bare === undefined ? undefined : `has a bare "&", in "${bare}"`
}

/** Source: https://www.sitemaps.org/protocol.html */
const namespaceOfSitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const count = (text: string, tag: string) => text.split(tag).length - 1
