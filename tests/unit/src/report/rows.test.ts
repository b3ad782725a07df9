import { describe, expect, test } from 'vitest'
import type { ReportFinding } from '#src/report/data.ts'
import { rowOfPath } from '#src/report/row-of-path.ts'
import { filterRows, type RowFilter } from '#src/report/views/urls/filter-rows.ts'
import { rowIndexOf } from '#src/report/views/urls/row-index.ts'
import { searchMeaning } from '#src/report/views/urls/search-meaning.ts'
import { readSearch } from '#src/report/views/urls/search-terms.ts'
import { sortRows } from '#src/report/views/urls/sort-rows.ts'
import { rowsOf } from '../../../support/report-data.ts'

const rows = rowsOf([
  { path: '/', title: 'Drains in Utah', kind: 'home', words: 900, ownShare: null, lastmod: '2026-03-01', errors: 1 },
  {
    path: '/a/',
    title: 'Zion Drains',
    kind: 'city',
    words: 100,
    ownShare: 0.2999,
    lastmod: '2026-02-01',
    known: 1,
    dataTypes: 'Offer Service',
  },
  { path: '/b/', title: 'drains of Alta', kind: 'city', words: 500, ownShare: 0.3, lastmod: '', dataTypes: 'Service' },
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

const everything: RowFilter = { q: '', values: {}, ranges: {}, days: {}, severities: [], findings: [] }
const found = (filter: Partial<RowFilter>) =>
  [...filterRows(rows, index, { ...everything, ...filter })].map((row) => rows.text.path[row])

test('each entry of a list is a choice of the filter', () => {
  const { values, counts } = index.choices('dataTypes')
  expect(values.map((value, at) => [value, counts[at]])).toEqual([
    ['', 2],
    ['Offer', 1],
    ['Service', 2],
  ])
})

describe('filters', () => {
  test.each<[string, Partial<RowFilter>, string[]]>([
    ['no filter matches all rows', {}, ['/', '/a/', '/b/', '/c/']],
    ['a list has one of the selected entries', { values: { dataTypes: ['Offer'] } }, ['/a/']],
    ['a list has no entry', { values: { dataTypes: [''] } }, ['/', '/c/']],
    ['the search ignores case', { q: 'DRAINS' }, ['/', '/a/', '/b/']],
    ['every word must match', { q: 'drains alta' }, ['/b/']],
    ['quotes search for a phrase', { q: '"drains in"' }, ['/']],
    ['an unclosed quote extends to the end', { q: '"drains in' }, ['/']],
    ['a minus excludes a word', { q: 'drains -zion' }, ['/', '/b/']],
    ['OR joins alternatives', { q: 'zion OR alta' }, ['/a/', '/b/']],
    ['alternatives must match together with the other words', { q: 'drains zion OR utah' }, ['/', '/a/']],
    ['OR needs a word on both sides', { q: 'OR zion OR' }, ['/a/']],
    ['a column is searched by its name', { q: 'title:utah' }, ['/']],
    ['a column with few values too, with a phrase', { q: 'kind:"city"' }, ['/a/', '/b/']],
    ['a column can be excluded', { q: '-kind:city' }, ['/', '/c/']],
    ['a word before a colon that is not a column is text', { q: 'https:drains' }, []],
    ['a tilde begins a regular expression', { q: 'title~^drains' }, ['/', '/b/']],
    ['a regular expression can be for all texts', { q: '~zi.n' }, ['/a/']],
    ['a regular expression for a line of the texts', { q: '~^/[ab]/$' }, ['/a/', '/b/']],
    ['a regular expression with spaces has quotes', { q: 'title~"s (in|of)"' }, ['/', '/b/']],
    ['an unfinished regular expression is left out', { q: 'title~[dr zion' }, ['/a/']],
    ['a number column is searched for a number', { q: 'words:100' }, ['/a/', '/c/']],
    ['a number column is searched for numbers under a limit', { q: 'words:<500' }, ['/a/', '/c/']],
    ['a comparison needs no colon', { q: 'words>=500' }, ['/', '/b/']],
    ['a comparison can be excluded', { q: '-words<500' }, ['/', '/b/']],
    ['a comparison of a column that has no numbers is text', { q: 'title<500' }, []],
    ['a number column is searched for a range', { q: 'words:500..900' }, ['/', '/b/']],
    ['a number column is searched for no value', { q: 'depth:none' }, ['/c/']],
    ['a share is in percent, and a label names its column', { q: 'unique-text:>=30%' }, ['/b/', '/c/']],
    ['a number can be excluded', { q: '-words:100' }, ['/', '/b/']],
    ['a word instead of a number is left out', { q: 'words:many zion' }, ['/a/']],
    ['a regular expression can be for a number', { q: 'words~^9' }, ['/']],
    ['the search covers paths', { q: '/c/' }, ['/c/']],
    ['the search covers H1s in any script', { q: 'straße' }, ['/c/']],
    ['a value filter matches any selected value', { values: { kind: ['city', 'home'] } }, ['/', '/a/', '/b/']],
    ['a range includes both ends', { ranges: { words: { min: 100, max: 500 } } }, ['/a/', '/b/', '/c/']],
    [
      'a share just below a threshold does not match the threshold',
      { ranges: { ownShare: { min: 30 } } },
      ['/b/', '/c/'],
    ],
    ['a range excludes rows without a value', { ranges: { ownShare: { max: 100 } } }, ['/a/', '/b/', '/c/']],
    ['an undefined range does not filter', { ranges: { words: undefined } }, ['/', '/a/', '/b/', '/c/']],
    ['none matches rows without a value', { ranges: { depth: 'none' } }, ['/c/']],
    ['a date range filters days', { days: { lastmod: { min: '2026-02-15' } } }, ['/']],
    ['none matches rows without a date', { days: { lastmod: 'none' } }, ['/b/', '/c/']],
    ['a severity filter matches any selected severity', { severities: ['error', 'known'] }, ['/', '/a/']],
    ['a rule filter matches pages with its findings', { findings: ['dead-link'] }, ['/', '/a/', '/c/']],
    [
      'several rules match pages with any of them',
      { findings: ['dead-link', 'title-width'] },
      ['/', '/a/', '/b/', '/c/'],
    ],
    ['filters combine', { findings: ['dead-link'], values: { kind: ['city'] } }, ['/a/']],
  ])('%s', (_, filter, paths) => {
    expect(found(filter)).toEqual(paths)
  })
})

test.each([
  ['drains alta', undefined, []],
  ['https://x/', undefined, []],
  ['impressions:0', undefined, ['There is no column “impressions”, so “impressions:0” is searched for as text.']],
  ['words:0 -kind:city', 'Words is 0 and Page type does not contain “city”', []],
  ['words:<1,000 OR title~^dr', 'Words is under 1000 or Title matches “^dr”', []],
  ['unique-text<30', 'Unique text is under 30', []],
  [
    'title:/^dr/',
    'Title contains “/^dr/”',
    ['“/^dr/” is searched for as text. For a regular expression, write title~^dr.'],
  ],
  ['/a/', undefined, []],
  ['/[ab].*/', undefined, ['“/[ab].*/” is searched for as text. For a regular expression, write ~[ab].*.']],
  [
    'title~[dr',
    undefined,
    ['“[dr” is not a complete regular expression, so it is not searched for: Unterminated character class.'],
  ],
  ['words:many', undefined, ['Words is a number: write words:0, words:<10, words:10..50 or words:none.']],
  ['words:', undefined, []],
])('the search %s is explained', (q, meaning, problems) => {
  const search = readSearch(q, rows.columns)
  expect(searchMeaning(search)).toBe(meaning)
  expect(search.problems).toEqual(problems)
})

describe('order', () => {
  const sorted = (column: string, isDescending = false) =>
    [...sortRows(Uint32Array.of(0, 1, 2, 3), index.ranks(column), isDescending)].map((row) => rows.text.path[row])

  test('numbers sort by value, and equal ones by path', () => {
    expect(sorted('words')).toEqual(['/a/', '/c/', '/b/', '/'])
    expect(sorted('words', true)).toEqual(['/', '/b/', '/a/', '/c/'])
  })

  test('texts sort by code units, so capitals come first', () => {
    expect(sorted('title')).toEqual(['/', '/a/', '/b/', '/c/'])
  })

  test('rows without a value come last in both directions', () => {
    expect(sorted('ownShare')).toEqual(['/a/', '/b/', '/c/', '/'])
    expect(sorted('ownShare', true)).toEqual(['/c/', '/b/', '/a/', '/'])
    expect(sorted('title', true)).toEqual(['/b/', '/a/', '/', '/c/'])
    expect(sorted('lastmod', true)).toEqual(['/', '/a/', '/b/', '/c/'])
  })

  test('paths sort in descending order', () => {
    expect(sorted('path', true)).toEqual(['/c/', '/b/', '/a/', '/'])
  })

  test('only the rows given are sorted', () => {
    expect([...sortRows(Uint32Array.of(1, 2), index.ranks('words'), true)]).toEqual([2, 1])
  })
})

test('a row is found by its path; -1 if there is none', () => {
  expect(['/', '/b/', '/c/', '/bb/', ''].map((path) => rowOfPath(rows, path))).toEqual([0, 2, 3, -1, -1])
})
