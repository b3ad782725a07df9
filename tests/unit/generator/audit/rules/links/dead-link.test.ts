import { expect, test } from 'vitest'
import { deadLink } from '#generator/audit/rules/links/dead-link.ts'
import { findingsOf, type SiteSketch, sourceOf } from '../../../../../support/audited-site.ts'

const check = (sketch: SiteSketch) => findingsOf(deadLink, sketch)
const line = (number: number) => ({ file: 'manifest/navigation.yaml', line: number, column: 7 })

test('a link to a page or a file of the site is not a finding', () => {
  const pages = [{ path: '/', links: ['/contact/', '/menu.pdf'] }, { path: '/contact/' }]
  expect(check({ pages, files: ['/menu.pdf'] })).toEqual([])
})

test('a link to a missing page is a finding at the linking page', () => {
  const [finding, ...others] = check({ pages: [{ path: '/', links: ['/blog/'] }] })
  expect(others).toEqual([])
  expect(finding).toMatchObject({ url: '/blog/', at: sourceOf({ path: '/' }), severity: 'error' })
  expect(finding?.what).toBe('A link on / goes to /blog/, on 1 page, but the site has no such page or file.')
})

test('many pages with the same broken link are one finding, which counts them', () => {
  const pages = ['/a/', '/b/', '/c/'].map((path) => ({ path, links: ['/blog/'] }))
  expect(check({ pages })).toEqual([expect.objectContaining({ count: 3, urls: ['/a/', '/b/', '/c/'] })])
})

test('links to several fragments of one missing page are one finding', () => {
  expect(check({ pages: [{ path: '/', links: ['/blog/#a', '/blog/#b'] }] })).toEqual([
    expect.objectContaining({ url: '/blog/' }),
  ])
})

test('a link of a shared part counts only for the pages that hold the part', () => {
  const pages = [{ path: '/a/', parts: ['footer'] }, { path: '/b/', parts: ['footer'] }, { path: '/c/' }]
  expect(check({ pages, parts: { footer: { links: ['/blog/'] } } })).toEqual([
    expect.objectContaining({ count: 2, urls: ['/a/', '/b/'] }),
  ])
})

test('a navigation link is reported at its line of navigation.yaml, with all its names', () => {
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
    'The link "header › Blog", "footer › Company › News" goes to /blog/, on 1 page, but the site has no such page or file.',
  )
})

test('a link written in a record is reported at its line', () => {
  const at = { file: 'manifest/pages/terms.md', line: 12, column: 30 }
  const [finding] = check({
    pages: [{ path: '/', links: ['/blog/#new'] }],
    typedLinks: [{ path: '/blog/#new', at }],
  })
  expect(finding?.at).toEqual(at)
})

test('a page with a similar URL is suggested', () => {
  const [finding] = check({ pages: [{ path: '/', links: ['/contct/'] }, { path: '/contact/' }] })
  expect(finding?.fix).toBe('Did you mean "/contact/"? Add the page, change the link to one that exists, or remove it.')
})

test('a URL written in two places is reported at both', () => {
  const at = (line: number) => ({ file: 'manifest/pages/a.md', line, column: 5 })
  const typedLinks = [
    { path: '/blog/', at: at(4) },
    { path: '/blog/#x', at: at(9) },
  ]
  const pages = [{ path: '/a/', links: ['/blog/', '/blog/#x'] }]
  expect(findingsOf(deadLink, { pages, typedLinks }).map((finding) => finding.at.line)).toEqual([4, 9])
})

test('a link of the navigation and one in a text are two findings, each with its own pages', () => {
  const found = check({
    pages: [
      { path: '/', parts: ['footer'] },
      { path: '/a/', parts: ['footer'], links: ['/blog/'] },
    ],
    parts: { footer: { links: [{ target: '/blog/', text: 'Blog', isInMain: false }] } },
    navigation: [{ name: 'footer › Blog', path: '/blog/', at: line(9) }],
  })
  expect(found.map(({ at, count, isShared }) => [at.file, count, isShared])).toEqual([
    ['manifest/navigation.yaml', 2, true],
    ['manifest/pages/a/', 1, undefined],
  ])
})
