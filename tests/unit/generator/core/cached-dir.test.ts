import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { cachedDir } from '#generator/core/cached-dir.ts'
import { temporaryDir } from '../../../support/temporary.ts'

test('a directory that two builds of a process need is made once, and complete for both', async () => {
  const dir = join(await temporaryDir(), 'assets/workers')
  let made = 0
  const make = async (unfinished: string) => {
    made++
    await setTimeout(20)
    await writeFile(join(unfinished, 'script.mjs'), 'whole')
  }
  const both = await Promise.all([cachedDir(dir, make), cachedDir(dir, make)])
  expect(both).toEqual([
    { dir, isCached: false },
    { dir, isCached: false },
  ])
  expect(await cachedDir(dir, make)).toEqual({ dir, isCached: true })
  expect([made, await readFile(join(dir, 'script.mjs'), 'utf8')]).toEqual([1, 'whole'])
})

test('a directory that could not be made is made by the next build', async () => {
  const dir = join(await temporaryDir(), 'assets/workers')
  await expect(cachedDir(dir, () => Promise.reject(new Error('No space is left.')))).rejects.toThrow('No space')
  expect(await cachedDir(dir, (unfinished) => writeFile(join(unfinished, 'script.mjs'), 'whole'))).toEqual({
    dir,
    isCached: false,
  })
})

test('the making of a directory begins before anything else is awaited', async () => {
  const dir = join(await temporaryDir(), 'assets/workers')
  let hasBegun = false
  const made = cachedDir(dir, async () => {
    hasBegun = true
  })
  expect(hasBegun).toBe(true)
  await made
})
