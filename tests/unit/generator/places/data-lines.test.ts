import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openFileCache } from '#generator/core/file-cache.ts'
import { lineReader } from '#generator/places/data-lines.ts'

let dir: string
let file: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'citywide-lines-'))
  file = join(dir, 'places.txt')
  writeFileSync(file, 'Alta\tUT\nMoab\tUT\nBoise\tID')
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const read = (marker: string) => lineReader(file)(marker, openFileCache(join(dir, 'cache')))

test('lines are the same with a cache, without one, and from it', () => {
  const lines = lineReader(file)('\tUT')
  expect(lines).toEqual(['Alta\tUT', 'Moab\tUT'])
  expect(read('\tUT')).toEqual(lines)
  expect(read('\tUT')).toEqual(lines)
})

test('no line is no line from the cache too', () => {
  expect(read('\tNV')).toEqual([])
  expect(read('\tNV')).toEqual([])
})

test('another marker and a changed file are searched again', () => {
  read('\tUT')
  expect(read('\tID')).toEqual(['Boise\tID'])
  writeFileSync(file, 'Alta\tUT\n')
  expect(read('\tUT')).toEqual(['Alta\tUT'])
})
