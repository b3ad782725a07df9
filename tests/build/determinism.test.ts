import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { build } from '../../generator/pipeline/build.ts'
import { buildInto, citywide, rootDir } from '../support/citywide.ts'
import { treeHashes } from '../support/files.ts'
import { temporaryDir } from '../support/temporary.ts'

test('another time zone, locale, working directory and number of threads give the same bytes', async () => {
  const dir = await temporaryDir()
  const { code } = await buildInto(dir, join(rootDir, 'manifest'), ['--jobs', '1'], {
    cwd: dir,
    env: { TZ: 'Asia/Tokyo', LANG: 'C', LC_ALL: 'C' },
  })
  expect(code).toBe(0)
  expect(await treeHashes(join(dir, 'dist'))).toEqual(await treeHashes(join(inject('sampleDir'), 'dist')))
  expect(await treeHashes(join(dir, 'report'))).toEqual(await treeHashes(join(inject('sampleDir'), 'report')))
})

test('bundles and pictures made anew, with no cache, have the same bytes', async () => {
  const dir = await temporaryDir()
  const fixture = join(rootDir, 'tests/fixtures/small-site')
  await buildInto(join(dir, 'a'), fixture, ['--cache', join(dir, 'cache-a')])
  await buildInto(join(dir, 'b'), fixture, ['--cache', join(dir, 'cache-b')])
  expect(await treeHashes(join(dir, 'a/dist'))).toEqual(await treeHashes(join(dir, 'b/dist')))
})

test('a manifest in another place gives the same site', async () => {
  const dir = await temporaryDir()
  const fixture = join(rootDir, 'tests/fixtures/small-site')
  await cp(fixture, join(dir, 'elsewhere'), { recursive: true })
  await buildInto(join(dir, 'a'), fixture)
  await buildInto(join(dir, 'b'), join(dir, 'elsewhere'))
  expect(await treeHashes(join(dir, 'a/dist'))).toEqual(await treeHashes(join(dir, 'b/dist')))
})

test('another day gives the same site and report, also where the ledger knows the pages', async () => {
  const dir = await temporaryDir()
  const manifestDir = join(dir, 'manifest')
  await cp(join(rootDir, 'tests/fixtures/small-site'), manifestDir, { recursive: true })
  await citywide(['lock', '--manifest', manifestDir, '--date', '2026-05-01'])
  for (const today of ['2026-11-20', '2031-01-01']) {
    const { isGood } = await build({
      rootDir,
      manifestDir,
      outDir: join(dir, today, 'dist'),
      reportDir: join(dir, today, 'report'),
      cacheDir: join(rootDir, '.cache'),
      jobs: 1,
      isStrict: false,
      isPrecompressed: false,
      isClean: false,
      today,
      onStage: () => {},
      onProgress: () => {},
      onLock: () => {},
    })
    expect(isGood).toBe(true)
  }
  expect(await treeHashes(join(dir, '2031-01-01'))).toEqual(await treeHashes(join(dir, '2026-11-20')))
})
