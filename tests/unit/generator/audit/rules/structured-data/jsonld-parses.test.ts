import { expect, test } from 'vitest'
import { jsonldParses } from '#generator/audit/rules/jsonld-parses.ts'
import { auditedSite, sourceOf } from '../../../../support/audited-site.ts'

test('every block that is not JSON is a finding at its page, with what the parser says', () => {
  const site = auditedSite({
    pages: [{ path: '/a/', jsonLdErrors: ['Unexpected end', 'Bad escape'] }, { path: '/b/' }],
  })
  expect(jsonldParses.check(site)).toEqual([
    expect.objectContaining({
      url: '/a/',
      at: sourceOf({ path: '/a/' }),
      what: 'The structured data of /a/ is not JSON: Unexpected end.',
    }),
    expect.objectContaining({ what: 'The structured data of /a/ is not JSON: Bad escape.' }),
  ])
})
