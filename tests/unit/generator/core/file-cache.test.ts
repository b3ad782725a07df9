import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFileCache } from '#generator/core/file-cache.ts'
import { temporaryDir } from '../../../support/temporary.ts'

const key = 'stock/lake-aaaaaaaa-352.avif'

test('an entry is read by this build and the next', async () => {
  const dir = await temporaryDir()
  const cache = openFileCache(dir)
  cache.write(key, Buffer.from('picture'))
  expect(cache.read(key)?.toString()).toBe('picture')
  expect(openFileCache(dir).read(key)?.toString()).toBe('picture')
  expect(cache.read('other-aaaaaaaa-352.avif')).toBeUndefined()
})

test.each([
  ['is cut off', (bytes: Buffer) => bytes.subarray(0, 3)],
  ['is empty', () => Buffer.alloc(0)],
  ['has one bit flipped', (bytes: Buffer) => Buffer.from(bytes.map((byte, index) => (index === 2 ? byte ^ 1 : byte)))],
])('an entry that %s is ignored and replaced', async (_, damage) => {
  const dir = await temporaryDir()
  openFileCache(dir).write(key, Buffer.from('picture'))
  const [name = ''] = await readdir(dir)
  await writeFile(join(dir, name), damage(await readFile(join(dir, name))))
  const cache = openFileCache(dir)
  expect(cache.read(key)).toBeUndefined()
  cache.write(key, Buffer.from('picture'))
  expect(openFileCache(dir).read(key)?.toString()).toBe('picture')
  expect(await readdir(dir)).toHaveLength(1)
})

test('new bytes replace the earlier entry of a key', async () => {
  const dir = await temporaryDir()
  const cache = openFileCache(dir)
  cache.write(key, Buffer.from('before'))
  cache.write(key, Buffer.from('after'))
  expect(openFileCache(dir).read(key)?.toString()).toBe('after')
  expect(await readdir(dir)).toHaveLength(1)
})

test('the unfinished file of a killed build is removed, that of a running build is kept', async () => {
  const dir = await temporaryDir()
  await writeFile(join(dir, '0123456789abcdef-lake.avif.999999999.tmp'), 'half') // above every possible process number
  const running = `0123456789abcdef-lake.avif.${process.pid}.tmp`
  await writeFile(join(dir, running), 'half')
  openFileCache(dir)
  expect(await readdir(dir)).toEqual([running])
})

test('an entry that another build has removed meanwhile is ignored', async () => {
  const dir = await temporaryDir()
  openFileCache(dir).write(key, Buffer.from('picture'))
  const cache = openFileCache(dir)
  openFileCache(dir).write(key, Buffer.from('other'))
  expect(cache.read(key)).toBeUndefined()
})

test('an entry under the name of another key is ignored', async () => {
  const dir = await temporaryDir()
  const other = 'stock/barn-aaaaaaaa-352.avif'
  openFileCache(dir).write(key, Buffer.from('picture'))
  const [name = ''] = await readdir(dir)
  await rename(join(dir, name), join(dir, name.replace('lake', 'barn')))
  expect(openFileCache(dir).read(other)).toBeUndefined()
})

test('a folder in place of an entry is ignored and replaced', async () => {
  const dir = await temporaryDir()
  openFileCache(dir).write(key, Buffer.from('picture'))
  const [name = ''] = await readdir(dir)
  await rm(join(dir, name))
  await mkdir(join(dir, name, 'of-someone'), { recursive: true })
  const cache = openFileCache(dir)
  expect(cache.read(key)).toBeUndefined()
  cache.write(key, Buffer.from('picture'))
  expect(openFileCache(dir).read(key)?.toString()).toBe('picture')
})

test('a cache of limited size drops the entry that was written first', async () => {
  const dir = await temporaryDir()
  const cache = openFileCache(dir, 2)
  for (const name of ['first', 'second', 'third']) {
    cache.write(name, name)
    await new Promise((done) => setTimeout(done, 20))
  }
  expect(cache.read('first')).toBeUndefined()
  expect(openFileCache(dir).read('second')?.toString()).toBe('second')
  expect(await readdir(dir)).toHaveLength(2)
})

test('entries that no run has used for some days are removed', async () => {
  const dir = await temporaryDir()
  for (const [name, days] of Object.entries({ unused: 31, used: 31, recent: 29 })) {
    openFileCache(dir).write(name, name)
    const file = (await readdir(dir)).find((file) => file.endsWith(`-${name}`)) ?? ''
    const time = new Date(Date.now() - days * 86_400_000)
    await utimes(join(dir, file), time, time)
  }
  openFileCache(dir).read('used')
  openFileCache(dir).removeUnused(30) // another run, which has used none of them
  const names = (await readdir(dir)).map((file) => file.replace(/^.{16}-/, ''))
  expect(names.sort()).toEqual(['recent', 'used'])
})
