import { expect, test } from 'vitest'
import { deadLink } from '#generator/audit/rules/links/dead-link.ts'
import { findingsOf, type SiteSketch, sourceOf } from '../../../../../support/audited-site.ts'

const check = (sketch: SiteSketch) => findingsOf(deadLink, sketch)
const line = (number: number) => ({ file: 'manifest/navigation.yaml', line: number, column: 7 })

test('a link to a page or a file of the site is no finding', () => {
  const pages = [{ path: '/', links: ['/contact/', '/menu.pdf'] }, { path: '/contact/' }]
  expect(check({ pages, files: ['/menu.pdf'] })).toEqual([])
})

test('a link to nothing is a finding at the page it stands on', () => {
  const [finding, ...others] = check({ pages: [{ path: '/', links: ['/blog/'] }] })
  expect(others).toEqual([])
  expect(finding).toMatchObject({ url: '/blog/', at: sourceOf({ path: '/' }), severity: 'error' })
  expect(finding?.what).toBe('A link of / leads to /blog/, on 1 page, and nothing is there.')
})

test('one address that many pages link to is one finding, which counts them', () => {
  const pages = ['/a/', '/b/', '/c/'].map((path) => ({ path, links: ['/blog/'] }))
  expect(check({ pages })).toEqual([expect.objectContaining({ count: 3, urls: ['/a/', '/b/', '/c/'] })])
})

test('links to several places of one missing page are one finding', () => {
  expect(check({ pages: [{ path: '/', links: ['/blog/#a', '/blog/#b'] }] })).toEqual([
    expect.objectContaining({ url: '/blog/' }),
  ])
})

test('a link of a shared part counts on every page that holds the part, and on no other', () => {
  const pages = [{ path: '/a/', parts: ['footer'] }, { path: '/b/', parts: ['footer'] }, { path: '/c/' }]
  expect(check({ pages, parts: { footer: { links: ['/blog/'] } } })).toEqual([
    expect.objectContaining({ count: 2, urls: ['/a/', '/b/'] }),
  ])
})

test('a link of the navigation is shown at its line of navigation.yaml, by every name it has there', () => {
  const [finding] = check({
    pages: [{ path: '/', parts: ['footer'] }],
    parts: { footer: { links: ['/blog/'] } },
    navigation: [
      { name: 'header › Blog', path: '/blog/', at: line(3) },
      { name: 'footer › Company › News', path: '/blog/', at: line(9) },
    ],
  })
  expect(finding?.at).toEqual(line(3))
  expect(finding?.what).toBe(
    'The link "header › Blog", "footer › Company › News" leads to /blog/, on 1 page, and nothing is there.',
  )
})

test('a link typed in a record is shown where it is typed', () => {
  const at = { file: 'manifest/pages/terms.md', line: 12, column: 30 }
  const [finding] = check({
    pages: [{ path: '/', links: ['/blog/#new'] }],
    typedLinks: [{ path: '/blog/#new', at }],
  })
  expect(finding?.at).toEqual(at)
})

test('a page with nearly that address is suggested', () => {
  const [finding] = check({ pages: [{ path: '/', links: ['/contct/'] }, { path: '/contact/' }] })
  expect(finding?.fix).toBe('Did you mean "/contact/"? Write the page, lead the link to one that exists, or remove it.')
})

test('an address typed in two places is found in both', () => {
  const at = (line: number) => ({ file: 'manifest/pages/a.md', line, column: 5 })
  const typedLinks = [
    { path: '/blog/', at: at(4) },
    { path: '/blog/#x', at: at(9) },
  ]
  const pages = [{ path: '/a/', links: ['/blog/', '/blog/#x'] }]
  expect(findingsOf(deadLink, { pages, typedLinks }).map((finding) => finding.at.line)).toEqual([4, 9])
})
