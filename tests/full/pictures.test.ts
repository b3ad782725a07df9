import { spawn } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cacheWithoutImages } from '../support/cache-without-images.ts'
import { rootDir, smallSite } from '../support/citywide.ts'
import { treeHashes } from '../support/files.ts'
import { buildSite } from '../support/pipeline.ts'
import { temporaryDir } from '../support/temporary.ts'

test('a second build after one that was killed while encoding makes the same site', async () => {
  const dir = await temporaryDir()
  const manifest = join(dir, 'manifest')
  await cp(smallSite, manifest, { recursive: true })
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const photograph = sharp({ create: { width: 1200, height: 700, channels: 3, background: '#446688', noise } })
  await photograph.jpeg().toFile(join(manifest, 'images/odell-hero.jpg'))
  const cache = join(dir, 'cache')
  await cacheWithoutImages(cache)
  const where = ['--out', join(dir, 'dist'), '--report', join(dir, 'report'), '--cache', cache]
  const child = spawn(process.execPath, [
    join(rootDir, 'generator/citywide.mjs'),
    'build',
    '--manifest',
    manifest,
    ...where,
  ])
  const ended = new Promise((resolve) => child.once('close', resolve))
  await expect.poll(() => fastGlob('images/*', { cwd: cache }), { timeout: 60_000, interval: 5 }).not.toEqual([])
  child.kill('SIGKILL')
  await ended
  const again = await buildSite(dir, manifest, { cacheDir: cache, encoding: 'standard' })
  expect(again.code, again.output).toBe(0)
  expect(await fastGlob('images/*.tmp', { cwd: cache })).toEqual([])
  const fresh = await temporaryDir()
  await cacheWithoutImages(join(fresh, 'cache'))
  await buildSite(fresh, manifest, { cacheDir: join(fresh, 'cache'), encoding: 'standard' })
  expect(await treeHashes(join(dir, 'dist'))).toEqual(await treeHashes(join(fresh, 'dist')))
})
