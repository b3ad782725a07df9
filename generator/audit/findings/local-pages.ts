import type { AuditedPage } from '../../core/site-facts.ts'
import { uniqueWords } from '../../core/unique-words.ts'
import { indexableSet } from '../graph/indexable.ts'
import { perSite } from '../graph/per-site.ts'

/** A local page with its unique text: share from 0 to 1, and number of words. */
export type LocalPage = { page: AuditedPage; number: number; ownShare: number; ownWords: number }

const localRoutes: ReadonlySet<string> = new Set(['servicePlace', 'serviceArea', 'county'])

/** The indexable pages of places, and of services in places. */
export const localPages = perSite((site): readonly LocalPage[] => {
  const indexable = indexableSet(site)
  return site.pages.flatMap((page, number) => {
    if (!localRoutes.has(page.route ?? '') || !indexable.has(page)) return []
    const ownShare = site.similarity.ownShare[number] ?? Number.NaN
    return [{ page, number, ownShare, ownWords: uniqueWords(page, ownShare) }]
  })
})
