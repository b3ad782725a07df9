import type { ClaimFact } from '../../core/facts.ts'
import type { AuditedPage } from '../../core/site-facts.ts'
import type { AuditedSite } from '../rule.ts'

/** One number for one thing, with the pages that give it. */
export type ClaimReading = ClaimFact & { pages: AuditedPage[] }

/** What pages claim, each number once, the greatest first; what the manifest claims and no page shows is in it as well. */
export function claimReadings({ pages, manifest }: AuditedSite): ClaimReading[] {
  const readings = new Map<string, ClaimReading>()
  const note = (claim: ClaimFact, page?: AuditedPage) => {
    const key = `${claim.counts} ${claim.value}`
    const known = readings.get(key) ?? { ...claim, pages: [] }
    readings.set(key, known)
    known.isLeast ||= claim.isLeast
    if (page && known.pages.at(-1) !== page) known.pages.push(page)
  }
  for (const { counts, value, text } of manifest.site.claims)
    if (counts !== undefined && value !== undefined)
      note({ counts, value, isLeast: /\d\+|\b(over|more than|at least)\b/i.test(text), phrase: text })
  for (const page of pages) for (const claim of page.claims) note(claim, page)
  return [...readings.values()].sort((a, b) => b.value - a.value)
}

/** Whether the manifest makes a claim. */
export function isDeclared({ manifest }: AuditedSite, { counts, value }: Pick<ClaimFact, 'counts' | 'value'>): boolean {
  return manifest.site.claims.some((claim) => claim.counts === counts && claim.value === value)
}

/** `"60+ communities" on /` */
export function readingOf({ phrase, pages }: ClaimReading): string {
  const [first] = pages
  if (!first) return `"${phrase}" in the manifest`
  return `"${phrase}" on ${first.path}${pages.length > 1 ? ` and ${pages.length - 1} more` : ''}`
}
