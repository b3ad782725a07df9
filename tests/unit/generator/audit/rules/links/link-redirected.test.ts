import { expect, test } from 'vitest'
import { linkRedirected } from '#generator/audit/rules/links/link-redirected.ts'
import { findingsOf, type SiteSketch, sourceOf } from '../../../../../support/audited-site.ts'

const check = (sketch: SiteSketch) => findingsOf(linkRedirected, sketch)
const redirects = [
  { from: '/old/', to: '/new/' },
  { from: '/gone/', to: undefined },
]

test('a link to a redirect is a warning that names the target', () => {
  const pages = [{ path: '/', links: ['/old/#part'] }, { path: '/new/' }]
  expect(check({ pages, redirects })).toEqual([
    expect.objectContaining({
      severity: 'warning',
      url: '/old/',
      at: sourceOf({ path: '/' }),
      what: 'A link on /, on 1 page, goes to /old/, which redirects to /new/.',
      fix: 'Write /new/.',
    }),
  ])
})

test('the trailing slash of the redirected URL does not matter', () => {
  expect(check({ pages: [{ path: '/', links: ['/old'] }], redirects })).toHaveLength(1)
})

test('a URL that is gone for good does not count as redirected', () => {
  const sketch = { pages: [{ path: '/', links: ['/old/', '/old', '/gone/'] }], redirects }
  expect(findingsOf(linkRedirected, sketch).map(({ url }) => url)).not.toContain('/gone/')
})

test('a URL with a page does not count as redirected', () => {
  expect(check({ pages: [{ path: '/', links: ['/old/'] }, { path: '/old/' }], redirects })).toEqual([])
})

test('a navigation link is reported at its line', () => {
  const at = { file: 'manifest/navigation.yaml', line: 4, column: 7 }
  const [finding] = check({
    pages: [{ path: '/', parts: ['footer'] }],
    parts: { footer: { links: ['/old/'] } },
    navigation: [{ name: 'footer › Old', path: '/old/', at }],
    redirects,
  })
  expect(finding?.at).toEqual(at)
})

test('three old links of one part are one finding that names all targets, unless the manifest has their lines', () => {
  const [urls, at] = [['/a/', '/b/', '/c/'], { file: 'manifest/navigation.yaml', line: 4, column: 7 }]
  const sketch = {
    pages: [
      { path: '/', parts: ['footer'] },
      { path: '/new/', parts: ['footer'] },
    ],
    parts: { footer: { links: urls } },
    redirects: urls.map((from) => ({ from, to: '/new/' })),
  }
  expect(check(sketch).map(({ fix }) => fix)).toEqual(['Write /new/ for /a/, /new/ for /b/, /new/ for /c/.'])
  const navigation = urls.map((path) => ({ name: path, path, at }))
  expect(check({ ...sketch, navigation })).toHaveLength(3)
})
