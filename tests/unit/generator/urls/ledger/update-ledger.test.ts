import { expect, test } from 'vitest'
import type { LedgerEntry, PageSummary } from '#generator/core/facts.ts'
import { updateLedger } from '#generator/urls/ledger/update-ledger.ts'

const [a, b, none] = ['a', 'b', '0'].map((digit) => digit.repeat(16)) as [string, string, string] // map() keeps the length 3
const entry = (path: string, date: string, hash: string): LedgerEntry => ({ path, date, hash, line: 1 })
const page = (path: string, contentHash: string, route: PageSummary['route'] = 'legal') => ({
  path,
  route,
  contentHash,
})

function update(
  entries: LedgerEntry[],
  pages: ReturnType<typeof page>[],
  trailingSlash: 'always' | 'never' = 'always',
) {
  const ledger = { file: 'manifest/urls.lock', isThere: true, entries }
  const { text, counts } = updateLedger({ ledger, pages, date: '2026-06-01', today: '2026-06-02', trailingSlash })
  return { lines: text.trimEnd().split('\n').slice(1), counts }
}

test('new and changed pages get the new date; others keep their date', () => {
  const { lines, counts } = update(
    [entry('/same/', '2026-01-01', a), entry('/other/', '2026-01-01', a)],
    [page('/same/', a), page('/other/', b), page('/new/', b)],
  )
  expect(lines).toEqual([`/new/ 2026-06-01 ${b}`, `/other/ 2026-06-01 ${b}`, `/same/ 2026-01-01 ${a}`])
  expect(counts).toEqual({ new: 1, changed: 1, unchanged: 1, redirected: 0 })
})

test('a date after the given one is kept if it is not in the future', () => {
  expect(update([entry('/x/', '2026-06-02', a)], [page('/x/', a)]).lines).toEqual([`/x/ 2026-06-02 ${a}`])
})

test('a date in the future is replaced', () => {
  expect(update([entry('/x/', '2026-06-03', a)], [page('/x/', a)]).lines).toEqual([`/x/ 2026-06-01 ${a}`])
})

test('a URL without a page stays with an empty hash and the date its page was removed', () => {
  const first = update([entry('/gone/', '2026-01-01', a)], [])
  expect(first.lines).toEqual([`/gone/ 2026-06-01 ${none}`])
  expect(first.counts.redirected).toBe(1)
  expect(update([entry('/gone/', '2026-02-02', none)], []).lines).toEqual([`/gone/ 2026-02-02 ${none}`])
})

test('of several lines for one URL, the earliest with the current hash is kept', () => {
  const entries = [entry('/x/', '2026-03-01', a), entry('/x/', '2026-02-01', a), entry('/x/', '2026-01-01', b)]
  expect(update(entries, [page('/x/', a)]).lines).toEqual([`/x/ 2026-02-01 ${a}`])
})

test('the 404 page is not listed', () => {
  expect(update([], [page('/404.html', a, 'notFound')]).lines).toEqual([])
})

test('a URL is known with or without a trailing slash', () => {
  expect(update([entry('/x/', '2026-01-01', a)], [page('/x', a)], 'never').lines).toEqual([`/x 2026-01-01 ${a}`])
})

test('lines are sorted by code units, and the heading names the command that writes the file', () => {
  const { text } = updateLedger({
    ledger: { file: '', isThere: false, entries: [] },
    pages: [page('/b/', a), page('/B/', a), page('/a/', a), page('/', a)],
    date: '2026-06-01',
    today: '2026-06-01',
    trailingSlash: 'always',
  })
  const [heading, ...lines] = text.split('\n')
  expect(heading).toMatch(/^# .*npm run lock/)
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['/', '/B/', '/a/', '/b/', ''])
})
