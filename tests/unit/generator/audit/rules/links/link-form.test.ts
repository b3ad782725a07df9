import { expect, test } from 'vitest'
import { linkForm } from '#generator/audit/rules/links/link-form.ts'
import { findingsOf, type SiteSketch, sourceOf } from '../../../../../support/audited-site.ts'

const check = (sketch: SiteSketch) => findingsOf(linkForm, sketch)

test('a link without the trailing slash of its page is a finding that names the right URL', () => {
  const [finding] = check({ pages: [{ path: '/', links: ['/contact'] }, { path: '/contact/' }] })
  expect(finding).toMatchObject({ url: '/contact', at: sourceOf({ path: '/' }), fix: 'Write /contact/.' })
})

test('a link with an extra trailing slash is a finding', () => {
  const [finding] = check({ pages: [{ path: '/', links: ['/contact/'] }, { path: '/contact' }] })
  expect(finding).toMatchObject({ url: '/contact/', fix: 'Write /contact.' })
})

test('a fragment does not hide the missing slash', () => {
  const [finding] = check({ pages: [{ path: '/', links: ['/contact#hours'] }, { path: '/contact/' }] })
  expect(finding?.url).toBe('/contact')
})

test('a link to a URL as served is not a finding, and a link to a missing page is none either', () => {
  expect(check({ pages: [{ path: '/', links: ['/contact/', '/blog'] }, { path: '/contact/' }] })).toEqual([])
})

test('a link written in a record is reported at its line', () => {
  const at = { file: 'manifest/pages/terms.md', line: 12, column: 30 }
  const pages = [{ path: '/', links: ['/contact'] }, { path: '/contact/' }]
  expect(check({ pages, typedLinks: [{ path: '/contact', at }] })[0]?.at).toEqual(at)
})
