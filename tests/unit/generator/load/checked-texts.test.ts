import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openCheckedTexts } from '#generator/load/checked-texts.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'citywide-checked-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

/** Looks for the letter x in texts, as one load of a manifest does. Returns the texts that were read, and those with it. */
function load(texts: readonly string[], { version = '1', name = 'letters' } = {}) {
  const checked = openCheckedTexts(dir, version)
  const read: string[] = []
  const found = texts.flatMap((text) =>
    checked.check(name, text, () => {
      read.push(text)
      return text.includes('x') ? [text] : []
    }),
  )
  checked.save()
  return { read, found }
}

test('only a text in which something was found is read again', () => {
  expect(load(['plain', 'box'])).toEqual({ read: ['plain', 'box'], found: ['box'] })
  expect(load(['plain', 'box'])).toEqual({ read: ['box'], found: ['box'] })
})

test('a new text, another check and other code read everything', () => {
  load(['plain'])
  expect(load(['plain', 'new']).read).toEqual(['new'])
  expect(load(['plain'], { name: 'signs' }).read).toEqual(['plain'])
  expect(load(['plain'], { version: '2' }).read).toEqual(['plain'])
})

test('a text that was not checked the last time is dropped', () => {
  load(['plain', 'other'])
  load(['plain'])
  expect(load(['plain', 'other']).read).toEqual(['other'])
})
