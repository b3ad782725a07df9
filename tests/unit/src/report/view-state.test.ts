import { expect, test } from 'vitest'
import { defaultColumns, type KnownValues, readViewState, writeViewState } from '#src/report/views/urls/view-state.ts'
import { rowsOf } from '../../../support/report-data.ts'

const { columns } = rowsOf([])

const known: KnownValues = {
  columns,
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
const written = (query: string) => writeViewState(read(query), columns).toString()

test('without a query, the table shows all URLs by path in the default columns', () => {
  expect(read('')).toEqual({
    q: '',
    sort: { column: 'path', isDescending: false },
    columns: defaultColumns(columns),
    widths: {},
    values: {},
    ranges: {},
    days: {},
    severities: [],
    findings: [],
  })
})

test('the default columns are in the order of their positions', () => {
  expect(defaultColumns(columns).join()).toBe(
    'path,title,status,errors,warnings,words,depth,inlinks,ownShare,kind,lastmod',
  )
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
])('?%s is read and written unchanged', (query) => {
  expect(written(query)).toBe(query)
})

test.each([
  ['an unknown page type', 'kind=moon'],
  ['an unknown column', 'columns=moon&sort=moon&widths=moon:200'],
  ['an unknown rule', 'finding=moon'],
  ['an invalid number', 'words=many..few'],
  ['an invalid date', 'lastmod=yesterday'],
  ['an unknown severity', 'severity=catastrophe'],
  ['an invalid width', 'widths=path:3,title:99999,words:wide'],
  ['an unknown parameter', 'constructor=1&__proto__=2&hello'],
])('%s is ignored', (_, query) => {
  expect(written(query)).toBe('')
})

test('known values are kept among unknown ones', () => {
  expect(read('kind=moon&kind=city&columns=moon,path,path').values).toEqual({ kind: ['city'] })
  expect(read('columns=moon,path,path').columns).toEqual(['path'])
})

test('a default width is not written', () => {
  expect(written('widths=path:340')).toBe('')
})
