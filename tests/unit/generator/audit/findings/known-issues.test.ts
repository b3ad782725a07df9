import { describe, expect, test } from 'vitest'
import { applyKnownIssues } from '#generator/audit/findings/known-issues.ts'
import { staleKnownIssue } from '#generator/audit/rules/urls/stale-known-issue.ts'
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
  urlAt: { file: 'manifest/known-issues.yaml', line: 2, column: 3 },
}

const apply = (findings: Finding[], today: string, entry = issue) => applyKnownIssues(findings, [entry], today)

describe('a known finding', () => {
  test('is marked with the reason and the expiry day, up to that day', () => {
    expect(apply([finding], '2027-03-01').findings).toEqual([
      { ...finding, known: { reason: 'Comes in spring.', expires: '2027-03-01' } },
    ])
  })

  test('is reported again the day after, with the reason in its fix', () => {
    expect(apply([finding], '2027-03-02').findings).toEqual([
      { ...finding, fix: 'Write the page. It was a known issue until 2027-03-01: Comes in spring.' },
    ])
  })

  test('has the code and URL of the entry', () => {
    const others = [
      { ...finding, url: '/news/' },
      { ...finding, code: 'link-form' },
    ]
    const [news, form] = apply([...others, finding], '2027-01-01').findings
    expect([news?.known, form?.known]).toEqual([undefined, undefined])
  })

  test('of several pages may have an entry for each of them', () => {
    const joined = { ...finding, joined: ['/news/'] }
    const entries = [
      { ...issue, expires: '2026-12-01' },
      { ...issue, url: '/news/' },
    ]
    const { findings, unused } = applyKnownIssues([joined], entries, '2027-01-01')
    expect(findings[0]?.known?.expires).toBe('2027-03-01')
    expect(unused).toEqual([])
  })

  test('may be listed with or without the trailing slash', () => {
    const [marked] = apply([finding], '2027-01-01', { ...issue, url: '/blog' }).findings
    expect(marked?.known).toBeDefined()
  })
})

describe('an entry with a file', () => {
  const entry = { ...issue, file: 'navigation.yaml' }
  const inText = { ...finding, at: { file: 'manifest/pages/home.md', line: 3, column: 1 } }

  test('accepts the fault in that file, and the same fault in another file is new', () => {
    const marked = apply([finding, inText], '2027-01-01', entry).findings
    expect(marked.map(({ at, known }) => [at.file, known !== undefined])).toEqual([
      ['manifest/navigation.yaml', true],
      ['manifest/pages/home.md', false],
    ])
  })

  test('is unused if only another file has the fault, and says which file it names', () => {
    const [stale] = staleKnownIssue.check(apply([inText], '2027-01-01', entry).unused)
    expect(stale?.what).toBe(
      'known-issues.yaml lists "dead-link" for /blog/ in navigation.yaml, but the audit has no such finding.',
    )
  })

  test('names it from the manifest, wherever that is', () => {
    const at = (file: string) => ({ file: `../site/manifest/${file}`, line: 1, column: 1 })
    const marked = apply([{ ...finding, at: at('navigation.yaml') }], '2027-01-01', {
      ...entry,
      at: at('known-issues.yaml'),
    }).findings
    expect(marked[0]?.known).toBeDefined()
  })
})

describe('an entry of the list', () => {
  test('that matches no finding is unused, and a warning at its line', () => {
    const { unused } = apply([], '2027-01-01')
    const [stale] = staleKnownIssue.check(unused)
    expect(unused).toEqual([issue])
    expect(stale).toMatchObject({ url: '/blog/', at: issue.at })
  })

  test('that has expired but matches a finding is not unused', () => {
    expect(apply([finding], '2027-03-02').unused).toEqual([])
  })

  test('may match several findings', () => {
    const { findings } = apply([finding, finding], '2027-01-01')
    expect(findings.map(({ known }) => known !== undefined)).toEqual([true, true])
  })
})
