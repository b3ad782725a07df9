import { expect, test } from 'vitest'
import { createPageRules } from '#generator/audit/audit-page.ts'
import type { RuleText } from '#generator/audit/rule.ts'
import type { Manifest } from '#manifest/schema.ts'
import { scannedPage } from '../../../support/scanned-page.ts'

const text = { title: '', severity: 'error', why: '', how: '', fix: '', source: '' } satisfies Omit<RuleText, 'code'>
const manifest = { site: { audit: { rules: {} } } } as unknown as Manifest // no other field is read

/** Rules that report the text of `<main>`, and of the page with its header, and the order in which they checked a page. */
function countedRules() {
  const checked: string[] = []
  const rules = createPageRules(manifest, [
    {
      ...text,
      code: 'whole',
      scope: 'whole-page',
      check: ({ html }) => {
        checked.push('whole')
        return [{ what: /<header>(.*?)</.exec(html)?.[1] ?? '' }]
      },
    },
    {
      ...text,
      code: 'own',
      scope: 'page',
      check: ({ own }) => {
        checked.push('own')
        return [{ what: own.text.join() }]
      },
    },
  ])
  return { rules, checked }
}

const page = (header: string) => scannedPage(`<body><header>${header}</header><main>Drains</main></body>`)

test('a page with another header is checked only by the rules that read its shared parts', () => {
  const { rules, checked } = countedRules()
  const [former = []] = rules.pageIssues([page('Call us')])
  expect(checked).toEqual(['own', 'whole'])
  const issues = rules.issuesWithOtherParts(page('Call now'), former)
  expect(checked).toEqual(['own', 'whole', 'whole'])
  expect(issues).toEqual([
    { code: 'own', what: 'Drains' },
    { code: 'whole', what: 'Call now' },
  ])
  expect([issues]).toEqual(rules.pageIssues([page('Call now')]))
})

test('each of several pages has its own issues, and each rule checks them one after the other', () => {
  const { rules, checked } = countedRules()
  expect(rules.pageIssues([page('Call us'), page('Call now')])).toEqual([
    [
      { code: 'own', what: 'Drains' },
      { code: 'whole', what: 'Call us' },
    ],
    [
      { code: 'own', what: 'Drains' },
      { code: 'whole', what: 'Call now' },
    ],
  ])
  expect(checked).toEqual(['own', 'own', 'whole', 'whole'])
})
