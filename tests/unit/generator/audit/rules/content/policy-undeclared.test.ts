import { expect, test } from 'vitest'
import { policyUndeclared } from '#generator/audit/rules/content/policy-undeclared.ts'

type Check = Parameters<typeof policyUndeclared.check>

const policy = (subject: string, statement: string) => ({ id: subject, subject, statement, terms: [] })
const policies = [
  policy('notice', 'Two parties may end it in 30 days.'),
  policy('cancellation', 'Free until 24 hours before.'),
]

/** The number of findings about a sentence on a notice with some durations in hours. */
function found(...hours: number[]): number {
  const phrase = 'The notice is 30 days, and a visit is free until 24 hours before.'
  const page = { path: '/a/', policies: hours.map((each) => ({ subject: 'notice', hours: each, phrase })) }
  const at = () => ({ file: 'pages/a.md', line: 1, column: 1 })
  const site = { pages: [page], manifest: { site: { language: 'en-US', policies } }, locate: at, sourceOf: at }
  return [...policyUndeclared.check(site as unknown as Check[0], {} as Check[1])].length // what it reads
}

test('a sentence with the right term may go on with that of another policy', () => {
  expect(found(720, 24)).toBe(0)
})

test('the term of another policy alone is none of this one, and a term of no policy is undeclared', () => {
  expect(found(24)).toBe(1)
  expect(found(720, 48)).toBe(1)
})
