import { inUrlForm, type TrailingSlash } from '#src/url-form.ts'
import { isRecorded, type Ledger, type LedgerEntry, type PageSummary } from '../../core/facts.ts'
import { compareText } from '../../core/problem.ts'
import { noContent } from './index-ledger.ts'

export type LedgerCounts = Record<'new' | 'changed' | 'unchanged' | 'redirected', number>

type UpdateOptions = {
  ledger: Ledger
  pages: readonly Pick<PageSummary, 'path' | 'route' | 'contentHash'>[]
  /** `YYYY-MM-DD`, of what is new or has changed. */
  date: string
  /** `YYYY-MM-DD`; a later day in the ledger is a mistake. */
  today: string
  trailingSlash: TrailingSlash
}

const heading =
  '# Every address the site has had, the day its content last changed, and a hash of that; no digit but 0 where it is redirected. Written by npm run lock.'

/**
 * The ledger of the site as it is now. Lines of pages that say what they said stay as they are. Addresses that are no
 * more stay too, so that none is lost without notice: the caller has seen to it that a redirect covers each.
 */
export function updateLedger({ ledger, pages, date, today, trailingSlash }: UpdateOptions): {
  text: string
  counts: LedgerCounts
} {
  const known = new Map<string, LedgerEntry[]>()
  for (const entry of ledger.entries) {
    const path = inUrlForm(entry.path, trailingSlash)
    known.set(path, [...(known.get(path) ?? []), entry])
  }
  const counts: LedgerCounts = { new: 0, changed: 0, unchanged: 0, redirected: 0 }
  const lines: { path: string; date: string; hash: string }[] = []
  for (const { path, contentHash } of pages.filter(isRecorded)) {
    const entries = known.get(path)
    // Of two lines for one address, the earlier day is when it came to be as it is.
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
