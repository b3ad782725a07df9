import { expect, test } from 'vitest'
import { editsOf } from '#generator/audit/findings/edits.ts'
import type { SiteRule } from '#generator/audit/rule.ts'
import { pageEdited } from '#generator/audit/rules/content/page-edited.ts'
import { thinPage } from '#generator/audit/rules/content/thin-page.ts'
import { titleMissing } from '#generator/audit/rules/head/title-missing.ts'
import type { Finding } from '#generator/core/problem.ts'

const at = { file: 'manifest/site.yaml', line: 1, column: 1 }
const finding = (code: string, url: string, what = `${code} on ${url}`): Finding => ({
  code,
  severity: 'warning',
  url,
  at,
  what,
  fix: '',
})
const edit = (url: string) => ({ url, at, what: `${url} differs` })

function left(certain: Finding[], former: Finding[] = []) {
  const lastResorts = [{ rule: pageEdited as SiteRule, findings: [edit('/a/'), edit('/b/')] }]
  const edits = editsOf({ certain, lastResorts, active: [pageEdited, thinPage, titleMissing], former })
  return { edited: edits.left[0]?.findings.map(({ url }) => url), following: [...edits.following] }
}

test('a page with a new finding of another rule is not reported as edited', () => {
  expect(left([finding('title-missing', '/a/')])).toEqual({ edited: ['/b/'], following: [] })
  const known = finding('title-missing', '/a/')
  expect(left([known], [known])).toEqual({ edited: ['/a/', '/b/'], following: [] })
})

test('a measure of a text explains no edit, and follows from it', () => {
  const thin = finding('thin-page', '/a/')
  const other = finding('thin-page', '/c/')
  expect(left([thin, other])).toEqual({ edited: ['/a/', '/b/'], following: [thin] })
})

test('a page that was thin before it was edited is still reported as thin', () => {
  const [before, now] = [finding('thin-page', '/a/', '90 words'), finding('thin-page', '/a/', '80 words')]
  expect(left([now], [before])).toEqual({ edited: ['/a/', '/b/'], following: [] })
})
