import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { csvPieces, fileName } from '#src/report/views/urls/csv.ts'
import { rowsOf } from '../../../support/report-data.ts'

const rows = rowsOf([
  { path: '/a/', title: 'Plain', words: -3, ownShare: 0.2999, bytes: 1200 },
  { path: '/b/', title: 'He said "two, please"', words: 1204, ownShare: null },
  { path: '/c/', title: 'line\r\nbreak', words: 0 },
])
const csv = (columns: string[], order = [0, 1, 2]) => [...csvPieces({ rows, order, columns })].join('')

test('columns and rows are in display order', () => {
  expect(csv(['words', 'path'], [2, 0])).toBe('\ufeffWords,URL\r\n0,/c/\r\n-3,/a/\r\n')
})

test('every field survives parsing', () => {
  expect(parse(csv(['title', 'words']), { bom: true })).toEqual([
    ['Title', 'Words'],
    ['Plain', '-3'],
    ['He said "two, please"', '1204'],
    ['line\r\nbreak', '0'],
  ])
})

test('numbers are unformatted, with the unit in the heading', () => {
  expect(csv(['ownShare', 'bytes'], [0, 1])).toBe('\ufeffUnique text (%),HTML size (bytes)\r\n29.9,1200\r\n,0\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1', '＋1', '－1', '＠A'])(
  'a spreadsheet does not read %j as a formula',
  (title) => {
    const hostile = rowsOf([{ path: '/', title }])
    const text = [...csvPieces({ rows: hostile, order: [0], columns: ['title'] })].join('')
    expect(parse(text, { bom: true })[1]).toEqual([`'${title}`])
  },
)

test('thousands of rows are all written', () => {
  const many = rowsOf(Array.from({ length: 4_500 }, (_, index) => ({ path: `/${index}/` })))
  const order = Array.from({ length: 4_500 }, (_, index) => index)
  const text = [...csvPieces({ rows: many, order, columns: ['path'] })].join('')
  // 4,500 rows and the header
  expect(parse(text, { bom: true })).toHaveLength(4_501)
})

test('the file name has the site and the view', () => {
  expect(fileName('Saltbrush Cleaning, Inc.', 'urls.csv')).toBe('saltbrush-cleaning-inc-urls.csv')
  expect(fileName('ניקיון', 'urls.csv')).toBe('ניקיון-urls.csv')
  expect(fileName('***', 'urls.csv')).toBe('site-urls.csv')
})
