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

test('a redirect to a place the page does not have is a warning where it is written', () => {
  expect(check({ from: '/a/', to: '/services/#faq' }, { from: '/b/', to: '/services/#nothing-here' })).toEqual([
    {
      code: 'redirect-fragment',
      severity: 'warning',
      url: '/services/#nothing-here',
      at: redirectLine(2),
      what: 'This leads to /services/#nothing-here, which has no element with the id "nothing-here".',
      fix: 'Lead it to an id the page has, or to the page itself.',
    },
  ])
})

test('a place in a shared part, the top, and what is written encoded are there', () => {
  for (const fragment of ['contact', 'top', 'caf%C3%A9', ''])
    expect(check({ from: '/a/', to: `/services/#${fragment}` })).toEqual([])
})

test('so is any place on another site, and of a page that is missing another rule speaks', () => {
  expect(check({ from: '/a/', to: 'https://other.example/#x' }, { from: '/b/', to: '/none/#x' })).toEqual([])
  expect(check({ from: '/a/', to: undefined }, { from: '/b/', to: '/services/' })).toEqual([])
})

test('a query before the fragment is no part of the page, and a pattern is looked at too', () => {
  expect(check({ from: '/a/', to: '/services/?x=1#faq' })).toEqual([])
  expect(check({ from: '/blog/*', to: '/#faq' })).toHaveLength(1)
})
