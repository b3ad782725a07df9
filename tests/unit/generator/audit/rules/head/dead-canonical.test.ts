import { expect, test } from 'vitest'
import { deadCanonical } from '#generator/audit/rules/head/dead-canonical.ts'
import { findingsOf, origin, type PageSketch, sourceOf } from '../../../../../support/audited-site.ts'

const check = (...pages: PageSketch[]) => findingsOf(deadCanonical, { pages })

test('a page that is its own canonical is no finding', () => {
  expect(check({ path: '/' })).toEqual([])
})

test('a page whose canonical is another page, which is its own canonical, is no finding', () => {
  expect(check({ path: '/contact/' }, { path: '/contact-us/', canonical: `${origin}/contact/` })).toEqual([])
})

test('a page without canonical is no finding: 404.html has no address', () => {
  expect(check({ path: '/404.html', canonical: undefined })).toEqual([])
})

test('a canonical that is no page of the site is a finding at the page that has it', () => {
  const [finding] = check({ path: '/a/', canonical: `${origin}/b/` })
  expect(finding).toMatchObject({ url: '/a/', at: sourceOf({ path: '/a/' }) })
  expect(finding?.what).toBe(`The canonical of /a/ is ${origin}/b/, which is no page of this site.`)
})

test.each([
  ['another site', 'https://other.example/a/'],
  ['a site whose name only begins like this one', `${origin}.evil.example/a/`],
  ['the address without its slash', `${origin}/a`],
])('a canonical on %s is a finding', (_, canonical) => {
  expect(check({ path: '/a/', canonical })).toHaveLength(1)
})

test('a canonical that points elsewhere in turn is a finding', () => {
  const chain = [
    { path: '/a/', canonical: `${origin}/b/` },
    { path: '/b/', canonical: `${origin}/c/` },
    { path: '/c/' },
  ]
  expect(check(...chain).map(({ what }) => what)).toEqual([
    `The canonical of /a/ is ${origin}/b/, which points at ${origin}/c/ in turn.`,
  ])
})

test('a canonical that is kept out of search engines is a finding for the page that points at it, not for itself', () => {
  const pages = [
    { path: '/a/', canonical: `${origin}/b/` },
    { path: '/b/', robots: 'noindex, follow' },
  ]
  expect(check(...pages).map(({ what }) => what)).toEqual([
    `The canonical of /a/ is ${origin}/b/, which is kept out of search engines.`,
  ])
})
