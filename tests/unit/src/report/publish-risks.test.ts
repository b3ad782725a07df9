import { expect, test } from 'vitest'
import { compareFindings } from '#src/report/compare-findings.ts'
import { compareRows, type SavedRow } from '#src/report/compare-rows.ts'
import { publishRisks } from '#src/report/publish-risks.ts'
import { type RowFacts, rowsOf } from '../../../support/report-data.ts'

const page = (path: string, row: Omit<Partial<SavedRow>, 'breadcrumbs'> = {}) => ({
  path,
  status: 'page',
  title: path,
  ...row,
})
const risks = (before: SavedRow[], after: RowFacts[]) => {
  const rows = rowsOf(after)
  return publishRisks(before, rows, compareRows(before, rows))
}

test('an unchanged site risks nothing', () => {
  expect(risks([page('/', { inlinks: 3 })], [{ ...page('/'), inlinks: 3 }])).toEqual({ unindexed: [], inlinksLost: [] })
})

test('a page that is removed, gets noindex or another canonical loses its place in search engines', () => {
  const before = ['/a/', '/b/', '/c/', '/d/'].map((path) => page(path))
  const after: RowFacts[] = [
    { path: '/b/', status: 'page', title: '/b/', robots: 'noindex, follow' },
    { path: '/c/', status: 'alias', title: '/c/' },
    { path: '/d/', status: 'page', title: '/d/' },
  ]
  expect(risks(before, after).unindexed).toEqual([
    { path: '/a/', because: 'removed' },
    { path: '/b/', because: 'noindex' },
    { path: '/c/', because: 'canonical' },
  ])
})

test('a page that redirects keeps its place, and one that was not indexed has none to lose', () => {
  const before = [page('/a/'), page('/b/', { robots: 'noindex' }), page('/c/', { status: 'alias' })]
  const after: RowFacts[] = [
    { path: '/a/', status: 'redirect', canonical: 'https://drains.example/d/' },
    { path: '/d/', status: 'page', title: '/d/' },
  ]
  expect(risks(before, after).unindexed).toEqual([])
})

test('pages that lost half of their inlinks are listed, the largest loss first', () => {
  const before = [page('/a/', { inlinks: 4 }), page('/b/', { inlinks: 40 }), page('/c/', { inlinks: 40 })]
  const after = [
    { ...page('/a/'), inlinks: 2 },
    { ...page('/b/'), inlinks: 0 },
    { ...page('/c/'), inlinks: 21 },
  ]
  expect(risks(before, after).inlinksLost).toEqual([
    { path: '/b/', before: 40, after: 0 },
    { path: '/a/', before: 4, after: 2 },
  ])
})

test('a report of an older release has no inlinks to lose', () => {
  expect(risks([page('/a/')], [{ ...page('/a/'), inlinks: 0 }]).inlinksLost).toEqual([])
})

test('a finding about several pages with another first page is neither new nor resolved', () => {
  const thin = (url: string, count: number) => ({
    ...{ code: 'own-text-share', url, count },
    what: `23 % of the text of ${url} is unique (and ${count - 1} similar pages).`,
  })
  expect(compareFindings([thin('/a/', 22)], [thin('/b/', 37)])).toEqual({
    added: [],
    removed: [],
    pages: [{ code: 'own-text-share', before: 22, after: 37 }],
  })
})

test('a dead link on many pages in place of another one is new', () => {
  const dead = (url: string) => ({ code: 'dead-link', url, count: 837, what: `A link goes to ${url}, on 837 pages.` })
  expect(compareFindings([dead('/blog/')], [dead('/news/')])).toEqual({
    added: ['dead-link /news/'],
    removed: ['dead-link /blog/'],
  })
})

test('findings about the manifest are known by their messages, whatever numbers are in them', () => {
  const finding = (code: string, what: string) => ({ code, url: '', what })
  const price = finding('price-in-text-differs', 'The text says "$19".')
  const behind = (pages: number) => finding('ledger-behind', `${pages} pages have changed.`)
  const bell = finding('unreviewed-fact', 'The text says "Bell".')
  const dean = finding('unreviewed-fact', 'The text says "Dean".')
  expect(compareFindings([behind(4), bell], [behind(118), bell, dean, price])).toEqual({
    added: ['price-in-text-differs The text says "$19".', 'unreviewed-fact The text says "Dean".'],
    removed: [],
  })
})

test('findings are new or resolved by code and URL', () => {
  const [dead, thin] = [
    { code: 'dead-link', url: '/a/' },
    { code: 'thin-page', url: '/b/' },
  ]
  expect(compareFindings([dead, thin], [thin, { ...dead, url: '/c/' }])).toEqual({
    added: ['dead-link /c/'],
    removed: ['dead-link /a/'],
  })
})
