import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Measured, openFactsCache } from '#generator/images/facts-cache.ts'
import { temporaryDir } from '../../../support/temporary.ts'

const measured: Measured = { width: 900, height: 600, tone: '#446688', isAnimated: false, isFlawed: false }

async function filledCache() {
  const dir = join(await temporaryDir(), 'facts')
  const cache = await openFactsCache(dir)
  cache.write('0a', measured)
  return { dir, cache, path: join(dir, '0a.json') }
}

test('what was written is read, and nothing else lies beside it', async () => {
  const { dir, cache } = await filledCache()
  expect(await cache.read('0a')).toEqual(measured)
  expect(await cache.read('0b')).toBeUndefined()
  expect(await readdir(dir)).toEqual(['0a.json'])
})

test.each<[name: string, change: (entry: string) => string]>([
  ['torn', (entry) => entry.slice(0, 40)],
  ['empty', () => ''],
  ['edited', (entry) => entry.replace('900', '901')],
  ['no object', () => 'null'],
  ['another thing', () => '{}'],
])('an entry that is %s counts as none', async (_, change) => {
  const { cache, path } = await filledCache()
  await writeFile(path, change(await readFile(path, 'utf8')))
  expect(await cache.read('0a')).toBeUndefined()
})

test('an entry of another picture counts as none', async () => {
  const { dir, cache, path } = await filledCache()
  await writeFile(join(dir, '0b.json'), await readFile(path))
  expect(await cache.read('0b')).toBeUndefined()
})

test('a folder in the place of an entry counts as none, and is replaced', async () => {
  const { cache, path } = await filledCache()
  await rm(path)
  await mkdir(join(path, 'of-somebody'), { recursive: true })
  expect(await cache.read('0a')).toBeUndefined()
  cache.write('0a', measured)
  expect(await cache.read('0a')).toEqual(measured)
})

test('what a killed build was writing is removed', async () => {
  const { dir, path } = await filledCache()
  await writeFile(`${path}.999999999.tmp`, 'half') // above any process number there can be
  await openFactsCache(dir)
  expect(await readdir(dir)).toEqual(['0a.json'])
})
