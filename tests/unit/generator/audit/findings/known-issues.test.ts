import { describe, expect, test } from 'vitest'
import { applyKnownIssues } from '#generator/audit/findings/known-issues.ts'
import type { Finding } from '#generator/core/problem.ts'

const finding: Finding = {
  code: 'dead-link',
  severity: 'error',
  url: '/blog/',
  at: { file: 'manifest/navigation.yaml', line: 9, column: 5 },
  what: 'Nothing is at /blog/.',
  fix: 'Write the page.',
}
const issue = {
  code: 'dead-link',
  url: '/blog/',
  reason: 'Comes in spring.',
  expires: '2027-03-01',
  at: { file: 'manifest/known-issues.yaml', line: 1, column: 3 },
}

describe('a known finding', () => {
  test('is marked with the reason and the day, until that day', () => {
    expect(applyKnownIssues([finding], [issue], '2027-03-01')).toEqual([
      { ...finding, known: { reason: 'Comes in spring.', expires: '2027-03-01' } },
    ])
  })

  test('is known no more the day after, and says since when', () => {
    expect(applyKnownIssues([finding], [issue], '2027-03-02')).toEqual([
      { ...finding, fix: 'Write the page. It was known until 2027-03-01: Comes in spring.' },
    ])
  })

  test('is one of the same code and address', () => {
    const others = [
      { ...finding, url: '/news/' },
      { ...finding, code: 'link-form' },
    ]
    const [news, form] = applyKnownIssues([...others, finding], [issue], '2027-01-01')
    expect([news?.known, form?.known]).toEqual([undefined, undefined])
  })

  test('may be written with or without the slash at its end', () => {
    const [marked] = applyKnownIssues([finding], [{ ...issue, url: '/blog' }], '2027-01-01')
    expect(marked?.known).toBeDefined()
  })
})

describe('an entry of the list', () => {
  test('that no finding needs is a warning at its line', () => {
    expect(applyKnownIssues([], [issue], '2027-01-01')).toEqual([
      expect.objectContaining({ code: 'stale-known-issue', severity: 'warning', url: '/blog/', at: issue.at }),
    ])
  })

  test('that has expired but still fits a finding is not called stale', () => {
    const codes = applyKnownIssues([finding], [issue], '2027-03-02').map(({ code }) => code)
    expect(codes).toEqual(['dead-link'])
  })

  test('may stand for several findings', () => {
    const marked = applyKnownIssues([finding, finding], [issue], '2027-01-01')
    expect(marked.map(({ known }) => known !== undefined)).toEqual([true, true])
  })
})
