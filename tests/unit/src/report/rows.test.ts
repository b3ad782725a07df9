import { describe, expect, test } from 'vitest'
import type { ColumnName } from '#src/report/columns.ts'
import type { ReportFinding } from '#src/report/data.ts'
import { rowOfPath } from '#src/report/row-of-path.ts'
import { filterRows, type RowFilter } from '#src/report/views/urls/filter-rows.ts'
import { rowIndexOf } from '#src/report/views/urls/row-index.ts'
import { sortRows } from '#src/report/views/urls/sort-rows.ts'
import { rowsOf } from '../../../support/report-data.ts'

const rows = rowsOf([
  { path: '/', title: 'Drains in Utah', kind: 'home', words: 900, ownShare: null, lastmod: '2026-03-01', errors: 1 },
  { path: '/a/', title: 'Zion Drains', kind: 'city', words: 100, ownShare: 0.2999, lastmod: '2026-02-01', known: 1 },
  { path: '/b/', title: 'drains of Alta', kind: 'city', words: 500, ownShare: 0.3, lastmod: '' },
  {
    path: '/c/',
    title: '',
    h1: 'Straße “İstanbul”',
    kind: 'page',
    words: 100,
    ownShare: 0.57,
    depth: null,
    warnings: 2,
  },
])

const finding = (code: string, runs: number[]): ReportFinding => ({
  code,
  severity: 'error',
  url: '',
  count: 1,
  at: { file: 'manifest/site.yaml', line: 1, column: 1 },
  what: '',
  fix: '',
  rows: runs,
  isShared: false,
})
const index = rowIndexOf({ rows, findings: [finding('dead-link', [0, 1, 3, 3]), finding('title-width', [2, 2])] })

const everything: RowFilter = { q: '', values: {}, ranges: {}, days: undefined, severities: [], findings: [] }
const found = (filter: Partial<RowFilter>) =>
  [...filterRows(rows, index, { ...everything, ...filter })].map((row) => rows.text.path[row])

describe('filters', () => {
  test.each<[string, Partial<RowFilter>, string[]]>([
    ['no filter keeps all', {}, ['/', '/a/', '/b/', '/c/']],
    ['words are found in any case of letters', { q: 'DRAINS' }, ['/', '/a/', '/b/']],
    ['every word has to be there', { q: 'drains alta' }, ['/b/']],
    ['words in quotes stand together', { q: '"drains in"' }, ['/']],
    ['a quote without an end reaches to the end', { q: '"drains in' }, ['/']],
    ['a word with a minus must not be there', { q: 'drains -zion' }, ['/', '/b/']],
    ['the search looks at paths', { q: '/c/' }, ['/c/']],
    ['the search looks at headings in any script', { q: 'straße' }, ['/c/']],
    ['a value is one of those chosen', { values: { kind: ['city', 'home'] } }, ['/', '/a/', '/b/']],
    ['both ends of a range belong to it', { ranges: { words: { min: 100, max: 500 } } }, ['/a/', '/b/', '/c/']],
    [
      'a share under a threshold is never taken for one that reaches it',
      { ranges: { ownShare: { min: 30 } } },
      ['/b/', '/c/'],
    ],
    ['a range leaves out what has no value', { ranges: { ownShare: { max: 100 } } }, ['/a/', '/b/', '/c/']],
    ['a range taken back is none', { ranges: { words: undefined } }, ['/', '/a/', '/b/', '/c/']],
    ['none is what has no value', { ranges: { depth: 'none' } }, ['/c/']],
    ['days are a range', { days: { min: '2026-02-15' } }, ['/']],
    ['no day at all can be asked for', { days: 'none' }, ['/b/', '/c/']],
    ['a severity is one of those chosen', { severities: ['error', 'known'] }, ['/', '/a/']],
    ['a rule found something on the page', { findings: ['dead-link'] }, ['/', '/a/', '/c/']],
    ['one of several rules did', { findings: ['dead-link', 'title-width'] }, ['/', '/a/', '/b/', '/c/']],
    ['filters count together', { findings: ['dead-link'], values: { kind: ['city'] } }, ['/a/']],
  ])('%s', (_, filter, paths) => {
    expect(found(filter)).toEqual(paths)
  })
})

describe('order', () => {
  const sorted = (column: ColumnName, isDescending = false) =>
    [...sortRows(Uint32Array.of(0, 1, 2, 3), index.ranks(column), isDescending)].map((row) => rows.text.path[row])

  test('numbers go by size and equal ones stay by path', () => {
    expect(sorted('words')).toEqual(['/a/', '/c/', '/b/', '/'])
    expect(sorted('words', true)).toEqual(['/', '/b/', '/a/', '/c/'])
  })

  test('texts go by code units, so that capitals come first', () => {
    expect(sorted('title')).toEqual(['/', '/a/', '/b/', '/c/'])
  })

  test('what has no value comes last either way', () => {
    expect(sorted('ownShare')).toEqual(['/a/', '/b/', '/c/', '/'])
    expect(sorted('ownShare', true)).toEqual(['/c/', '/b/', '/a/', '/'])
    expect(sorted('title', true)).toEqual(['/b/', '/a/', '/', '/c/'])
    expect(sorted('lastmod', true)).toEqual(['/', '/a/', '/b/', '/c/'])
  })

  test('paths go backwards', () => {
    expect(sorted('path', true)).toEqual(['/c/', '/b/', '/a/', '/'])
  })

  test('only the rows given are sorted', () => {
    expect([...sortRows(Uint32Array.of(1, 2), index.ranks('words'), true)]).toEqual([2, 1])
  })
})

test('an address is found by its path, and one that is not there is not', () => {
  expect(['/', '/b/', '/c/', '/bb/', ''].map((path) => rowOfPath(rows, path))).toEqual([0, 2, 3, -1, -1])
})
