import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import type { ColumnName } from '#src/report/columns.ts'
import { csvFileName, csvPieces } from '#src/report/views/urls/csv.ts'
import { rowsOf } from '../../../support/report-data.ts'

const rows = rowsOf([
  { path: '/a/', title: 'Plain', words: -3, ownShare: 0.2999, bytes: 1200 },
  { path: '/b/', title: 'He said "two, please"', words: 1204, ownShare: null },
  { path: '/c/', title: 'line\r\nbreak', words: 0 },
])
const csv = (columns: ColumnName[], order = [0, 1, 2]) => [...csvPieces({ rows, order, columns })].join('')

test('columns and rows are in the order they are shown in', () => {
  expect(csv(['words', 'path'], [2, 0])).toBe('\ufeffWords,Address\r\n0,/c/\r\n-3,/a/\r\n')
})

test('every field is read back as it was', () => {
  expect(parse(csv(['title', 'words']), { bom: true })).toEqual([
    ['Title', 'Words'],
    ['Plain', '-3'],
    ['He said "two, please"', '1204'],
    ['line\r\nbreak', '0'],
  ])
})

test('numbers are plain, in the unit that the heading names', () => {
  expect(csv(['ownShare', 'bytes'], [0, 1])).toBe('\ufeffOwn text (%),HTML size (bytes)\r\n29.9,1200\r\n,0\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1', '＋1', '－1', '＠A'])(
  'a spreadsheet does not reckon with %j',
  (title) => {
    const hostile = rowsOf([{ path: '/', title }])
    const text = [...csvPieces({ rows: hostile, order: [0], columns: ['title'] })].join('')
    expect(parse(text, { bom: true })[1]).toEqual([`'${title}`])
  },
)

test('all of many thousand rows are there', () => {
  const many = rowsOf(Array.from({ length: 4_500 }, (_, index) => ({ path: `/${index}/` })))
  const order = Array.from({ length: 4_500 }, (_, index) => index)
  const text = [...csvPieces({ rows: many, order, columns: ['path'] })].join('')
  // 4,500 rows and the heading
  expect(parse(text, { bom: true })).toHaveLength(4_501)
})

test('the file is named for the site and the view', () => {
  expect(csvFileName('Saltbrush Cleaning, Inc.', 'urls')).toBe('saltbrush-cleaning-inc-urls.csv')
  expect(csvFileName('ניקיון', 'urls')).toBe('ניקיון-urls.csv')
  expect(csvFileName('***', 'urls')).toBe('site-urls.csv')
})
