import type { AuditedSite } from '../../core/audited-site.ts'
import type { AuditedPage } from '../../core/site-facts.ts'

/** The subject of findings about images that replace the page's own image. */
export const standInImages = 'stand-in images'

/** How a page gets a stock or fallback image; undefined if it has its own image or none. */
export function standInOrigin({ pictureOf }: AuditedSite, page: AuditedPage): 'stock' | 'fallback' | undefined {
  const origin = pictureOf(page)?.origin
  return origin === 'stock' || origin === 'fallback' ? origin : undefined
}
