import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import type { Finding } from '#generator/core/problem.ts'
import { columns } from '#generator/report/columns.ts'
import type { RouteRow } from '#generator/report/route-row.ts'
import { openRouteTables, writeFindings } from '#generator/report/write-report.ts'
import { temporaryDir } from '../../../support/temporary.ts'

const at = { file: 'manifest/navigation.yaml', line: 9, column: 5 }

// An empty value per column, so the table alone says which columns there are.
const empty = Object.fromEntries(Object.entries(columns).map(([key, { empty: value }]) => [key, value])) as RouteRow

const row = (fields: Partial<RouteRow> = {}): RouteRow => ({
  ...empty,
  path: '/a/',
  route: 'legal',
  status: 'page',
  title: 'A',
  section: 'pages',
  sources: [],
  picture: '',
  pictureOrigin: '',
  linkedFrom: [],
  ...fields,
})

const finding = (fields: Partial<Finding> = {}): Finding => ({
  code: 'dead-link',
  severity: 'error',
  url: '/blog/',
  at,
  what: 'The page does not exist.',
  fix: 'Add it.',
  ...fields,
})

function writeReport(dir: string, rows: RouteRow[], findings: Finding[]): void {
  using tables = openRouteTables(dir)
  for (const each of rows) tables.add(each, JSON.stringify(each))
  tables.finish()
  writeFindings(dir, findings)
}

/** The files of a report by name. */
async function report(rows: RouteRow[], findings: Finding[] = []): Promise<Record<string, string>> {
  const dir = await temporaryDir()
  writeReport(dir, rows, findings)
  const names = await readdir(dir)
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(dir, name), 'utf8')] as const)),
  )
}

/** The cells of a CSV file by column. */
async function cellsOf(
  name: 'routes' | 'findings',
  ...given: Parameters<typeof report>
): Promise<Record<string, string>[]> {
  const text = (await report(...given))[`${name}.csv`] ?? ''
  return parse(text, { columns: true, bom: true })
}

describe('CSV', () => {
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("https://evil.example","x")', '＝1+1', '\n=1+1'])(
    'a title %s is not a formula',
    async (title) => {
      expect((await cellsOf('routes', [row({ title })]))[0]?.title).toBe(`'${title}`)
    },
  )

  test('text of a finding is not a formula', async () => {
    const [cells] = await cellsOf('findings', [], [finding({ what: '=1+1', fix: '@x' })])
    expect(cells).toMatchObject({ what: "'=1+1", fix: "'@x" })
  })

  test('a formula sign inside a text is unchanged', async () => {
    expect((await cellsOf('routes', [row({ title: 'Drains - and = sewers' })]))[0]?.title).toBe('Drains - and = sewers')
  })

  test('a cell with commas, quotes and line breaks survives parsing', async () => {
    const title = 'Drains, "sewers"\nand more'
    expect((await cellsOf('routes', [row({ title })]))[0]?.title).toBe(title)
  })

  test('it begins with a byte order mark, so that Excel reads UTF-8', async () => {
    const files = await report([row()], [finding()])
    expect([files['routes.csv']?.charCodeAt(0), files['findings.csv']?.charCodeAt(0)]).toEqual([0xfeff, 0xfeff])
  })

  test('lists are joined into one cell', async () => {
    const [cells] = await cellsOf('routes', [
      row({
        params: { service: 'drains', location: 'odell' },
        breadcrumbs: ['Home', 'Drains'],
        sources: [at, { ...at, line: 10 }],
        linkedFrom: [{ slot: 'footer › Blog', at }],
      }),
    ])
    expect(cells).toMatchObject({
      params: 'drains odell',
      breadcrumbs: 'Home › Drains',
      sources: 'manifest/navigation.yaml:9:5 manifest/navigation.yaml:10:5',
      linkedFrom: 'footer › Blog (manifest/navigation.yaml:9:5)',
    })
  })

  test('a finding has its number of pages, and the reason and end of a known issue', async () => {
    const known = { reason: 'Comes in spring.', expires: '2027-03-01' }
    const cells = await cellsOf('findings', [], [finding(), finding({ count: 3, known })])
    expect(cells.map(({ count, known: reason, expires }) => [count, reason, expires])).toEqual([
      ['1', '', ''],
      ['3', 'Comes in spring.', '2027-03-01'],
    ])
  })

  test('without findings, the table has only a header', async () => {
    expect(await cellsOf('findings', [row()])).toEqual([])
    expect((await report([row()]))['findings.csv']).toContain('code,severity,url')
  })
})

describe('JSON', () => {
  test('each entry is one line, so that reports can be compared', async () => {
    const text = (await report([row(), row({ path: '/b/' })]))['routes.json'] ?? ''
    const lines = text.trimEnd().split('\n')
    expect([lines[0], lines.length, lines.at(-1)]).toEqual(['[', 4, ']']) // a bracket, 2 entries, a bracket
    expect(JSON.parse(text)).toEqual([row(), row({ path: '/b/' })])
  })

  test('no findings are an empty list', async () => {
    expect((await report([]))['findings.json']).toBe('[]\n')
  })

  test('text is unchanged, because only spreadsheets have formulas', async () => {
    expect(JSON.parse((await report([row({ title: '=1+1' })]))['routes.json'] ?? '')[0].title).toBe('=1+1')
  })
})

test('thousands of rows, written in pieces, are one list and one table', async () => {
  const rows = Array.from({ length: 2500 }, (_, index) => row({ path: `/${index}/` }))
  const files = await report(rows)
  expect(JSON.parse(files['routes.json'] ?? '')).toEqual(rows)
  expect(files['routes.json']?.split('\n')).toHaveLength(2500 + 2 + 1) // brackets, and the final line feed
  const paths = parse<{ path: string }>(files['routes.csv'] ?? '', { columns: true, bom: true }).map(({ path }) => path)
  expect(paths).toEqual(rows.map(({ path }) => path))
  expect(files['routes.csv']?.match(/\ufeff/g)).toHaveLength(1)
})

test('without routes, the files of the last report are kept', async () => {
  const dir = await temporaryDir()
  writeReport(dir, [row()], [])
  writeFindings(dir, [finding()])
  expect(JSON.parse(await readFile(join(dir, 'routes.json'), 'utf8'))).toEqual([row()])
  expect(JSON.parse(await readFile(join(dir, 'findings.json'), 'utf8'))).toEqual([finding()])
})

test('no temporary file is left behind', async () => {
  expect(Object.keys(await report([row()], [finding()])).sort()).toEqual([
    'findings.csv',
    'findings.json',
    'findings.junit.xml',
    'routes.csv',
    'routes.json',
  ])
})
