import { expect, test } from 'vitest'
import { createPageRules } from '#generator/audit/audit-page.ts'
import type { RuleText } from '#generator/audit/rule.ts'
import type { Manifest } from '#manifest/schema.ts'
import { scannedPage } from '../../../support/scanned-page.ts'

const text = { title: '', severity: 'error', why: '', how: '', fix: '', source: '' } satisfies Omit<RuleText, 'code'>
const manifest = { site: { audit: { rules: {} } } } as unknown as Manifest // no other field is read

/** Rules that report the text of `<main>`, and of the page with its header, and how often they were asked. */
function countedRules() {
  const asked: string[] = []
  const rules = createPageRules(manifest, [
    {
      ...text,
      code: 'whole',
      scope: 'whole-page',
      check: ({ html }) => {
        asked.push('whole')
        return [{ what: /<header>(.*?)</.exec(html)?.[1] ?? '' }]
      },
    },
    {
      ...text,
      code: 'own',
      scope: 'page',
      check: ({ own }) => {
        asked.push('own')
        return [{ what: own.text.join() }]
      },
    },
  ])
  return { rules, asked }
}

const page = (header: string) => scannedPage(`<body><header>${header}</header><main>Drains</main></body>`)

test('a page with another header is checked only by the rules that read its shared parts', () => {
  const { rules, asked } = countedRules()
  const former = rules.pageIssues(page('Call us'))
  expect(asked).toEqual(['own', 'whole'])
  const issues = rules.issuesWithOtherParts(page('Call now'), former)
  expect(asked).toEqual(['own', 'whole', 'whole'])
  expect(issues).toEqual([
    { code: 'own', what: 'Drains' },
    { code: 'whole', what: 'Call now' },
  ])
  expect(issues).toEqual(rules.pageIssues(page('Call now')))
})
