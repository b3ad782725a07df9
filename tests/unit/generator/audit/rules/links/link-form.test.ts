import { expect, test } from 'vitest'
import { linkForm } from '#generator/audit/rules/links/link-form.ts'
import { findingsOf, type SiteSketch, sourceOf } from '../../../../../support/audited-site.ts'

const check = (sketch: SiteSketch) => findingsOf(linkForm, sketch)

test('a link without the slash of its page is a finding that names the right form', () => {
  const [finding] = check({ pages: [{ path: '/', links: ['/contact'] }, { path: '/contact/' }] })
  expect(finding).toMatchObject({ url: '/contact', at: sourceOf({ path: '/' }), fix: 'Write /contact/.' })
})

test('a link with a slash its page does not have is a finding', () => {
  const [finding] = check({ pages: [{ path: '/', links: ['/contact/'] }, { path: '/contact' }] })
  expect(finding).toMatchObject({ url: '/contact/', fix: 'Write /contact.' })
})

test('a fragment does not hide the missing slash', () => {
  const [finding] = check({ pages: [{ path: '/', links: ['/contact#hours'] }, { path: '/contact/' }] })
  expect(finding?.url).toBe('/contact')
})

test('a link in the right form is no finding, and neither is one to nothing', () => {
  expect(check({ pages: [{ path: '/', links: ['/contact/', '/blog'] }, { path: '/contact/' }] })).toEqual([])
})

test('a link typed in a record is shown where it is typed', () => {
  const at = { file: 'manifest/pages/terms.md', line: 12, column: 30 }
  const pages = [{ path: '/', links: ['/contact'] }, { path: '/contact/' }]
  expect(check({ pages, typedLinks: [{ path: '/contact', at }] })[0]?.at).toEqual(at)
})
