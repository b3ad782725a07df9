import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { smallSite } from '../support/citywide.ts'
import { treeHashes } from '../support/files.ts'
import { buildShard, buildSite, mergeShards } from '../support/pipeline.ts'
import { synthesise } from '../support/synthetic-manifest.ts'
import { temporaryDir } from '../support/temporary.ts'

const of = 4

/** A site of more batches than shards, and its shards. */
async function shardedSite() {
  const dir = await temporaryDir()
  const manifest = join(dir, 'manifest')
  await synthesise({ from: smallSite, to: manifest, cities: 40 })
  const shardDirs = Array.from({ length: of }, (_, index) => join(dir, `shards/${index + 1}`))
  const build = (index: number, options: Parameters<typeof buildShard>[3] = {}, from = manifest) =>
    buildShard(shardDirs[index] ?? '', from, { number: index + 1, of }, options)
  return { dir, manifest, shardDirs, build }
}

test('shards of machines that differ in places, threads and days, merged, are the site and report of one build', async () => {
  const { dir, manifest, shardDirs, build } = await shardedSite()
  const elsewhere = join(dir, 'elsewhere/content')
  await cp(manifest, elsewhere, { recursive: true })
  const shards = [
    await build(0, { today: '2026-11-20' }),
    await build(1, { jobs: 2, today: '2026-11-21' }),
    await build(2, {}, elsewhere),
    await build(3, { isStrict: true }),
  ]
  const sizes = shards.map(({ shard }) => shard?.pages ?? 0)
  expect(Math.min(...sizes)).toBeGreaterThan(0)

  const merged = await mergeShards(join(dir, 'merged'), manifest, shardDirs.toReversed(), { today: '2026-11-22' })
  expect(merged.code, merged.output).toBe(0)
  const built = await buildSite(join(dir, 'built'), manifest, { today: '2026-11-22' })
  expect(sizes.reduce((sum, size) => sum + size)).toBe(built.result?.kinds.reduce((sum, { pages }) => sum + pages, 0))
  expect(await treeHashes(join(dir, 'merged'))).toEqual(await treeHashes(join(dir, 'built')))
  expect(JSON.parse(JSON.stringify(merged.result))).toEqual(JSON.parse(JSON.stringify(built.result)))

  // To a later build, it makes no difference either.
  const again = await buildSite(join(dir, 'merged'), manifest, { today: '2026-11-22' })
  expect(again.stages.map(({ name }) => name)).toEqual(['compare'])
  const cities = join(manifest, 'cities.csv')
  await writeFile(cities, (await readFile(cities, 'utf8')).replace('settlement #7 ', 'the seventh settlement '))
  const next = await buildSite(join(dir, 'merged'), manifest, { today: '2026-11-22' })
  expect(next.stages.find(({ name }) => name === 'pages')?.detail).toMatch(/^\d+ rendered, \d+ kept$/)
  await buildSite(join(dir, 'changed'), manifest, { today: '2026-11-22' })
  expect(await treeHashes(join(dir, 'merged/dist'))).toEqual(await treeHashes(join(dir, 'changed/dist')))
})

test('a shard that is foreign or missing is refused, and nothing is written', async () => {
  const { dir, manifest, shardDirs, build } = await shardedSite()
  const [first = '', second = ''] = shardDirs
  await build(0)
  await cp(first, second, { recursive: true })
  const missing = await mergeShards(dir, manifest, shardDirs)
  expect(missing.code).toBe(2)
  expect(missing.output).toContain(`${first} and ${second} are both shard 1 of 4.`)
  expect(missing.output).toContain(`${shardDirs[2]} contains no finished shard`)
  expect(missing.output).toContain('Missing of 4 shards: 2, 3, 4.')

  await writeFile(join(manifest, 'services/drain-cleaning.yaml'), '\n# A comment.\n', { flag: 'a' })
  const foreign = await mergeShards(dir, manifest, [first])
  expect(foreign.output).toContain(`${first} was built from another manifest.`)
  expect((await readdir(dir)).sort()).toEqual(['manifest', 'shards'])
})

test('a manifest with errors gives no shard', async () => {
  const { manifest, shardDirs, build } = await shardedSite()
  await build(0)
  await writeFile(join(manifest, 'services/drain-cleaning.yaml'), '\nunknownField: 1\n', { flag: 'a' })
  const { shard, problems } = await build(1)
  expect(shard).toBeUndefined()
  expect(problems.map(({ code }) => code)).toContain('unknown-key')
  expect(await readdir(join(shardDirs[0] ?? '', '..'))).toEqual(['1'])
})

test('a shard is not written into a site', async () => {
  const dir = await temporaryDir()
  await mkdir(join(dir, 'dist'))
  await writeFile(join(dir, 'dist/404.html'), '')
  await expect(buildShard(join(dir, 'dist'), smallSite, { number: 1, of: 1 })).rejects.toThrow('contains a site')
})
