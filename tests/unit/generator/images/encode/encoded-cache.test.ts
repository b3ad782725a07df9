import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openEncodedCache } from '#generator/images/encode/encoded-cache.ts'
import { temporaryDir } from '../../../../support/temporary.ts'

const url = '/images/lake-aaaaaaaa-352.avif'

test('what was written is read again, by this build and the next', async () => {
  const dir = await temporaryDir()
  const cache = openEncodedCache(dir)
  cache.write(url, Buffer.from('picture'))
  expect(cache.read(url)?.toString()).toBe('picture')
  expect(openEncodedCache(dir).read(url)?.toString()).toBe('picture')
  expect(cache.read('/images/other-aaaaaaaa-352.avif')).toBeUndefined()
})

test.each([
  ['is cut off', (bytes: Buffer) => bytes.subarray(0, 3)],
  ['is empty', () => Buffer.alloc(0)],
  ['has one bit turned', (bytes: Buffer) => Buffer.from(bytes.map((byte, index) => (index === 2 ? byte ^ 1 : byte)))],
])('an entry that %s counts as none, and is replaced', async (_, damage) => {
  const dir = await temporaryDir()
  openEncodedCache(dir).write(url, Buffer.from('picture'))
  const [name = ''] = await readdir(dir)
  await writeFile(join(dir, name), damage(await readFile(join(dir, name))))
  const cache = openEncodedCache(dir)
  expect(cache.read(url)).toBeUndefined()
  cache.write(url, Buffer.from('picture'))
  expect(openEncodedCache(dir).read(url)?.toString()).toBe('picture')
  expect(await readdir(dir)).toHaveLength(1)
})

test('an entry whose bytes are new takes the place of the one before', async () => {
  const dir = await temporaryDir()
  const cache = openEncodedCache(dir)
  cache.write(url, Buffer.from('before'))
  cache.write(url, Buffer.from('after'))
  expect(openEncodedCache(dir).read(url)?.toString()).toBe('after')
  expect(await readdir(dir)).toHaveLength(1)
})

test('what a killed build was writing is removed, and what a running one writes is left alone', async () => {
  const dir = await temporaryDir()
  await writeFile(join(dir, '0123456789abcdef-lake.avif.999999999.tmp'), 'half') // above any process number there can be
  const running = `0123456789abcdef-lake.avif.${process.pid}.tmp`
  await writeFile(join(dir, running), 'half')
  openEncodedCache(dir)
  expect(await readdir(dir)).toEqual([running])
})

test('an entry that another build has removed meanwhile counts as none', async () => {
  const dir = await temporaryDir()
  openEncodedCache(dir).write(url, Buffer.from('picture'))
  const cache = openEncodedCache(dir)
  openEncodedCache(dir).write(url, Buffer.from('other'))
  expect(cache.read(url)).toBeUndefined()
})

test('an entry under the name of another counts as none', async () => {
  const dir = await temporaryDir()
  const other = '/images/barn-aaaaaaaa-352.avif'
  openEncodedCache(dir).write(url, Buffer.from('picture'))
  const [name = ''] = await readdir(dir)
  await rename(join(dir, name), join(dir, name.replace('lake', 'barn')))
  expect(openEncodedCache(dir).read(other)).toBeUndefined()
})

test('a folder in the place of an entry counts as none, and is replaced', async () => {
  const dir = await temporaryDir()
  openEncodedCache(dir).write(url, Buffer.from('picture'))
  const [name = ''] = await readdir(dir)
  await rm(join(dir, name))
  await mkdir(join(dir, name, 'of-somebody'), { recursive: true })
  const cache = openEncodedCache(dir)
  expect(cache.read(url)).toBeUndefined()
  cache.write(url, Buffer.from('picture'))
  expect(openEncodedCache(dir).read(url)?.toString()).toBe('picture')
})
