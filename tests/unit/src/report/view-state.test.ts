import { expect, test } from 'vitest'
import { type KnownValues, readViewState, usualColumns, writeViewState } from '#src/report/views/urls/view-state.ts'

const known: KnownValues = {
  values: {
    status: ['page', 'alias'],
    kind: ['home', 'city'],
    section: ['pages'],
    robots: ['index, follow', 'noindex, follow'],
    pictureOrigin: [''],
    dataTypes: ['WebPage, Service'],
    service: ['', 'drains'],
    place: [''],
  },
  codes: ['dead-link', 'title-width'],
}
const read = (query: string) => readViewState(new URLSearchParams(query), known)
const written = (query: string) => writeViewState(read(query)).toString()

test('an address without a query shows everything, by path, in the usual columns', () => {
  expect(read('')).toEqual({
    q: '',
    sort: { column: 'path', isDescending: false },
    columns: usualColumns,
    widths: {},
    values: {},
    ranges: {},
    days: undefined,
    severities: [],
    findings: [],
  })
})

test.each([
  'q=salt+lake',
  'kind=city&kind=home',
  'robots=noindex%2C+follow',
  'service=',
  'words=100..500',
  'words=..99',
  'ownShare=29.9..',
  'depth=none',
  'depth=3',
  'lastmod=2026-01-01..2026-02-01',
  'severity=error%2Cknown',
  'finding=dead-link',
  'sort=-words',
  'sort=title',
  'columns=title%2Cpath',
  'widths=path%3A400',
  'q=%3Cscript%3E&kind=city&words=1..2&severity=error&finding=dead-link&sort=-words&columns=path&widths=path%3A400',
])('the view of ?%s has that address again', (query) => {
  expect(written(query)).toBe(query)
})

test.each([
  ['a kind the report has not', 'kind=moon'],
  ['a column there is not', 'columns=moon&sort=moon&widths=moon:200'],
  ['a rule there is not', 'finding=moon'],
  ['a number that is none', 'words=many..few'],
  ['a day that is none', 'lastmod=yesterday'],
  ['a severity there is not', 'severity=catastrophe'],
  ['a width nobody could use', 'widths=path:3,title:99999,words:wide'],
  ['what means nothing', 'constructor=1&__proto__=2&hello'],
])('%s is ignored', (_, query) => {
  expect(written(query)).toBe('')
})

test('of several values the known ones count', () => {
  expect(read('kind=moon&kind=city&columns=moon,path,path').values).toEqual({ kind: ['city'] })
  expect(read('columns=moon,path,path').columns).toEqual(['path'])
})

test('a column as wide as usual is not written', () => {
  expect(written('widths=path:340')).toBe('')
})
