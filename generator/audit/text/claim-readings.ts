import type { AuditedSite } from '../../core/audited-site.ts'
import type { ClaimFact } from '../../core/facts.ts'
import type { AuditedPage } from '../../core/site-facts.ts'
import { languageWords } from '../language/language-words.ts'

/** One number for one thing, with the pages that state it. */
export type ClaimReading = ClaimFact & { pages: AuditedPage[] }

/** The claims of pages, each number once, the greatest first. Includes claims of the manifest that no page shows. */
export function claimReadings({ pages, manifest }: AuditedSite): ClaimReading[] {
  const readings = new Map<string, ClaimReading>()
  const note = (claim: ClaimFact, page?: AuditedPage) => {
    const key = `${claim.counts} ${claim.value}`
    const reading = readings.get(key) ?? { ...claim, pages: [] }
    readings.set(key, reading)
    reading.isLeast ||= claim.isLeast
    if (page && reading.pages.at(-1) !== page) reading.pages.push(page)
  }
  const isLeast = new RegExp(`\\d\\+|\\b(${languageWords(manifest).claims.atLeast})\\b`, 'i')
  for (const { counts, value, text } of manifest.site.claims)
    if (counts !== undefined && value !== undefined) note({ counts, value, isLeast: isLeast.test(text), phrase: text })
  for (const page of pages) for (const claim of page.claims) note(claim, page)
  return [...readings.values()].sort((a, b) => b.value - a.value)
}

/** Whether site.yaml has a claim with this number. */
export function isDeclared({ manifest }: AuditedSite, { counts, value }: Pick<ClaimFact, 'counts' | 'value'>): boolean {
  return manifest.site.claims.some((claim) => claim.counts === counts && claim.value === value)
}

/** Names a number of things that pages or the manifest claim. */
export const claimSubject = ({ counts, value }: Pick<ClaimFact, 'counts' | 'value'>) => `${value} ${counts}`

/** `"60+ communities" on /` or `"60+ communities" on / and 3 more` */
export function readingOf({ phrase, pages }: ClaimReading): string {
  const [first] = pages
  if (!first) return `"${phrase}" in the manifest`
  return `"${phrase}" on ${first.path}${pages.length > 1 ? ` and ${pages.length - 1} more` : ''}`
}
