import { inUrlForm, type TrailingSlash } from '#src/url-form.ts'
import { isRecorded, type Ledger, type LedgerEntry, type PageSummary } from '../../core/facts.ts'
import type { Problem } from '../../core/problem.ts'

/** The ledger by address in the URL form of the site: the other spelling of the slash is the same page, and hosts see to it. */
export type LedgerIndex = ReadonlyMap<string, LedgerEntry>

export function indexLedger({ entries }: Pick<Ledger, 'entries'>, trailingSlash: TrailingSlash): LedgerIndex {
  return new Map(entries.map((entry) => [inUrlForm(entry.path, trailingSlash), entry]))
}

/** In place of a hash: no page stands there, since the day beside it. Two ledgers then tell what was removed between them. */
export const noContent = '0'.repeat(16)

type RecordedPage = Pick<PageSummary, 'path' | 'route' | 'contentHash'>

/** The day a page last changed, where the ledger knows the page as it is now. */
export function lastChange(index: LedgerIndex, { path, contentHash }: Omit<RecordedPage, 'route'>): string | undefined {
  const entry = index.get(path)
  return entry?.hash === contentHash ? entry.date : undefined
}

/** A notice where the ledger is not of this site as it is now. */
export function ledgerBehind(ledger: Ledger, index: LedgerIndex, pages: readonly RecordedPage[]): Problem[] {
  const at = { file: ledger.file, line: 1, column: 1 }
  const notice = { code: 'ledger-behind', severity: 'notice', at } as const
  if (!ledger.isThere)
    return [
      {
        ...notice,
        what: 'There is no ledger of addresses yet, so sitemaps tell no dates and a lost address goes unseen.',
        fix: 'Run npm run lock, and commit what it writes.',
      },
    ]
  const recorded = pages.filter(isRecorded)
  const added = recorded.filter(({ path }) => !index.has(path)).length
  const changed = recorded.filter((page) => lastChange(index, page) === undefined).length - added
  const paths = new Set(pages.map(({ path }) => path))
  const gone = [...index].filter(([path, { hash }]) => !paths.has(path) && hash !== noContent).length
  if (added + changed + gone === 0) return []
  const said = [
    added > 0 ? `${count(added)} not in this ledger` : '',
    gone === 1 ? '1 address of the ledger is a page no more' : '',
    gone > 1 ? `${gone} addresses of the ledger are pages no more` : '',
    changed > 0 ? `${count(changed)} no longer what the ledger has` : '',
  ].filter(Boolean)
  return [
    {
      ...notice,
      what: `${said.join(', and ').replace(/^./, (letter) => letter.toUpperCase())}.`,
      fix: 'Run npm run lock, and commit what it writes, so that sitemaps tell the day.',
    },
  ]
}

const count = (pages: number) => (pages === 1 ? '1 page is' : `${pages} pages are`)
