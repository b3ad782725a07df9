import { expect, test } from 'vitest'
import type { Problem } from '#generator/core/problem.ts'
import { withoutExplained } from '#generator/load/explained.ts'

const shown: Problem = {
  code: 'unknown-city',
  severity: 'error',
  at: { file: 'manifest/pages/home.md', line: 3, column: 1 },
  what: 'There is no city "alta".',
  fix: 'Cities are the rows of cities.csv.',
}
const unknown: Problem = { ...shown, subject: 'city alta' }
const wrongSlug: Problem = { ...shown, code: 'bad-slug' }

test('a problem that an error explains is left out', () => {
  expect(withoutExplained([unknown, { ...wrongSlug, explains: ['city alta'] }])).toEqual([wrongSlug])
})

test('a warning explains no error, because a build goes on with it', () => {
  const warning = { ...wrongSlug, severity: 'warning' as const }
  expect(withoutExplained([unknown, { ...warning, explains: ['city alta'] }])).toEqual([shown, warning])
})

test('what a problem is about and explains is not part of it', () => {
  const [only] = withoutExplained([{ ...unknown, explains: [] }])
  expect(Object.keys(only ?? {})).toEqual(Object.keys(shown))
})
