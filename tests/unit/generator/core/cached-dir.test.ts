import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
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
  const both = await Promise.all([cachedDir(dir, 4, make), cachedDir(dir, 4, make)])
  expect(both).toEqual([
    { dir, isCached: false },
    { dir, isCached: false },
  ])
  expect(await cachedDir(dir, 4, make)).toEqual({ dir, isCached: true })
  expect([made, await readFile(join(dir, 'script.mjs'), 'utf8')]).toEqual([1, 'whole'])
})

test('a directory that could not be made is made by the next build', async () => {
  const dir = join(await temporaryDir(), 'assets/workers')
  await expect(cachedDir(dir, 4, () => Promise.reject(new Error('No space is left.')))).rejects.toThrow('No space')
  expect(await cachedDir(dir, 4, (unfinished) => writeFile(join(unfinished, 'script.mjs'), 'whole'))).toEqual({
    dir,
    isCached: false,
  })
})

test('the making of a directory begins before anything else is awaited', async () => {
  const dir = join(await temporaryDir(), 'assets/workers')
  let hasBegun = false
  const made = cachedDir(dir, 4, async () => {
    hasBegun = true
  })
  expect(hasBegun).toBe(true)
  await made
})

test('a new directory removes those that were not used for longest, and what killed builds left', async () => {
  const parent = join(await temporaryDir(), 'assets')
  for (const [name, hours] of Object.entries({ first: 9, second: 8, third: 7, recent: 1, 'killed.999999999.tmp': 0 })) {
    await mkdir(join(parent, name), { recursive: true })
    const time = new Date(Date.now() - hours * 3_600_000)
    await utimes(join(parent, name), time, time)
  }
  const nothing = async () => {}
  await cachedDir(join(parent, 'first'), 1, nothing) // used again
  expect((await readdir(parent)).sort()).toEqual(['first', 'killed.999999999.tmp', 'recent', 'second', 'third'])
  await cachedDir(join(parent, 'new'), 4, nothing)
  expect((await readdir(parent)).sort()).toEqual(['first', 'new', 'recent', 'third'])
  // A build that runs may still need what was used in the last hours.
  await cachedDir(join(parent, 'newer'), 1, nothing)
  expect((await readdir(parent)).sort()).toEqual(['first', 'new', 'newer', 'recent'])
})
