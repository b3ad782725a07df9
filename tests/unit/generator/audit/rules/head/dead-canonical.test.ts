import { expect, test } from 'vitest'
import { deadCanonical } from '#generator/audit/rules/head/dead-canonical.ts'
import { findingsOf, origin, type PageSketch, sourceOf } from '../../../../../support/audited-site.ts'

const check = (...pages: PageSketch[]) => findingsOf(deadCanonical, { pages })

test('a page that is its own canonical is not a finding', () => {
  expect(check({ path: '/' })).toEqual([])
})

test('a page whose canonical is another page, which is its own canonical, is not a finding', () => {
  expect(check({ path: '/contact/' }, { path: '/contact-us/', canonical: `${origin}/contact/` })).toEqual([])
})

test('a page without canonical is not a finding: 404.html has no URL', () => {
  expect(check({ path: '/404.html', canonical: undefined })).toEqual([])
})

test('a canonical that is not a page of the site is a finding at the page that has it', () => {
  const [finding] = check({ path: '/a/', canonical: `${origin}/b/` })
  expect(finding).toMatchObject({ url: '/a/', at: sourceOf({ path: '/a/' }) })
  expect(finding?.what).toBe(`The canonical of /a/ is ${origin}/b/, which is not a page of this site.`)
})

test('a page URL without its trailing slash is not a page either', () => {
  expect(check({ path: '/a/', canonical: `${origin}/a` })).toHaveLength(1)
})

test('a canonical on another site is a finding', () => {
  expect(check({ path: '/a/', canonical: 'https://other.example/a/' })).toHaveLength(1)
})

test('canonicals of many pages without their slash are one finding', () => {
  const pages = Array.from({ length: 6 }, (_, number) => `/${number}/`)
  const found = findingsOf(deadCanonical, {
    pages: pages.map((path) => ({ path, canonical: `${origin}${path.slice(0, -1)}` })),
  })
  expect(found.map(({ count, what }) => [count, what])).toEqual([
    [6, 'The canonical of /0/ is https://town.example/0, but the URL of the page is /0/ (and 5 similar pages).'],
  ])
})

test('two pages with the canonicals of each other are one finding', () => {
  const pages = [
    { path: '/a/', canonical: `${origin}/b/` },
    { path: '/b/', canonical: `${origin}/a/` },
  ]
  expect(check(...pages)).toHaveLength(1)
})
