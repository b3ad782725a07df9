import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { buildInto, smallSite } from '../support/citywide.ts'
import { treeHashes } from '../support/files.ts'
import { buildSite, lockSite } from '../support/pipeline.ts'
import { temporaryDir } from '../support/temporary.ts'

test('another time zone, locale, working directory and number of threads give the same bytes', async () => {
  const dir = await temporaryDir()
  const [abroad, here] = [join(dir, 'abroad'), join(dir, 'here')]
  const { code } = await buildInto(abroad, smallSite, ['--jobs', '1'], {
    cwd: dir,
    env: { TZ: 'Asia/Tokyo', LANG: 'C', LC_ALL: 'C' },
  })
  expect(code).toBe(0)
  await buildSite(here, smallSite, { encoding: 'standard', jobs: 2 })
  expect(await treeHashes(join(abroad, 'dist'))).toEqual(await treeHashes(join(here, 'dist')))
  expect(await treeHashes(join(abroad, 'report'))).toEqual(await treeHashes(join(here, 'report')))
})

test('bundles and images made again, with no cache, have the same bytes', async () => {
  const dir = await temporaryDir()
  await buildSite(dir, smallSite, { cacheDir: join(dir, 'cache') })
  expect(await treeHashes(join(dir, 'dist'))).toEqual(await treeHashes(join(inject('smallDir'), 'dist')))
})

test('a manifest in another place gives the same site', async () => {
  const dir = await temporaryDir()
  await cp(smallSite, join(dir, 'elsewhere'), { recursive: true })
  await buildSite(dir, join(dir, 'elsewhere'))
  expect(await treeHashes(join(dir, 'dist'))).toEqual(await treeHashes(join(inject('smallDir'), 'dist')))
})

test('another day gives the same site and report, also where the ledger knows the pages', async () => {
  const dir = await temporaryDir()
  const manifestDir = join(dir, 'manifest')
  await cp(smallSite, manifestDir, { recursive: true })
  await lockSite(manifestDir, '2026-05-01')
  for (const today of ['2026-11-20', '2031-01-01']) {
    const { result } = await buildSite(join(dir, today), manifestDir, { today })
    expect(result?.isGood).toBe(true)
  }
  expect(await treeHashes(join(dir, '2031-01-01'))).toEqual(await treeHashes(join(dir, '2026-11-20')))
})
