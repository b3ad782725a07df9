import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { columns } from '#generator/report/columns.ts'
import { keepPublishedTables } from '#generator/report/published-tables.ts'
import { noChanges, openComparison } from '#generator/report/report-changes.ts'
import { packRows } from '#generator/report/report-rows.ts'
import type { RouteRow } from '#generator/report/route-row.ts'
import { openRouteTables, writeFindings } from '#generator/report/write-report.ts'
import { temporaryDir } from '../../../support/temporary.ts'

const empty = Object.fromEntries(Object.entries(columns).map(([key, { empty: value }]) => [key, value])) as RouteRow

const page = (path: string, fields: Partial<RouteRow> = {}): RouteRow => ({
  ...empty,
  path,
  status: 'page',
  title: path,
  ...fields,
})

function write(dir: string, rows: readonly RouteRow[]): void {
  using tables = openRouteTables(dir)
  for (const row of rows) tables.add(row, JSON.stringify(row))
  tables.finish()
  writeFindings(dir, [])
}

function changesOf(dir: string, rows: readonly RouteRow[]) {
  const comparison = openComparison(dir)
  const packed = packRows('https://town.example', () => undefined)
  for (const row of rows) {
    comparison.add(row, JSON.stringify(row))
    packed.add(row)
  }
  return comparison.finish(packed.finish(), [])
}

const none = { added: [], removed: [], moved: [], changed: [], findings: { added: [], removed: [] } }

test('the same rows are not a change', async () => {
  const dir = await temporaryDir()
  const rows = [page('/a/'), page('/b/', { title: 'Größe – “B”' })]
  write(dir, rows)
  expect(changesOf(dir, rows)).toEqual(noChanges)
})

test.each([
  ['refused', 'the published site', ['/b/']],
  ['published', 'the previous report', ['/b/', '/c/']],
])('after a build that was %s, the report is compared with %s', async (outcome, before, removed) => {
  const dir = await temporaryDir()
  write(dir, [page('/a/'), page('/b/')])
  keepPublishedTables(dir)
  const earlier = [page('/a/'), page('/b/'), page('/c/')]
  write(dir, earlier)
  await mkdir(join(dir, 'data'), { recursive: true })
  await writeFile(join(dir, 'data/summary.json'), JSON.stringify({ outcome }))
  expect(changesOf(dir, [page('/a/')])).toMatchObject({ before, removed })
})

test('added, removed and changed rows are found, wherever they are', async () => {
  const dir = await temporaryDir()
  write(
    dir,
    ['/b/', '/c/', '/e/', '/f/', '/h/'].map((path) => page(path)),
  )
  const now = [page('/a/'), page('/b/', { hash: 'new' }), page('/d/'), page('/e/', { words: 7 }), page('/f/')]
  expect(changesOf(dir, now)).toMatchObject({
    added: ['/a/', '/d/'],
    removed: ['/c/', '/h/'],
    changed: [{ path: '/e/', fields: [{ name: 'words', before: '0', after: '7' }] }],
  })
})

test('the order of the earlier rows does not matter', async () => {
  const dir = await temporaryDir()
  write(
    dir,
    ['/c/', '/a/', '/b/'].map((path) => page(path)),
  )
  expect(changesOf(dir, [page('/a/'), page('/b/'), page('/c/')])).toMatchObject(none)
})

test('a table of many lines is read in pieces', async () => {
  const dir = await temporaryDir()
  const rows = Array.from({ length: 3000 }, (_, index) =>
    page(`/${10_000 + index}/`, { description: 'ä€'.repeat(150) }),
  )
  write(dir, rows)
  expect(changesOf(dir, rows)).toMatchObject(none)
})

test.each([
  ['is missing', undefined],
  ['is cut off', '[\n{"path":"/gone/","status":"page"},\n'],
  ['is cut off within a row', '[\n{"path":"/gone/","st'],
  ['has a row without a path', '[\n{"status":"page"}\n]\n'],
])('there are no changes if the earlier table %s', async (_, text) => {
  const dir = await temporaryDir()
  await mkdir(dir, { recursive: true })
  await writeFile(join(dir, 'findings.json'), '[]\n')
  if (text !== undefined) await writeFile(join(dir, 'routes.json'), text)
  expect(changesOf(dir, [page('/a/')])).toEqual(none)
})
