import { expect, test } from 'vitest'
import { readSavedRows } from '#src/report/views/changes/read-saved-rows.ts'

const read = (value: unknown) => readSavedRows(JSON.stringify(value), 'picked.json')

test('the rows of a report are read, with a byte order mark as well', () => {
  const rows = [{ path: '/', status: 'page', breadcrumbs: ['Home'], words: 3, hash: 'f00' }]
  expect(read(rows)).toEqual({ rows })
  expect(readSavedRows(`\uFEFF${JSON.stringify(rows)}`, 'picked.json')).toEqual({ rows })
})

test('a file that was cut off is told so', () => {
  expect(readSavedRows('[{"path":"/"', 'picked.json')).toEqual({
    problem: expect.stringContaining('picked.json is not JSON, or was cut off.'),
  })
})

test('JSON of another kind is told so', () => {
  expect(read({ name: 'package' })).toEqual({ problem: expect.stringContaining('no list of addresses') })
})

test.each([
  ['a finding', { code: 'orphan-page', url: '/' }],
  ['nothing', null],
  ['a path that is none', { path: 'C:\\', status: 'page' }],
  ['a number for a title', { path: '/', status: 'page', title: 3 }],
  ['a text for breadcrumbs', { path: '/', status: 'page', breadcrumbs: 'Home' }],
])('the entry that is no address is named: %s', (_, entry) => {
  expect(read([{ path: '/', status: 'page' }, entry])).toEqual({
    problem: expect.stringContaining('Entry 2 of picked.json is no address of a report.'),
  })
})
