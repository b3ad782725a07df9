import { expect, test } from 'vitest'
import type { Finding } from '#generator/core/problem.ts'
import { githubAnnotations } from '#generator/report/github-annotations.ts'

const finding = (fields: Partial<Finding> = {}): Finding => ({
  code: 'dead-link',
  severity: 'error',
  url: '/gone/',
  at: { file: 'manifest/a.yaml', line: 9, column: 5 },
  what: 'A link is 100% broken.',
  fix: 'Add:\nx',
  ...fields,
})

test('a finding is one line at the line to edit, even if its text has line breaks', () => {
  expect(githubAnnotations([finding()])).toEqual([
    '::error file=manifest/a.yaml,line=9,col=5,title=dead-link::A link is 100%25 broken. Add:%0Ax',
  ])
})

test('a file name with a comma or a colon is escaped', () => {
  expect(githubAnnotations([finding({ at: { file: 'a,b:c.yaml', line: 1, column: 1 } })])[0]).toContain(
    'file=a%2Cb%3Ac.yaml,',
  )
})

test('a known issue is a notice with its reason', () => {
  const [line] = githubAnnotations([finding({ known: { reason: 'Soon.', expires: '2027-01-01' } })])
  expect(line).toMatch(/^::notice .*Known until 2027-01-01: Soon\.$/)
})

test('each command has at most ten lines, the limit of GitHub', () => {
  const many = Array.from({ length: 12 }, () => [finding(), finding({ severity: 'warning' })]).flat()
  const lines = githubAnnotations(many)
  expect(lines.filter((line) => line.startsWith('::error'))).toHaveLength(10)
  expect(lines.filter((line) => line.startsWith('::warning'))).toHaveLength(10)
})
