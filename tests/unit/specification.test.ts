import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// docs/specification.md names a file and a test for every row of the specification.

const root = join(import.meta.dirname, '../..')
const rows = readFileSync(join(root, 'docs/specification.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| row |'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))

test('every row has a file and a test', () => {
  expect(rows.length).toBeGreaterThan(90)
  for (const [row, where = '', shown = ''] of rows) {
    expect(where, row).toMatch(/`[^`]+\.[a-z]+`/)
    expect(shown, row).toMatch(/^(unit|build|e2e)\//)
  }
})

test('the files exist', () => {
  const files = rows.flatMap(([, where = '']) => [...where.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file))
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test('the tests exist under these names', () => {
  const missing = rows.flatMap(([, , shown = '']) =>
    shown.split('<br>').filter((each) => {
      const [, file = '', name = ''] = /^(\S+): (.+)$/.exec(each) ?? []
      const path = join(root, 'tests', `${file}.test.ts`)
      return !existsSync(path) || !readFileSync(path, 'utf8').includes(name)
    }),
  )
  expect(missing).toEqual([])
})
