import { inUrlForm, type TrailingSlash } from '#src/url-form.ts'
import { isRecorded, type Ledger, type LedgerEntry, type PageSummary } from '../../core/facts.ts'
import type { Problem } from '../../core/problem.ts'

/** Ledger entries by URL, in the URL form of the site. Hosts redirect the other form, so both forms are the same page. */
export type LedgerIndex = ReadonlyMap<string, LedgerEntry>

export function indexLedger({ entries }: Pick<Ledger, 'entries'>, trailingSlash: TrailingSlash): LedgerIndex {
  return new Map(entries.map((entry) => [inUrlForm(entry.path, trailingSlash), entry]))
}

/** Replaces the hash of a URL that has no page since the date of its entry, so that comparing two ledgers shows removed pages. */
export const noContent = '0'.repeat(16)

type RecordedPage = Pick<PageSummary, 'path' | 'route' | 'contentHash'>

/** The day a page last changed. Undefined if the ledger does not have its current content. */
export function lastChange(index: LedgerIndex, { path, contentHash }: Omit<RecordedPage, 'route'>): string | undefined {
  const entry = index.get(path)
  return entry?.hash === contentHash ? entry.date : undefined
}

/**
 * A notice if the ledger is missing or out of date.
 * @param isWrong whether a record of the page has a mistake. Its content is recorded once that is corrected.
 */
export function ledgerBehind(
  ledger: Ledger,
  index: LedgerIndex,
  pages: readonly RecordedPage[],
  isWrong: (path: string) => boolean = () => false,
): Problem[] {
  const at = { file: ledger.file, line: 1, column: 1 }
  const notice = { code: 'ledger-behind', severity: 'notice', at } as const
  if (!ledger.isThere)
    return [
      {
        ...notice,
        what: 'There is no URL ledger yet, so sitemaps have no dates and lost URLs are not detected.',
        fix: 'Run npm run lock, and commit the ledger it writes.',
      },
    ]
  const recorded = pages.filter(isRecorded)
  const added = recorded.filter(({ path }) => !index.has(path)).length
  const changed = recorded.filter(
    (page) => index.has(page.path) && lastChange(index, page) === undefined && !isWrong(page.path),
  ).length
  const paths = new Set(pages.map(({ path }) => path))
  const gone = [...index].filter(([path, { hash }]) => !paths.has(path) && hash !== noContent).length
  if (added + changed + gone === 0) return []
  const differences = [
    added > 0 ? `${count(added, 'page is', 'pages are')} not in this ledger` : '',
    gone > 0 ? `${count(gone, 'URL', 'URLs')} of this ledger no longer ${gone === 1 ? 'has' : 'have'} a page` : '',
    changed > 0 ? `${count(changed, 'page has', 'pages have')} changed since this ledger was written` : '',
  ].filter(Boolean)
  return [
    {
      ...notice,
      what: `${differences.join(', and ')}.`,
      fix: 'Run npm run lock, and commit the ledger it writes, so that sitemaps have correct dates.',
    },
  ]
}

const count = (number: number, one: string, several: string) => `${number} ${number === 1 ? one : several}`
