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

test('the day of a page is known while it says what the ledger has', () => {
  expect(lastChange(index, page('/a/', 'a'.repeat(16)))).toBe('2026-05-01')
  expect(lastChange(index, page('/a/', 'b'.repeat(16)))).toBeUndefined()
  expect(lastChange(index, page('/c/', 'a'.repeat(16)))).toBeUndefined()
})

test('pages that are not in the ledger, and those that have changed, are counted in one notice', () => {
  const pages = [page('/a/', 'a'.repeat(16)), page('/b/', 'x'), page('/c/', 'x'), page('/d/', 'x')]
  expect(ledgerBehind(ledger, index, pages)).toEqual([
    expect.objectContaining({
      code: 'ledger-behind',
      severity: 'notice',
      what: '2 pages are not in this ledger, and 1 page is no longer what the ledger has.',
    }),
  ])
})

test('a ledger of the site as it is earns none', () => {
  const pages = [page('/a/', 'a'.repeat(16)), page('/b/', 'b'.repeat(16)), page('/404.html', 'x', 'notFound')]
  expect(ledgerBehind(ledger, index, pages)).toEqual([])
})

test('a site without a ledger is told of it', () => {
  const none = { ...ledger, isThere: false, entries: [] }
  expect(ledgerBehind(none, new Map(), [page('/a/', 'x')])).toEqual([
    expect.objectContaining({ what: expect.stringContaining('no ledger') }),
  ])
})

test('an address that was a page and is none is counted until the ledger says so', () => {
  const pages = [page('/a/', 'a'.repeat(16))]
  expect(ledgerBehind(ledger, index, pages).map(({ what }) => what)).toEqual([
    '1 address of the ledger is a page no more.',
  ])
  const known = indexLedger(
    { entries: [...entries.slice(0, 1), { path: '/b/', date: '2026-06-01', hash: '0'.repeat(16), line: 3 }] },
    'always',
  )
  expect(ledgerBehind(ledger, known, pages)).toEqual([])
})
