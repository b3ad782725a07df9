import { expect, test } from 'vitest'
import { rowOfPath } from '#src/report/row-of-path.ts'
import { editsCsv, type SnippetEdits, withEdit } from '#src/report/views/url/snippet-edits.ts'
import { rowsOf } from '../../../../../support/report-data.ts'

const none: SnippetEdits = new Map()
const title = (edits: SnippetEdits, path: string, text: string) =>
  withEdit(edits, { path, field: 'title', text, original: 'Drains' })

test('an edit is kept by page and field', () => {
  const edits = withEdit(title(none, '/a/', 'Clean Drains'), {
    path: '/a/',
    field: 'description',
    text: 'We clean.',
    original: '',
  })
  expect([...edits]).toEqual([['/a/', { title: 'Clean Drains', description: 'We clean.' }]])
})

test('a text that is as on the page is no edit', () => {
  expect(title(title(none, '/a/', 'Clean Drains'), '/a/', 'Drains').size).toBe(0)
})

test('edits are lines of a CSV file with the place to edit, sorted by path', () => {
  const rows = rowsOf([
    { path: '/a/', title: 'Drains', description: 'Old', source: 'manifest/services/drains.yaml:1:1' },
    { path: '/b/', title: 'Drains', source: 'manifest/cities.csv:4:1' },
  ])
  const edits = title(title(none, '/b/', 'Drains, Clean'), '/a/', '')
  expect(editsCsv(edits, rows, (path) => rowOfPath(rows, path)).join('')).toBe(
    [
      '\ufeffURL,File,Field,Before,After',
      '/a/,manifest/services/drains.yaml:1:1,title,Drains,',
      '/b/,manifest/cities.csv:4:1,title,Drains,"Drains, Clean"',
      '',
    ].join('\r\n'),
  )
})
