import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { openFileCache } from '#generator/core/file-cache.ts'
import { remember } from '#generator/render/observe/remember.ts'
import type { Manifest } from '#manifest/schema.ts'
import { temporaryDir } from '../../../support/temporary.ts'
import { smallSite } from '../../small-site.ts'

const { manifest } = await smallSite()
let dir: string
let made: number

beforeEach(async () => {
  dir = await temporaryDir()
  made = 0
})

/** The name of the business and of each city, remembered; counts how often it is made. */
const namesOf = (of: Manifest, name = 'names') =>
  remember({
    name,
    manifest: of,
    cache: openFileCache(dir),
    make: async ({ site, cities }) => {
      made++
      const business = site.business.name
      await setTimeout(1) // what is read after it counts too
      return { names: [business, ...cities.map((city) => city.name)], bytes: Buffer.from(business) }
    },
  })

const withCity = (change: Partial<Manifest['cities'][number]>): Manifest => ({
  ...manifest,
  cities: manifest.cities.map((city, number) => (number === 0 ? { ...city, ...change } : city)),
})

test('what was made of unchanged records is taken from the cache, bytes included', async () => {
  const first = await namesOf(manifest)
  expect(await namesOf(structuredClone(manifest))).toEqual(first)
  expect(made).toBe(1)
})

test('it is made again when a field that was read changes, and not when another does', async () => {
  await namesOf(manifest)
  await namesOf(withCity({ body: 'Another text.' }))
  expect(made).toBe(1)
  expect((await namesOf(withCity({ name: 'Elsewhere' }))).names[1]).toBe('Elsewhere')
  expect(made).toBe(2)
})

test('it is made again when a record is added or removed', async () => {
  await namesOf(manifest)
  const { names } = await namesOf({ ...manifest, cities: manifest.cities.slice(1) })
  expect([made, names.length]).toEqual([2, manifest.cities.length])
})

test('a manifest that comes back is found again', async () => {
  await namesOf(manifest)
  await namesOf(withCity({ name: 'Elsewhere' }))
  await namesOf(manifest)
  expect(made).toBe(2)
})

test('it is made again under another name, and when an entry of the cache is damaged', async () => {
  await namesOf(manifest)
  await namesOf(manifest, 'others')
  expect(made).toBe(2)
  for (const file of readdirSync(dir)) writeFileSync(join(dir, file), 'damaged')
  await namesOf(manifest)
  expect(made).toBe(3)
})
