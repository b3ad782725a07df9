import { expect, test } from 'vitest'
import { acceptHint, findingText, painter, problemText, siteText, tally } from '#generator/cli/print.ts'
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

test('a problem is its location, severity and code, then indented what is wrong and how to fix it', () => {
  expect(problemText(finding, plain)).toBe(
    'manifest/navigation.yaml:9:5 error dead-link\n  Nothing is at /blog/.\n  Write the page.',
  )
})

test('a known finding shows its expiry date and reason instead of a fix', () => {
  expect(findingText(known, plain)).toBe(
    'manifest/navigation.yaml:9:5 known dead-link\n  Nothing is at /blog/.\n  Until 2027-03-01: Comes in spring.',
  )
})

test('a finding about a few pages lists those that its message does not name', () => {
  const what = '/a/ has too little text (and 2 similar pages).'
  const text = (urls: string[], count = urls.length) => findingText({ ...finding, what, urls, count }, plain)
  expect(text(['/a/', '/b/', '/c/'])).toContain('similar pages).\n  /b/\n  /c/\n  Write')
  expect(text(['/a/', '/b/', '/c/'], 20)).not.toContain('/b/')
  expect(text(['/x/', '/y/'])).not.toContain('/x/')
})

test('the severity is coloured only on a terminal', () => {
  expect(problemText(finding, painter(true))).toContain('\u001b[31merror\u001b[0m')
  expect(problemText(finding, plain)).not.toContain('\u001b')
})

test('the tally counts problems and findings together, and known issues separately', () => {
  expect(tally([finding], [finding, known, { ...finding, severity: 'notice' }], false)).toBe(
    '2 errors, 1 notice, 1 known issue',
  )
})

test('a strict tally counts known issues by their severity', () => {
  expect(tally([], [finding, known], true)).toBe('2 errors')
})

test('the tally without problems is "no problems"', () => {
  expect(tally([], [], false)).toBe('no problems')
})

test('every line of a fix is indented', () => {
  expect(problemText({ ...finding, fix: 'Add:\n- { a: b }\n- { c: d }' }, plain)).toContain(
    '\n  Add:\n  - { a: b }\n  - { c: d }',
  )
})

test('an error in a text that is right can be accepted, and the hint has the entry, once for each record', () => {
  const at = { file: 'manifest/pages/about.md', line: 8, column: 1 }
  const problem = {
    code: 'experience-differs',
    severity: 'error',
    at,
    what: 'A.',
    fix: 'B.',
    record: 'pages/about',
  } as const
  const entry = '- { code: experience-differs, record: pages/about, reason: WHY, expires: "YYYY-MM-DD" }'
  expect(
    acceptHint([problem, { ...problem, what: 'C.' }])
      .split('\n  ')
      .slice(1),
  ).toEqual([entry])
  expect(acceptHint([{ ...problem, severity: 'warning' }])).toBe('')
  expect(acceptHint([{ ...problem, code: 'missing-field' }])).toBe('')
})

test('the number of pages says which have the canonical URL of another page', () => {
  const kinds = [
    { kind: 'pages', pages: 3, aliases: 1, firstAlias: '/contact-us/' },
    { kind: 'counties', pages: 2, aliases: 0 },
    { kind: 'service areas', pages: 9, aliases: 2, firstAlias: '/service-areas/lane/' },
  ]
  expect(
    siteText({ kinds })
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual([
    '3 pages (/contact-us/ has the canonical URL of another page)',
    '2 counties',
    '9 service areas (2 of them, such as /service-areas/lane/, have the canonical URL of another page)',
    '14 pages in total',
  ])
})
