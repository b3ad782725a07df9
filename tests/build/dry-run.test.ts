import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, inject, test } from 'vitest'
import { citywide, rootDir, sharedCache, smallSite } from '../support/citywide.ts'
import { applyEdits, type ManifestEdit } from '../support/manifest-case.ts'
import { buildSite, dryRunSite } from '../support/pipeline.ts'
import { temporaryDir } from '../support/temporary.ts'

type Row = Record<string, string>

async function rowsOf(path: string): Promise<Row[]> {
  return parse(await readFile(path, 'utf8'), { columns: true, bom: true })
}

test('the table has the pages of the built site, with the metadata of their HTML', async () => {
  const table = join(await temporaryDir(), 'pages.csv')
  await dryRunSite(join(rootDir, 'manifest'), {}, table)
  const planned = new Map((await rowsOf(table)).map((row) => [row.path, row]))
  const built = (await rowsOf(join(inject('sampleDir'), 'report/routes.csv'))).filter(({ route }) => route !== '')
  expect(planned.size).toBe(built.length)
  for (const row of built) {
    const { breadcrumbs, ...columns } = planned.get(row.path) ?? {}
    expect(columns).toEqual(Object.fromEntries(Object.keys(columns).map((name) => [name, row[name]])))
    // The report reads breadcrumbs from structured data, which an alias leaves to its canonical.
    if (row.status !== 'alias') expect(breadcrumbs).toBe(row.breadcrumbs)
  }
})

test('the counts by page type are those of a build, known issues included', async () => {
  const { kinds, isGood, findings } = await dryRunSite(join(rootDir, 'manifest'))
  const lines = kinds.map(({ kind, pages }) => `${pages} ${kind}`)
  for (const line of lines) expect(inject('sampleOutput')).toContain(line)
  expect([lines.length, isGood]).toEqual([5, true])
  expect(findings.map(({ url, known }) => [url, known !== undefined])).toEqual([
    ['/blog/', true],
    ['/reviews/', true],
    ['/why-choose-us/', true],
    ['/guarantee/', true],
  ])
})

async function editedSite(edits: readonly ManifestEdit[]) {
  const dir = await temporaryDir()
  const manifest = join(dir, 'manifest')
  await applyEdits(manifest, edits)
  return { dir, manifest }
}

const title = 'title: Drains of {business}'

test('duplicate titles and links without a page are found as a build finds them', async () => {
  const { dir, manifest } = await editedSite([
    {
      file: 'pages/contact.yaml',
      replace: 'heading: Talk to Us',
      with: `heading: Talk to Us\n${title.replace('{business}', 'Gorge Drain & Sewer')}`,
    },
    { file: 'pages/service-areas.yaml', replace: 'allHeading:', with: `${title}\nallHeading:` },
    {
      file: 'navigation.yaml',
      replace: '        - { page: contact }',
      with: '        - { label: Blog, path: /blog/ }\n        - { label: Logo, path: /logo.svg }',
    },
    { file: 'services/drain-cleaning.yaml', replace: '(/services/sewer-inspection/)', with: '(/services/inspection/)' },
  ])
  const options = { today: '2026-11-20' }
  const dry = await dryRunSite(manifest, options)
  const built = await buildSite(dir, manifest, options)
  // A build also knows the headings of the pages, and finds the line of the text in the file.
  const duplicates = (found: typeof dry.findings) =>
    found.flatMap(({ code, at, urls = [] }) =>
      code === 'duplicate-title' ? [{ file: at.file, urls: [...urls].sort() }] : [],
    )
  expect(duplicates(dry.findings)).toEqual(duplicates(built.result?.findings ?? []))
  expect(duplicates(dry.findings)).toHaveLength(1)
  // A file may be an image, which only a build knows.
  const dead = (found: typeof dry.findings) =>
    found.filter(({ code, url }) => code === 'dead-link' && url !== '/logo.svg').map(({ url, at }) => ({ url, at }))
  expect(dead(dry.findings)).toEqual(dead(built.result?.findings ?? []))
  expect(dead(dry.findings)).toHaveLength(2)
  expect([dry.isGood, dry.kinds]).toEqual([false, built.result?.kinds])
})

test('URLs of the ledger that would be lost are found', async () => {
  const line = '/services/gutter-cleaning/ 2026-05-01 0123456789abcdef\n'
  const { manifest } = await editedSite([{ file: 'urls.lock', write: line }])
  expect((await dryRunSite(manifest)).findings).toMatchObject([{ code: 'url-lost', url: '/services/gutter-cleaning/' }])
})

test('a manifest with errors gives its problems, and no table', async () => {
  const { dir, manifest } = await editedSite([
    { file: 'services/drain-cleaning.yaml', replace: 'order: 1', with: 'order: first' },
  ])
  const { isGood, problems, kinds } = await dryRunSite(manifest, {}, join(dir, 'pages.csv'))
  expect([isGood, problems.map(({ code }) => code), kinds]).toEqual([false, ['wrong-type'], []])
  expect(await readdir(dir)).toEqual(['manifest'])
})

test('the command line prints the counts, and writes nothing but the table', async () => {
  const dir = await temporaryDir()
  const dirs = ['--out', join(dir, 'dist'), '--report', join(dir, 'report'), '--cache', sharedCache]
  const table = join(dir, 'pages.csv')
  const { code, output } = await citywide(['build', '--dry-run', '--manifest', smallSite, '--table', table, ...dirs])
  expect(code).toBe(0)
  expect(output).toMatch(/metadata .* 21 pages, 20 not in the ledger\n/)
  expect(output).toContain('8 service × location')
  expect(output).toContain('Dry run: nothing was written, except ')
  expect(await readdir(dir)).toEqual(['pages.csv'])
})
