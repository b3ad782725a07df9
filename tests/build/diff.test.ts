import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { citywide, smallSite } from '../support/citywide.ts'
import { readJson } from '../support/files.ts'
import { buildSite, diffSites, lockSite } from '../support/pipeline.ts'
import { temporaryDir } from '../support/temporary.ts'

const diff = (before: string, after: string) =>
  diffSites({ before, after, manifestDir: join(dir, 'manifest'), reportDir: join(dir, 'out') })

/** The small site before and after Odell is renamed and a page changed, with ledgers of both. */
let dir: string

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'citywide-diff-'))
  const manifest = join(dir, 'manifest')
  await cp(smallSite, manifest, { recursive: true })
  await lockSite(manifest, '2026-05-01')
  await buildSite(join(dir, 'old'), manifest)
  await cp(join(manifest, 'urls.lock'), join(dir, 'old.lock'))

  const cities = await readFile(join(manifest, 'cities.csv'), 'utf8')
  await writeFile(
    join(manifest, 'cities.csv'),
    cities.replace('Odell,odell', 'Dee,dee').replace('A small town', 'A town'),
  )
  const navigation = await readFile(join(manifest, 'navigation.yaml'), 'utf8')
  await writeFile(join(manifest, 'navigation.yaml'), navigation.replace('city: odell', 'city: dee'))
  const testimonials = await readFile(join(manifest, 'testimonials.yaml'), 'utf8')
  await writeFile(join(manifest, 'testimonials.yaml'), testimonials.replace('location: Odell', 'location: Dee'))
  await writeFile(join(manifest, 'redirects.yaml'), '- { city: odell, to: dee }\n')
  await lockSite(manifest, '2026-06-01')
  await buildSite(join(dir, 'new'), manifest)
})
afterAll(() => rm(dir, { recursive: true, force: true }))

test('two reports and two ledgers tell the same, and the request names it for search engines', async () => {
  const { code, output } = await diff(join(dir, 'old/report'), join(dir, 'new/report/routes.json'))
  expect(code).toBe(0)
  expect(output).toMatch(/^ +3 moved$/m)
  expect(output).toContain('/service-areas/odell/ → /service-areas/dee/')
  const found = await readJson<Record<string, unknown[]>>(join(dir, 'out/diff.json'))
  const request = await readJson<{ host: string; urlList: string[] }>(join(dir, 'out/indexnow.json'))
  expect(request.host).toBe('gorgedrain.example')
  expect(request.urlList).toContain('https://gorgedrain.example/services/drain-cleaning/odell/')
  expect(request.urlList).toContain('https://gorgedrain.example/services/drain-cleaning/dee/')
  expect(request.urlList).toContain('https://gorgedrain.example/service-areas/cascade-locks/')

  expect((await diff(join(dir, 'old.lock'), join(dir, 'manifest'))).code).toBe(0)
  const ofLedgers = await readJson<Record<string, unknown[]>>(join(dir, 'out/diff.json'))
  expect(ofLedgers).toEqual(found)
})

test('a site is no different from itself, and nothing is to be sent', async () => {
  await diff(join(dir, 'old/report'), join(dir, 'new/report'))
  const { code, output } = await diff(join(dir, 'new/report'), join(dir, 'manifest/urls.lock'))
  expect(code).toBe(0)
  expect(output).toMatch(/0 added\n +0 removed\n +0 moved\n +0 changed/)
  // The request of the previous comparison is removed.
  expect(await fastGlob('*', { cwd: join(dir, 'out') })).toEqual(['diff.json'])
})

test.each([
  ['a path that does not exist', 'nowhere', 'There is no nowhere to compare.'],
  ['a directory that holds neither', 'tests', 'tests holds no routes.json and no urls.lock'],
  ['JSON of something else', 'package.json', 'package.json is not a routes.json'],
  ['a text that is not a ledger', 'README.md', 'README.md holds no line of a urls.lock'],
])('%s is wrong usage', async (_, path, message) => {
  const dirs = { manifestDir: smallSite, reportDir: await temporaryDir() }
  const { code, output } = await diffSites({ before: path, after: path, ...dirs })
  expect(code).toBe(2)
  expect(output).toContain(message)
})

test('one path only is wrong usage', async () => {
  const { code, output } = await citywide(['diff', 'nowhere', '--manifest', smallSite])
  expect(code).toBe(2)
  expect(output).toContain('"diff" takes OLD and NEW')
})
