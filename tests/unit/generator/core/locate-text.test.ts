import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openLines, textLocator } from '#generator/core/locate-text.ts'
import { temporaryDir } from '../../../support/temporary.ts'

async function locator(files: Record<string, string>) {
  const dir = await temporaryDir()
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(dir, file, '..'), { recursive: true })
    await writeFile(join(dir, file), text)
  }
  return { locate: textLocator(dir, 'manifest'), lineAt: openLines(dir, 'manifest') }
}

test('a phrase is found at its line and column', async () => {
  const { locate } = await locator({ 'site.yaml': 'a: 1\nclaims:\n  - 60+ communities\n' })
  expect(locate('60+ communities')).toEqual({ file: 'manifest/site.yaml', line: 3, column: 5 })
})

test('a space of the phrase matches a line break', async () => {
  const { locate } = await locator({ 'pages/a.yaml': 'text: >-\n  one two\n  three four\n' })
  expect(locate('two three')).toEqual({ file: 'manifest/pages/a.yaml', line: 2, column: 7 })
})

test('a name is not found in an e-mail address', async () => {
  const { locate } = await locator({ 'a.yaml': 'email: office@towndrains.example\nby: TownDrains\n' })
  expect(locate('TownDrains')).toMatchObject({ line: 2, column: 5 })
})

test('typographic marks match plain ones', async () => {
  const { locate } = await locator({ 'a.md': "It's 24-48 hours." })
  expect(locate('It’s 24–48 hours')).toMatchObject({ line: 1, column: 1 })
})

test('preferred files are searched first, then all others', async () => {
  const { locate } = await locator({ 'a.yaml': 'x', 'b.yaml': 'x', 'c.yaml': 'y' })
  expect(locate('x', ['manifest/b.yaml'])?.file).toBe('manifest/b.yaml')
  expect(locate('y', ['manifest/b.yaml'])?.file).toBe('manifest/c.yaml')
})

test('an absent phrase and an empty phrase are not found', async () => {
  const { locate } = await locator({ 'a.yaml': 'x (' })
  expect(locate('z')).toBeUndefined()
  expect(locate('  ')).toBeUndefined()
  expect(locate('x (')).toBeDefined()
})

test('upper and lower case do not matter, nor letters beyond English', async () => {
  const { locate } = await locator({ 'a.yaml': 'text: die ÄLTESTE Straße' })
  expect(locate('Älteste Strasse')).toBeUndefined()
  expect(locate('Die älteste straße')).toMatchObject({ line: 1, column: 7 })
})

test('a phrase without letters is found', async () => {
  const { locate } = await locator({ 'a.yaml': 'price: €', 'b.yaml': '' })
  expect(locate('€', ['manifest/b.yaml'])).toMatchObject({ file: 'manifest/a.yaml', column: 8 })
})

test('known-issues.yaml is not searched', async () => {
  const { locate } = await locator({ 'known-issues.yaml': 'reason: 60+ communities' })
  expect(locate('60+ communities')).toBeUndefined()
})

test('a line is returned as written', async () => {
  const { lineAt } = await locator({ 'a.yaml': 'a: 1\n  b: 2\n' })
  expect(lineAt({ file: 'manifest/a.yaml', line: 2, column: 3 })).toBe('b: 2')
  expect(lineAt({ file: 'manifest/none.yaml', line: 2, column: 3 })).toBeUndefined()
})

test('only whole words match: no part of a longer number, and no URL above another URL', async () => {
  const { locate } = await locator({ 'a.yaml': '112 services at /services/drains/' })
  expect(locate('12 services')).toBeUndefined()
  expect(locate('/services/')).toBeUndefined()
  expect(locate('/services/drains/')).toMatchObject({ line: 1, column: 17 })
})

test('a phrase of one page is not found in the file of another', async () => {
  const { locate } = await locator({ 'pages/a.md': 'What it costs', 'services/b.yaml': 'x' })
  expect(locate('What it costs', ['manifest/services/b.yaml'])).toBeUndefined()
  expect(locate('What it costs', ['manifest/pages/a.md'])).toMatchObject({ file: 'manifest/pages/a.md' })
})
