import type { AuditedSite } from '../rule.ts'
import { withoutOrigin } from './sitemaps.ts'

/**
 * Whether the sitemaps can be read as one whole. If a file is missing or is none, what it lists is unknown, and no page
 * can be said to be missing from it; the rules about the files speak instead.
 */
export function areSitemapsWhole({ sitemaps, files, manifest }: AuditedSite): boolean {
  const { origin } = manifest.site
  return (
    sitemaps.some(({ kind }) => kind === 'urlset') &&
    sitemaps.every(
      ({ kind, entries }) =>
        kind !== 'neither' && (kind !== 'index' || entries.every(({ loc }) => files.has(withoutOrigin(loc, origin)))),
    )
  )
}
