import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openParseCache, type ParseCache } from '#generator/load/parse/parse-cache.ts'
import { parseYaml } from '#generator/load/parse/parse-yaml.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'citywide-parsed-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const parse = (text: string, cache: ParseCache, path = 'site.yaml') => parseYaml({ path, shown: path, text }, { cache })

/** Parses texts as one load of a manifest does. */
function load(...texts: string[]): void {
  const cache = openParseCache(dir)
  for (const text of texts) parse(text, cache)
  cache.save()
}

const text = 'name: Odell\nlinks:\n  - { page: home, weight: .inf }\nempty:\n'

test('a text parsed before has the same value and the same locations', () => {
  load(text)
  const cache = openParseCache(dir)
  expect(cache.read(text)).toBeDefined()
  const [fresh, known] = [parse(text, openParseCache(`${dir}/none`)), parse(text, cache)]
  if (!fresh.ok || !known.ok) throw new Error('The text is valid.')
  expect(known.value.value).toEqual(fresh.value.value)
  for (const path of [[], ['name'], ['links', 0], ['links', 0, 'page'], ['empty'], ['links', 3], ['nowhere']])
    for (const part of ['key', 'value'] as const)
      expect(known.value.locate(path, part)).toEqual(fresh.value.locate(path, part))
})

test('a text that no file has any more is dropped', () => {
  load(text, 'name: Hood River\n')
  load('name: Hood River\n')
  const cache = openParseCache(dir)
  expect(cache.read(text)).toBeUndefined()
  expect(cache.read('name: Hood River\n')).toBeDefined()
})

test('YAML that is not JSON is refused in a .json file, even after it was read from a .yaml file', () => {
  load(text)
  expect(parse(text, openParseCache(dir), 'site.json').ok).toBe(false)
})

test('a text with an error is parsed again', () => {
  load('name: [')
  expect(parse('name: [', openParseCache(dir)).ok).toBe(false)
})

test('damaged contents are ignored', () => {
  load(text)
  const [name = ''] = readdirSync(join(dir, 'records'))
  writeFileSync(join(dir, 'records', name), 'damaged')
  expect(openParseCache(dir).read(text)).toBeUndefined()
})

test('each version of V8 has a file of its own', () => {
  load(text)
  expect(readdirSync(join(dir, 'records'))).toEqual([expect.stringMatching(`-${process.versions.v8}$`)])
})
