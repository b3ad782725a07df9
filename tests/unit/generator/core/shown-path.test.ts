import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shownPath } from '#generator/core/shown-path.ts'

test('a manifest in the project is shown from its root, wherever the command was given', () => {
  expect(shownPath({ manifestDir: '/project/content/manifest', rootDir: '/project' })).toBe('content/manifest')
})

test('a manifest outside is shown from where the command was given', () => {
  const manifestDir = join(process.cwd(), '../elsewhere/manifest')
  expect(shownPath({ manifestDir, rootDir: '/project' })).toBe('../elsewhere/manifest')
})

test('the directory of the command itself is shown as a dot', () => {
  expect(shownPath({ manifestDir: process.cwd(), rootDir: '/project' })).toBe('.')
})

test('a folder beside the project whose name begins the same is outside', () => {
  expect(shownPath({ manifestDir: '/project-old/manifest', rootDir: '/project' })).toMatch(/^\.\.\//)
})
