import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Measured, openFactsCache } from '#generator/images/facts-cache.ts'
import { temporaryDir } from '../../../support/temporary.ts'

const measured: Measured = { width: 900, height: 600, tone: '#446688', isAnimated: false, isFlawed: false }

test('facts are read under their key alone', async () => {
  const cache = openFactsCache<Measured>(await temporaryDir())
  cache.write('0a', measured)
  expect(cache.read('0a')).toEqual(measured)
  expect(cache.read('0b')).toBeUndefined()
})

test('an edited entry is ignored', async () => {
  const dir = await temporaryDir()
  openFactsCache<Measured>(dir).write('0a', measured)
  const [name = ''] = await readdir(join(dir, 'facts'))
  const path = join(dir, 'facts', name)
  await writeFile(path, (await readFile(path, 'utf8')).replace('900', '901'))
  expect(openFactsCache<Measured>(dir).read('0a')).toBeUndefined()
})
