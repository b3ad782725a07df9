import { expect, test } from 'vitest'
import { redirectFragment } from '#generator/audit/rules/links/redirect-fragment.ts'
import { findingsOf, redirectLine } from '../../../../../support/audited-site.ts'

const check = (...redirects: { from: string; to: string | undefined }[]) =>
  findingsOf(redirectFragment, {
    pages: [
      { path: '/services/', ids: ['faq', 'café'], parts: ['footer'] },
      { path: '/', ids: ['top-story'] },
    ],
    parts: { footer: { ids: ['contact'] } },
    redirects,
  })

test('a redirect to a missing fragment is a warning at its line', () => {
  expect(check({ from: '/a/', to: '/services/#faq' }, { from: '/b/', to: '/services/#nothing-here' })).toEqual([
    {
      code: 'redirect-fragment',
      severity: 'warning',
      url: '/services/#nothing-here',
      at: redirectLine(2),
      what: 'This redirects to /services/#nothing-here, but that page has no element with the id "nothing-here".',
      fix: 'Redirect to an id the page has, or to the page itself.',
    },
  ])
})

test('an id of a shared part, the top, and an encoded id exist', () => {
  for (const fragment of ['contact', 'top', 'caf%C3%A9', ''])
    expect(check({ from: '/a/', to: `/services/#${fragment}` })).toEqual([])
})

test('fragments of other sites and of missing pages are not findings', () => {
  expect(check({ from: '/a/', to: 'https://other.example/#x' }, { from: '/b/', to: '/none/#x' })).toEqual([])
  expect(check({ from: '/a/', to: undefined }, { from: '/b/', to: '/services/' })).toEqual([])
})

test('a query before the fragment is ignored, and redirect patterns are checked too', () => {
  expect(check({ from: '/a/', to: '/services/?x=1#faq' })).toEqual([])
  expect(check({ from: '/blog/*', to: '/#faq' })).toHaveLength(1)
})
