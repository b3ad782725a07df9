import { inUrlForm, type TrailingSlash } from '#src/url-form.ts'
import { isRecorded, type Ledger, type LedgerEntry, type PageSummary } from '../../core/facts.ts'
import { groupBy } from '../../core/group-by.ts'
import { compareText } from '../../core/problem.ts'
import { noContent } from './index-ledger.ts'

export type LedgerCounts = Record<'new' | 'changed' | 'unchanged' | 'redirected', number>

type UpdateOptions = {
  ledger: Ledger
  pages: readonly Pick<PageSummary, 'path' | 'route' | 'contentHash'>[]
  /** `YYYY-MM-DD`, the date for new and changed pages. */
  date: string
  /** `YYYY-MM-DD`; later dates in the ledger are ignored as wrong. */
  today: string
  trailingSlash: TrailingSlash
}

const heading =
  '# Every URL the site has had, the date its content last changed, and a hash of that content (all zeros if it is redirected). Written by npm run lock.'

/**
 * Updates the ledger to the current site. Lines of unchanged pages stay unchanged. URLs without a page also stay, so that
 * none is lost unnoticed; the caller has checked that each has a redirect.
 */
export function updateLedger({ ledger, pages, date, today, trailingSlash }: UpdateOptions): {
  text: string
  counts: LedgerCounts
} {
  const known = groupBy(ledger.entries, ({ path }) => inUrlForm(path, trailingSlash))
  const counts: LedgerCounts = { new: 0, changed: 0, unchanged: 0, redirected: 0 }
  const lines: { path: string; date: string; hash: string }[] = []
  for (const { path, contentHash } of pages.filter(isRecorded)) {
    const entries = known.get(path)
    // If two lines have this content, the earlier date is the day it was published.
    const same = entries && earliest(entries.filter(({ hash, date: day }) => hash === contentHash && day <= today))
    counts[same ? 'unchanged' : entries ? 'changed' : 'new']++
    lines.push({ path, date: same?.date ?? date, hash: contentHash })
    known.delete(path)
  }
  for (const [path, entries] of known) {
    const same = earliest(entries.filter(({ hash, date: day }) => hash === noContent && day <= today))
    counts.redirected++
    lines.push({ path, date: same?.date ?? date, hash: noContent })
  }
  lines.sort((a, b) => compareText(a.path, b.path))
  return { text: [heading, ...lines.map((line) => `${line.path} ${line.date} ${line.hash}`), ''].join('\n'), counts }
}

function earliest(entries: readonly LedgerEntry[]): LedgerEntry | undefined {
  return entries.reduce<LedgerEntry | undefined>(
    (first, entry) => (first && first.date <= entry.date ? first : entry),
    undefined,
  )
}
