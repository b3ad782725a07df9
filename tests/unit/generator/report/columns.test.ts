import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { appColumns, number } from '#generator/report/column.ts'
import { columns } from '#generator/report/columns.ts'
import { packRows } from '#generator/report/report-rows.ts'
import { routeRows } from '#generator/report/route-rows.ts'
import { openRouteTables } from '#generator/report/write-report.ts'
import type { NamedCoded, NamedNumber, NamedText } from '#src/report/data.ts'
import type { Site } from '#src/site.ts'
import { auditedSite, origin } from '../../../support/audited-site.ts'
import { temporaryDir } from '../../../support/temporary.ts'

describe('a new entry in the table', () => {
  const table = {
    ...columns,
    sentences: number(({ page }) => page.words / 10, {
      label: 'Sentences',
      description: 'Sentences in the main content.',
      unit: 'count',
      width: 90,
      position: 1.5,
    }),
  }
  const audited = auditedSite({ pages: [{ path: '/', route: undefined, words: 120, links: ['/gone/'] }] })
  const site = { manifest: { site: { origin }, imageFiles: [] } } as unknown as Site // the rest is not read
  const linked = new Map([['/gone/', { inlinks: 1, inlinksFromMain: 1, ownInlinks: 1, from: [] }]])
  const input = { site, pages: new Map(), audited, findings: [], linked, redirects: [] }
  const rows = [...routeRows({ ...input, imageOf: () => undefined, lastmodOf: () => undefined }, table)]

  test('is in routes.json and routes.csv, with its empty value for a URL without a page', async () => {
    const dir = await temporaryDir()
    using tables = openRouteTables(dir, table)
    for (const row of rows) tables.add(row, JSON.stringify(row))
    tables.finish()
    const json: { sentences: number }[] = JSON.parse(await readFile(join(dir, 'routes.json'), 'utf8'))
    expect(json.map(({ sentences }) => sentences)).toEqual([12, 0])
    const csv = parse<{ sentences: string }>(await readFile(join(dir, 'routes.csv')), { columns: true, bom: true })
    expect(csv.map(({ sentences }) => sentences)).toEqual(['12', '0'])
  })

  test('is in the data of the app, without a number for a URL without a page', () => {
    const packed = packRows(origin, () => undefined, table)
    for (const row of rows) packed.add(row)
    const { columns: shown, numbers } = packed.finish()
    expect(shown).toContainEqual({
      name: 'sentences',
      label: 'Sentences',
      description: 'Sentences in the main content.',
      form: 'number',
      unit: 'count',
      width: 90,
      position: 1.5,
    })
    expect(numbers.sentences).toEqual([12, null])
  })
})

test('the table has every column that the views of the app read by name', () => {
  const named: Record<NamedText, 'text'> & Record<NamedCoded, 'coded' | 'day'> & Record<NamedNumber, 'number'> = {
    path: 'text',
    title: 'text',
    description: 'text',
    h1: 'text',
    canonical: 'text',
    breadcrumbs: 'text',
    picture: 'text',
    status: 'coded',
    kind: 'coded',
    section: 'coded',
    robots: 'coded',
    lastmod: 'day',
    service: 'coded',
    place: 'coded',
    words: 'number',
    bytes: 'number',
    depth: 'number',
    inlinks: 'number',
    ownShare: 'number',
    siteShare: 'number',
    similarity: 'number',
    errors: 'number',
    warnings: 'number',
    notices: 'number',
    known: 'number',
  }
  const forms = Object.fromEntries(appColumns(columns).map(({ shown: { name, form } }) => [name, form]))
  expect(forms).toMatchObject(named)
})

test('columns of the app have different names and labels', () => {
  const shown = appColumns(columns).map((column) => column.shown)
  expect(new Set(shown.map(({ name }) => name)).size).toBe(shown.length)
  expect(new Set(shown.map(({ label }) => label)).size).toBe(shown.length)
})

test('the app lists a column after the one its entry names', () => {
  const names = appColumns(columns).map(({ shown }) => shown.name)
  expect(names.slice(0, 4)).toEqual(['path', 'status', 'kind', 'section'])
  expect(names.indexOf('titleWidth')).toBe(names.indexOf('title') + 1)
})
