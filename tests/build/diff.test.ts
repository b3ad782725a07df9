import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { expect, test } from 'vitest'
import { buildInto, citywide, smallSite } from '../support/citywide.ts'
import { readJson } from '../support/files.ts'
import { temporaryDir } from '../support/temporary.ts'

const diff = (dir: string, ...args: string[]) =>
  citywide(['diff', ...args, '--manifest', join(dir, 'manifest'), '--report', join(dir, 'out')])

/** The small site before and after Odell is renamed and a page changed, with both ledgers. */
async function twoStates(): Promise<string> {
  const dir = await temporaryDir()
  const manifest = join(dir, 'manifest')
  await cp(smallSite, manifest, { recursive: true })
  await citywide(['lock', '--manifest', manifest, '--date', '2026-05-01'])
  await buildInto(join(dir, 'old'), manifest)
  await cp(join(manifest, 'urls.lock'), join(dir, 'old.lock'))

  const cities = await readFile(join(manifest, 'cities.csv'), 'utf8')
  await writeFile(
    join(manifest, 'cities.csv'),
    cities.replace('Odell,odell', 'Dee,dee').replace('A small town', 'A town'),
  )
  const navigation = await readFile(join(manifest, 'navigation.yaml'), 'utf8')
  await writeFile(join(manifest, 'navigation.yaml'), navigation.replace('city: odell', 'city: dee'))
  await writeFile(join(manifest, 'redirects.yaml'), '- { city: odell, to: dee }\n')
  await citywide(['lock', '--manifest', manifest, '--date', '2026-06-01'])
  await buildInto(join(dir, 'new'), manifest)
  return dir
}

test('two reports and two ledgers give the same difference, and the IndexNow request lists it', async () => {
  const dir = await twoStates()
  const { code, output } = await diff(dir, join(dir, 'old/report'), join(dir, 'new/report/routes.json'))
  expect(code).toBe(0)
  expect(output).toMatch(/^ +3 moved$/m)
  expect(output).toContain('/service-areas/odell/ → /service-areas/dee/')
  const found = await readJson<Record<string, unknown[]>>(join(dir, 'out/diff.json'))
  const request = await readJson<{ host: string; urlList: string[] }>(join(dir, 'out/indexnow.json'))
  expect(request.host).toBe('gorgedrain.example')
  expect(request.urlList).toContain('https://gorgedrain.example/services/drain-cleaning/odell/')
  expect(request.urlList).toContain('https://gorgedrain.example/services/drain-cleaning/dee/')
  expect(request.urlList).toContain('https://gorgedrain.example/service-areas/cascade-locks/')

  expect((await diff(dir, join(dir, 'old.lock'), join(dir, 'manifest'))).code).toBe(0)
  const ofLedgers = await readJson<Record<string, unknown[]>>(join(dir, 'out/diff.json'))
  expect(ofLedgers).toEqual(found)
})

test('a site does not differ from itself, and there is no request', async () => {
  const dir = await twoStates()
  await diff(dir, join(dir, 'old/report'), join(dir, 'new/report'))
  const { code, output } = await diff(dir, join(dir, 'new/report'), join(dir, 'manifest/urls.lock'))
  expect(code).toBe(0)
  expect(output).toMatch(/0 added\n +0 removed\n +0 moved\n +0 changed/)
  // The request of the previous comparison is removed.
  expect(await fastGlob('*', { cwd: join(dir, 'out') })).toEqual(['diff.json'])
})

test.each([
  ['a path that does not exist', ['nowhere', 'nowhere'], 'There is no nowhere to compare.'],
  ['one path only', ['nowhere'], '"diff" is followed by OLD and NEW'],
  ['a directory that holds neither', ['tests', 'tests'], 'tests holds no routes.json and no urls.lock'],
  ['JSON of something else', ['package.json', 'package.json'], 'package.json is not a routes.json'],
  ['a text that is no ledger', ['README.md', 'README.md'], 'README.md holds no line of a urls.lock'],
])('%s is wrong usage', async (_, args, message) => {
  const { code, output } = await citywide(['diff', ...args, '--manifest', smallSite, '--report', await temporaryDir()])
  expect(code).toBe(2)
  expect(output).toContain(message)
})
