import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type KeptIndex, openPageStore, storeOf } from '#generator/render/store/page-store.ts'
import { temporaryDir } from '../../../../support/temporary.ts'

const none = new Uint32Array()
const nothing: KeptIndex = {
  unitNames: { holders: [], fieldLists: [], listOf: [], starts: Uint32Array.of(0) },
  unitHashes: new BigUint64Array(),
  common: { site: none, shared: none, audit: none },
  shared: {},
  paths: [],
  hashes: new BigUint64Array(),
  socials: [],
  batchStarts: [0],
  groups: [],
  unitStarts: none,
  units: new Uint8Array(),
  reasons: [],
}

/** A cache, and functions to open and to commit the store of an output directory in it. */
async function cacheForTest() {
  const dir = await temporaryDir()
  const place = (name: string) => join(dir, name)
  const open = (name: string) => {
    mkdirSync(place(name), { recursive: true })
    const dirs = { cacheDir: place('cache'), outDir: place(name), detailDir: place('details') }
    return openPageStore({ ...dirs, version: '1', code: '1' })
  }
  return {
    place,
    open,
    isKept: (name: string) => existsSync(storeOf(place('cache'), place(name))),
    build: (name: string) => open(name).commit(nothing, ''),
  }
}

test('what a build kept is removed by a later build once its output directory is gone', async () => {
  const { place, isKept, build } = await cacheForTest()
  build('a')
  build('b')
  expect([isKept('a'), isKept('b')]).toEqual([true, true])
  rmSync(place('a'), { recursive: true })
  build('b')
  expect([isKept('a'), isKept('b')]).toEqual([false, true])
})

test('what a build keeps while it runs is not removed by another, even without an output directory', async () => {
  const { place, open, isKept, build } = await cacheForTest()
  build('a')
  rmSync(place('a'), { recursive: true })
  const store = open('a')
  rmSync(place('a'), { recursive: true })
  build('b')
  expect(isKept('a')).toBe(true)
  expect(existsSync(store.dir)).toBe(true)
})
