import type { AuditedSite } from '../../core/audited-site.ts'
import { manifestAt } from '../../core/manifest-at.ts'

/** The site once for each of its languages, with the pages, shared parts and records in that language. */
export function inLanguages(site: AuditedSite): AuditedSite[] {
  const { manifest } = site
  if (manifest.translations.length === 0) return [site]
  return [manifest, ...manifest.translations].map((language) => {
    const pages = site.pages.filter(({ path }) => manifestAt(manifest, path) === language)
    const parts = new Set(pages.flatMap((page) => page.parts))
    return { ...site, manifest: language, pages, parts: site.parts.filter(({ name }) => parts.has(name)) }
  })
}
