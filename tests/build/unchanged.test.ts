import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publicFinding } from '#generator/core/problem.ts'
import { smallSite } from '../support/citywide.ts'
import { treeHashes } from '../support/files.ts'
import { type BuildSiteOptions, buildSite } from '../support/pipeline.ts'
import { temporaryDir } from '../support/temporary.ts'

/** A site built once. */
async function builtSite(today = '2026-11-20') {
  const dir = await temporaryDir()
  const manifest = join(dir, 'manifest')
  await cp(smallSite, manifest, { recursive: true })
  const build = async (options: BuildSiteOptions = {}) => {
    const built = await buildSite(dir, manifest, { today, ...options })
    expect(built.code, built.output).toBe(0)
    return { ...built, stageNames: built.stages.map(({ name }) => name) }
  }
  const first = await build()
  expect(first.stageNames).toContain('pages')
  const append = async (file: string, text: string) =>
    writeFile(join(dir, file), (await readFile(join(dir, file), 'utf8')) + text)
  return { dir, manifest, build, first, append }
}

test('a build of an unchanged manifest writes nothing, and prints what the last one printed', async () => {
  const { dir, build, first } = await builtSite()
  const before = await treeHashes(join(dir, 'dist'))
  const { output, stageNames, result } = await build()
  expect(stageNames).toEqual(['compare'])
  expect(output).toMatch(/^compare .* nothing has changed since the last build\n/)
  const { published, ...others } = result ?? {}
  const { published: _, findings = [], ...firstOthers } = first.result ?? {}
  expect(others).toEqual(JSON.parse(JSON.stringify({ ...firstOthers, findings: findings.map(publicFinding) })))
  expect(published).toEqual({ new: 0, changed: 0, same: Object.keys(before).length, removed: 0 })
  expect(await treeHashes(join(dir, 'dist'))).toEqual(before)
})

test('its report is the one that a full build would write', async () => {
  const { dir, build } = await builtSite()
  expect((await build()).stageNames).toEqual(['compare'])
  const report = await treeHashes(join(dir, 'report'))
  await rm(join(dir, 'report/hosting'), { recursive: true })
  expect((await build()).stageNames).toContain('pages')
  expect(await treeHashes(join(dir, 'report'))).toEqual(report)
})

test('a third build is compared with the second', async () => {
  const { build } = await builtSite()
  await build()
  expect((await build()).stageNames).toEqual(['compare'])
})

test('builds again on another day, with known issues as failures, and with compressed copies', async () => {
  const { build } = await builtSite()
  for (const options of [{ today: '2026-11-21' }, { isStrict: true }, { isPrecompressed: true }])
    expect((await build(options)).stageNames).toContain('pages')
})

type Site = Awaited<ReturnType<typeof builtSite>>

test('builds again after a change of the site or its report by hand, and restores both', async () => {
  const site = await builtSite()
  const { dir, append, build } = site
  await build()
  const before = await treeHashes(dir)
  const changes: (() => Promise<unknown>)[] = [
    () => append('dist/index.html', '<!-- edited -->'),
    () => rm(join(dir, 'dist/services/index.html')),
    () => writeFile(join(dir, 'dist/notes.txt'), 'Notes.'),
    () => mkdir(join(dir, 'dist/notes')),
    () => append('report/data/rows.js', '\n'),
    () => rm(join(dir, 'report/hosting'), { recursive: true }),
  ]
  for (const change of changes) {
    await change()
    expect((await build()).stageNames, String(change)).toContain('pages')
    expect(await treeHashes(dir), String(change)).toEqual(before)
  }
})

test.each<[string, (site: Site) => Promise<unknown>]>([
  ['record', ({ append }) => append('manifest/services/drain-cleaning.yaml', '\n# A comment.\n')],
  ['image', ({ append }) => append('manifest/images/river.svg', '\n')],
])('builds again after a change of one %s, and gives what a clean build gives', async (_, change) => {
  const site = await builtSite()
  await change(site)
  expect((await site.build()).stageNames).toContain('pages')
  const clean = await temporaryDir()
  await buildSite(clean, site.manifest, { today: '2026-11-20' })
  expect(await treeHashes(join(site.dir, 'dist'))).toEqual(await treeHashes(join(clean, 'dist')))
})

test('a build that found errors is made again', async () => {
  const { dir, manifest, append } = await builtSite()
  await append('manifest/services/drain-cleaning.yaml', '\nunknownField: 1\n')
  const again = () => buildSite(dir, manifest, { today: '2026-11-20' })
  const first = await again()
  expect(first.code).toBe(1)
  const second = await again()
  expect(second.output.replace(/\d+\.\d\d s/g, '')).toBe(first.output.replace(/\d+\.\d\d s/g, ''))
})
