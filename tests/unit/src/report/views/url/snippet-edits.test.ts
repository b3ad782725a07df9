import { describe, expect, test } from 'vitest'
import { rowOfPath } from '#src/report/row-of-path.ts'
import {
  editsCsv,
  editsYaml,
  openEdits,
  readEdits,
  type SnippetEdits,
  withEdit,
  withReplacement,
  writtenEdits,
} from '#src/report/views/url/snippet-edits.ts'
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

test('a text that is as on the page is not an edit', () => {
  expect(title(title(none, '/a/', 'Clean Drains'), '/a/', 'Drains').size).toBe(0)
})

describe('edits are written', () => {
  const rows = rowsOf([
    { path: '/a/', title: 'Drains', description: 'Old', source: 'manifest/services/drains.yaml:1:1' },
    { path: '/b/', title: 'Drains', source: 'manifest/cities.csv:4:1' },
    { path: '/c/', title: 'About', source: 'manifest/pages/about.md:1:1' },
  ])
  const edits = title(title(title(none, '/c/', 'About "us"'), '/b/', 'Drains, Clean'), '/a/', '')
  const open = openEdits(edits, rows, (path) => rowOfPath(rows, path))

  test('as lines of a CSV file with the place to edit, sorted by path', () => {
    expect(editsCsv(open).join('')).toBe(
      [
        '\ufeffURL,File,Field,Before,After',
        '/a/,manifest/services/drains.yaml:1:1,title,Drains,',
        '/b/,manifest/cities.csv:4:1,title,Drains,"Drains, Clean"',
        '/c/,manifest/pages/about.md:1:1,title,About,"About ""us"""',
        '',
      ].join('\r\n'),
    )
  })

  test('as lines for the manifest, as comments where the record has no such field', () => {
    expect(editsYaml(open.slice(1)).join('')).toBe(`\
# /b/ is made from manifest/cities.csv and other records, which have no such field. Wanted:
# title: "Drains, Clean"
# manifest/pages/about.md
title: "About \\"us\\""
`)
  })

  test('without those of pages that have the text by now, or that are gone', () => {
    const stale = title(title(none, '/gone/', 'Gone'), '/a/', 'Drain')
    const changed = rowsOf([{ path: '/a/', title: 'Drain' }])
    expect(openEdits(stale, changed, (path) => rowOfPath(changed, path))).toEqual([])
  })
})

test('edits are kept in the browser as text, and whatever else is there is ignored', () => {
  const edits = title(none, '/a/', 'Clean Drains')
  expect(readEdits(writtenEdits(edits))).toEqual(edits)
  for (const text of [null, '', '{', 'null', '[3]', '{"/a/":null}', '{"/a/":{"title":3}}'])
    expect(readEdits(text).size).toBe(0)
})

describe('a part of the texts of many pages is replaced', () => {
  const pages = ['/a/', '/b/', '/c/'].map((path) => ({
    path,
    title: path === '/c/' ? 'About' : 'Drains',
    description: '',
  }))
  const replace = (edits: SnippetEdits, find: string, by: string) =>
    withReplacement(edits, pages, { field: 'title', find, by })

  test('on the pages that have it, also in an edited text', () => {
    const { edits, count } = replace(title(none, '/b/', 'Best Drains'), 'Drains', '$& Cleaned')
    expect(count).toBe(2)
    expect([...edits]).toEqual([
      ['/b/', { title: 'Best $& Cleaned' }],
      ['/a/', { title: '$& Cleaned' }],
    ])
  })

  test('and back again', () => {
    const { edits } = replace(replace(none, 'Drains', 'Sewers').edits, 'Sewers', 'Drains')
    expect(edits.size).toBe(0)
  })

  test('nothing is found by nothing', () => {
    expect(replace(none, '', 'x')).toEqual({ edits: none, count: 0 })
  })
})
