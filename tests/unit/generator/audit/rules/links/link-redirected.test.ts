import { expect, test } from 'vitest'
import { deadLink } from '#generator/audit/rules/links/dead-link.ts'
import { linkRedirected } from '#generator/audit/rules/links/link-redirected.ts'
import { findingsOf, type SiteSketch, sourceOf } from '../../../../../support/audited-site.ts'

const check = (sketch: SiteSketch) => findingsOf(linkRedirected, sketch)
const redirects = [
  { from: '/old/', to: '/new/' },
  { from: '/gone/', to: undefined },
]

test('a link to an address that redirects is a warning which says where to lead it', () => {
  const pages = [{ path: '/', links: ['/old/#part'] }, { path: '/new/' }]
  expect(check({ pages, redirects })).toEqual([
    expect.objectContaining({
      severity: 'warning',
      url: '/old/',
      at: sourceOf({ path: '/' }),
      what: 'A link of /, on 1 page, leads to /old/, which redirects to /new/.',
      fix: 'Write /new/.',
    }),
  ])
})

test('so is one to its other spelling', () => {
  expect(check({ pages: [{ path: '/', links: ['/old'] }], redirects })).toHaveLength(1)
})

test('a link that redirects is not dead, and one to what is gone for good is', () => {
  const sketch = { pages: [{ path: '/', links: ['/old/', '/old', '/gone/'] }], redirects }
  expect(findingsOf(deadLink, sketch).map(({ url }) => url)).toEqual(['/gone/'])
  expect(findingsOf(linkRedirected, sketch).map(({ url }) => url)).not.toContain('/gone/')
})

test('an address with a page is not taken for one that redirects', () => {
  expect(check({ pages: [{ path: '/', links: ['/old/'] }, { path: '/old/' }], redirects })).toEqual([])
})

test('a link of the navigation is shown at its line', () => {
  const at = { file: 'manifest/navigation.yaml', line: 4, column: 7 }
  const [finding] = check({
    pages: [{ path: '/', parts: ['footer'] }],
    parts: { footer: { links: ['/old/'] } },
    navigation: [{ name: 'footer › Old', path: '/old/', at }],
    redirects,
  })
  expect(finding?.at).toEqual(at)
})
