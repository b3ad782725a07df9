import { expect, test } from 'vitest'
import type { LedgerEntry, PageSummary } from '#generator/core/facts.ts'
import { indexLedger, lastChange, ledgerBehind } from '#generator/urls/ledger/index-ledger.ts'

const entries: LedgerEntry[] = [
  { path: '/a/', date: '2026-05-01', hash: 'a'.repeat(16), line: 2 },
  { path: '/b/', date: '2026-05-02', hash: 'b'.repeat(16), line: 3 },
]
const ledger = { file: 'manifest/urls.lock', isThere: true, entries }
const index = indexLedger(ledger, 'always')
const page = (path: string, contentHash: string, route: PageSummary['route'] = 'legal') => ({
  path,
  route,
  contentHash,
})

test('the date of a page is known if the ledger has its current content', () => {
  expect(lastChange(index, page('/a/', 'a'.repeat(16)))).toBe('2026-05-01')
  expect(lastChange(index, page('/a/', 'b'.repeat(16)))).toBeUndefined()
  expect(lastChange(index, page('/c/', 'a'.repeat(16)))).toBeUndefined()
})

test('one notice counts the pages that are new and those that have changed', () => {
  const pages = [page('/a/', 'a'.repeat(16)), page('/b/', 'x'), page('/c/', 'x'), page('/d/', 'x')]
  expect(ledgerBehind(ledger, index, pages)).toEqual([
    expect.objectContaining({
      code: 'ledger-behind',
      severity: 'notice',
      what: '2 pages are not in this ledger, and 1 page has changed since this ledger was written.',
    }),
  ])
})

test('a page whose record has a mistake is counted once that is corrected', () => {
  const pages = [page('/a/', 'x'), page('/b/', 'x')]
  const noticesOf = (isWrong: (path: string) => boolean) =>
    ledgerBehind(ledger, index, pages, isWrong).map(({ what }) => what)
  expect(noticesOf((path) => path === '/a/')).toEqual(['1 page has changed since this ledger was written.'])
  expect(noticesOf(() => true)).toEqual([])
})

test('a current ledger gives no notice', () => {
  const pages = [page('/a/', 'a'.repeat(16)), page('/b/', 'b'.repeat(16)), page('/404.html', 'x', 'notFound')]
  expect(ledgerBehind(ledger, index, pages)).toEqual([])
})

test('a missing ledger gives a notice', () => {
  const none = { ...ledger, isThere: false, entries: [] }
  expect(ledgerBehind(none, new Map(), [page('/a/', 'x')])).toEqual([
    expect.objectContaining({ what: expect.stringContaining('no URL ledger') }),
  ])
})

test('a URL that lost its page is counted until the ledger records it', () => {
  const pages = [page('/a/', 'a'.repeat(16))]
  expect(ledgerBehind(ledger, index, pages).map(({ what }) => what)).toEqual([
    '1 URL of this ledger no longer has a page.',
  ])
  const known = indexLedger(
    { entries: [...entries.slice(0, 1), { path: '/b/', date: '2026-06-01', hash: '0'.repeat(16), line: 3 }] },
    'always',
  )
  expect(ledgerBehind(ledger, known, pages)).toEqual([])
})
