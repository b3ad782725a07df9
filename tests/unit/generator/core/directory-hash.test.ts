import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hashContents, hashTimes } from '#generator/core/directory-hash.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'citywide-hashed-'))
  mkdirSync(join(dir, 'a'))
  writeFileSync(join(dir, 'a/one.txt'), 'one')
  writeFileSync(join(dir, 'two.txt'), 'two')
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const changes: Record<string, () => void> = {
  'a file with other contents': () => writeFileSync(join(dir, 'a/one.txt'), 'eno'),
  'a new file': () => writeFileSync(join(dir, 'a/three.txt'), ''),
  'a new empty directory': () => mkdirSync(join(dir, 'b')),
  'a missing file': () => rmSync(join(dir, 'two.txt')),
  'a renamed file': () => {
    rmSync(join(dir, 'two.txt'))
    writeFileSync(join(dir, 'tow.txt'), 'two')
  },
}

describe.each([
  ['hashContents', hashContents],
  ['hashTimes', hashTimes],
])('%s', (_, hash) => {
  test('is the same if nothing has changed', () => expect(hash(dir)).toBe(hash(dir)))

  test.each(Object.entries(changes))('differs after %s', (_, change) => {
    const before = hash(dir)
    change()
    expect(hash(dir)).not.toBe(before)
  })

  test('accepts a broken link', () => {
    const before = hash(dir)
    symlinkSync('nowhere', join(dir, 'link'))
    expect(hash(dir)).not.toBe(before)
  })
})

test('contents do not depend on times', () => {
  const before = hashContents(dir)
  utimesSync(join(dir, 'two.txt'), 1, 1)
  expect(hashContents(dir)).toBe(before)
})

test('times reveal an edit that restores the time of modification', () => {
  const file = join(dir, 'two.txt')
  utimesSync(file, 1, 1)
  const before = hashTimes(dir)
  writeFileSync(file, 'owt')
  utimesSync(file, 1, 1)
  expect(hashTimes(dir)).not.toBe(before)
})

test('a pipe, which would be read for ever, has no contents', () => {
  const before = hashContents(dir)
  execFileSync('mkfifo', [join(dir, 'pipe')])
  expect(hashContents(dir)).not.toBe(before)
})

test('contents of a linked file count', () => {
  writeFileSync(join(dir, 'a/target.txt'), 'before')
  symlinkSync('a/target.txt', join(dir, 'link'))
  const linked = mkdtempSync(join(tmpdir(), 'citywide-hashed-'))
  symlinkSync(join(dir, 'a/target.txt'), join(linked, 'link'))
  const before = hashContents(linked)
  writeFileSync(join(dir, 'a/target.txt'), 'after')
  expect(hashContents(linked)).not.toBe(before)
  rmSync(linked, { recursive: true })
})
