import { expect, test } from 'vitest'
import { readSavedFindings, readSavedRows } from '#src/report/views/changes/read-saved-rows.ts'

const read = (value: unknown) => readSavedRows(JSON.stringify(value), 'picked.json')

test('rows are read, also after a byte order mark', () => {
  const rows = [{ path: '/', status: 'page', breadcrumbs: ['Home'], words: 3, hash: 'f00' }]
  expect(read(rows)).toEqual({ rows })
  expect(readSavedRows(`\uFEFF${JSON.stringify(rows)}`, 'picked.json')).toEqual({ rows })
})

test('a truncated file gives a message', () => {
  expect(readSavedRows('[{"path":"/"', 'picked.json')).toEqual({
    problem: expect.stringContaining('picked.json is not valid JSON.'),
  })
})

test('other JSON gives a message', () => {
  expect(read({ name: 'package' })).toEqual({ problem: expect.stringContaining('is not a list of URLs') })
})

test.each([
  ['a finding', { code: 'orphan-page', url: '/' }],
  ['nothing', null],
  ['an invalid path', { path: 'C:\\', status: 'page' }],
  ['a number for a title', { path: '/', status: 'page', title: 3 }],
  ['a text for breadcrumbs', { path: '/', status: 'page', breadcrumbs: 'Home' }],
])('the message names the invalid entry: %s', (_, entry) => {
  expect(read([{ path: '/', status: 'page' }, entry])).toEqual({
    problem: expect.stringContaining('Entry 2 of picked.json is not a URL of a report.'),
  })
})

test('findings are read, and other JSON is none', () => {
  const findings = [{ code: 'dead-link', url: '/a/', what: 'It is dead.' }]
  expect(readSavedFindings(JSON.stringify(findings))).toEqual(findings)
  for (const text of ['[{"path":"/"}]', '{}', '[', '[null]']) expect(readSavedFindings(text), text).toBeUndefined()
})
