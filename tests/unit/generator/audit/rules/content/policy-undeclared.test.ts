import { expect, test } from 'vitest'
import { policyUndeclared } from '#generator/audit/rules/content/policy-undeclared.ts'

type Check = Parameters<typeof policyUndeclared.check>

const policy = (subject: string, statement: string) => ({ id: subject, subject, statement, terms: [] })
const policies = [
  policy('notice', 'Two parties may end it in 30 days.'),
  policy('cancellation', 'Free until 24 hours before.'),
]

type Fact = { subject: string; hours: number; words: string; phrase: string }

/** What is found on some pages with terms in their texts, which the manifest has at lines of one file. */
function findingsOn(pages: Record<string, Fact[]>, lines: readonly string[]) {
  const locate = (text: string) => {
    const line = lines.findIndex((each) => each.includes(text)) + 1
    return line === 0 ? undefined : { file: 'pages/a.md', line, column: 1 }
  }
  const site = {
    pages: Object.entries(pages).map(([path, facts]) => ({ path, policies: facts })),
    manifest: { site: { language: 'en-US', policies } },
    locate,
    sourceOf: () => ({ file: 'pages/source.md', line: 1, column: 1 }),
  }
  return [...policyUndeclared.check(site as unknown as Check[0], {} as Check[1])] // what it reads
}

/** The number of findings about a sentence on a notice with some durations in hours. */
function found(...hours: number[]): number {
  const phrase = 'The notice is 30 days, and a visit is free until 24 hours before.'
  const facts = hours.map((each) => ({ subject: 'notice', hours: each, words: `${each} hours`, phrase }))
  return findingsOn({ '/a/': facts }, [phrase]).length
}

test('a sentence with the right term may go on with that of another policy', () => {
  expect(found(720, 24)).toBe(0)
})

test('the term of another policy alone is none of this one, and a term of no policy is undeclared', () => {
  expect(found(24)).toBe(1)
  expect(found(720, 48)).toBe(1)
})

const phrase = 'Cancel 72 hours ahead.'
const cancelling = { subject: 'cancellation', hours: 72, words: '72 hours', phrase }

test('a sentence of the manifest is found once, at its line, on however many pages it is, in its own unit', () => {
  const pages = { '/a/': [cancelling], '/b/': [cancelling], '/c/': [cancelling] }
  const found = findingsOn(pages, ['Welcome.', phrase])
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({
    url: '/a/',
    at: { line: 2 },
    count: 3,
    what: '/a/ and 2 more pages say "Cancel 72 hours ahead", but the policies about cancellation give 24 hours, not 72 hours.',
  })
  expect(found[0]?.severity).toBeUndefined()
})

test('each wrong sentence of a page is found', () => {
  const other = { ...cancelling, hours: 36, words: '36 hours', phrase: 'We charge less than 36 hours before.' }
  const found = findingsOn({ '/a/': [cancelling, other] }, [phrase, other.phrase])
  expect(found.map(({ at }) => at.line)).toEqual([1, 2])
})

test('a sentence with a placeholder is at the line that has the words around its duration', () => {
  const filled = 'A visit that you cancel less than 36 hours before it costs $50.'
  const fact = { ...cancelling, hours: 36, words: '36 hours', phrase: filled }
  const [found] = findingsOn({ '/a/': [fact] }, [filled.replace('$50', '{price}')])
  expect(found).toMatchObject({ at: { file: 'pages/a.md', line: 1 } })
  expect(found?.severity).toBeUndefined()
})

test('a sentence that the manifest does not have is an error on each page', () => {
  const found = findingsOn({ '/a/': [cancelling], '/b/': [cancelling] }, ['Welcome.'])
  expect(found.map(({ url, severity }) => [url, severity])).toEqual([
    ['/a/', 'error'],
    ['/b/', 'error'],
  ])
})
