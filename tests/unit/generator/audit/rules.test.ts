import { basename, join } from 'node:path'
import fastGlob from 'fast-glob'
import { describe, expect, test } from 'vitest'
import { rules } from '#generator/audit/rules.ts'

const files = fastGlob
  .sync('generator/audit/rules/*/*.ts', { cwd: join(import.meta.dirname, '../../../..') })
  .filter((file) => basename(file) !== 'rules.ts')

test('every file of the catalogue is a rule in use, named for its code', () => {
  expect(rules.map(({ code }) => code).sort()).toEqual(files.map((file) => basename(file, '.ts')).sort())
})

test('there are at least seventy', () => {
  expect(rules.length).toBeGreaterThanOrEqual(70)
})

describe.each(rules.map((rule) => [rule.code, rule] as const))('%s', (_, rule) => {
  test('has texts in whole sentences', () => {
    for (const text of [rule.why, rule.how, rule.fix]) expect(text).toMatch(/^\S.{15,}[.)]$/su)
    expect(rule.title).not.toMatch(/[.:]$|^$/)
  })

  test('names a source with an https URL', () => {
    expect(new URL(rule.source).protocol).toBe('https:')
  })

  test('explains every threshold', () => {
    for (const { value, meaning } of Object.values(rule.thresholds ?? {})) {
      expect(value).toBeGreaterThanOrEqual(0)
      expect(meaning).toMatch(/^\p{Lu}.+\.$/su)
    }
  })
})
