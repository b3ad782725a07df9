import { expect, test } from 'vitest'
import { findingText, painter, problemText, tally } from '#generator/cli/print.ts'
import type { Finding } from '#generator/core/problem.ts'

const plain = painter(false)
const finding: Finding = {
  code: 'dead-link',
  severity: 'error',
  url: '/blog/',
  at: { file: 'manifest/navigation.yaml', line: 9, column: 5 },
  what: 'Nothing is at /blog/.',
  fix: 'Write the page.',
}
const known: Finding = { ...finding, known: { reason: 'Comes in spring.', expires: '2027-03-01' } }

test('a problem is its place, severity and code, then what and how to fix it, indented', () => {
  expect(problemText(finding, plain)).toBe(
    'manifest/navigation.yaml:9:5 error dead-link\n  Nothing is at /blog/.\n  Write the page.',
  )
})

test('a known finding says until when and why instead of how to fix it', () => {
  expect(findingText(known, plain)).toBe(
    'manifest/navigation.yaml:9:5 known dead-link\n  Nothing is at /blog/.\n  Until 2027-03-01: Comes in spring.',
  )
})

test('colour is put around the severity only where there is a terminal', () => {
  expect(problemText(finding, painter(true))).toContain('\u001b[31merror\u001b[0m')
  expect(problemText(finding, plain)).not.toContain('\u001b')
})

test('the tally counts problems and findings together, and known ones apart', () => {
  expect(tally([finding], [finding, known, { ...finding, severity: 'notice' }], false)).toBe(
    '2 errors, 1 notice, 1 known issue',
  )
})

test('a strict tally counts known findings as what they are', () => {
  expect(tally([], [finding, known], true)).toBe('2 errors')
})

test('the tally of nothing says so', () => {
  expect(tally([], [], false)).toBe('no problems')
})

test('of what to write, each line is indented', () => {
  expect(problemText({ ...finding, fix: 'Add:\n- { a: b }\n- { c: d }' }, plain)).toContain(
    '\n  Add:\n  - { a: b }\n  - { c: d }',
  )
})
