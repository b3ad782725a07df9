import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shownPath } from '#generator/core/shown-path.ts'

test('a manifest in the project is shown relative to the project, from any current directory', () => {
  expect(shownPath({ manifestDir: '/project/content/manifest', rootDir: '/project' })).toBe('content/manifest')
})

test('a manifest outside the project is shown relative to the current directory', () => {
  const manifestDir = join(process.cwd(), '../elsewhere/manifest')
  expect(shownPath({ manifestDir, rootDir: '/project' })).toBe('../elsewhere/manifest')
})

test('the current directory itself is shown as a dot', () => {
  expect(shownPath({ manifestDir: process.cwd(), rootDir: '/project' })).toBe('.')
})

test('a folder next to the project whose name starts with that of the project is outside', () => {
  expect(shownPath({ manifestDir: '/project-old/manifest', rootDir: '/project' })).toMatch(/^\.\.\//)
})
