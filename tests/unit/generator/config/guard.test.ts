import { expect, test } from 'vitest'
import { guardFor } from '#generator/config/guard.ts'

const at = { file: 'citywide.config.ts', line: 3, column: 1 }
const bundle = { shown: at.file, text: '', code: '', map: '', hash: 'a', modules: [], css: '' }
const { list } = guardFor(bundle, () => at)
/** What a rule returns, whatever its type says. */
const returning = (value: unknown) => list(['rules', 'no-rain'], () => value as unknown[])

test.each([
  [undefined, 'nothing'],
  [true, 'boolean'],
  ['bad', 'string'],
  [Promise.resolve([]), 'a promise'],
])('a rule that returns %s says that it is not a list', (value, found) => {
  expect(returning(value)).toThrow(`rules.no-rain fails: It returns ${found} instead of a list.`)
})

test('a list, and what a generator yields, is a list', () => {
  expect(returning([1])()).toEqual([1])
  expect(returning(new Set([1]))()).toEqual([1])
})
