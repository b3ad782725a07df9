import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Measured, openFactsCache } from '#generator/images/facts-cache.ts'
import { temporaryDir } from '../../../support/temporary.ts'

const measured: Measured = { width: 900, height: 600, tone: '#446688', isAnimated: false }

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
