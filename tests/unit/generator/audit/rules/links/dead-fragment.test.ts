import { expect, test } from 'vitest'
import { deadFragment } from '#generator/audit/rules/links/dead-fragment.ts'
import { auditedSite, findingsIn, findingsOf, type SiteSketch, sourceOf } from '../../../../../support/audited-site.ts'

const check = (sketch: SiteSketch) => findingsOf(deadFragment, sketch)
const contact = { path: '/contact/', ids: ['hours', 'map'] }

test('a link to an id the page has is no finding', () => {
  expect(check({ pages: [{ path: '/', links: ['/contact/#hours'] }, contact] })).toEqual([])
})

test('a link to an id the page lacks is a finding at the page that links', () => {
  const [finding] = check({ pages: [{ path: '/', links: ['/contact/#prices'] }, contact] })
  expect(finding).toMatchObject({ url: '/contact/#prices', at: sourceOf({ path: '/' }) })
  expect(finding?.what).toBe('A link on 1 page leads to /contact/#prices, which has no element with the id "prices".')
})

test('an id of a shared part is on the pages that hold the part, and on no other', () => {
  const parts = { footer: { ids: ['legal'] } }
  const links = ['/a/#legal', '/b/#legal']
  expect(check({ pages: [{ path: '/a/', parts: ['footer'], links }, { path: '/b/' }], parts })).toEqual([
    expect.objectContaining({ url: '/b/#legal' }),
  ])
})

test('the top of a page is always there', () => {
  expect(check({ pages: [{ path: '/', links: ['/contact/#', '/contact/#top'] }, contact] })).toEqual([])
})

test('a fragment is compared as the browser does, with its escapes decoded', () => {
  const pages = [
    { path: '/', links: ['/menu/#caf%C3%A9'] },
    { path: '/menu/', ids: ['café'] },
  ]
  expect(check({ pages })).toEqual([])
})

test('a page that is not there is left to dead-link', () => {
  expect(check({ pages: [{ path: '/', links: ['/blog/#new'] }] })).toEqual([])
})

test('two dead fragments of one page are two findings', () => {
  const findings = check({ pages: [{ path: '/', links: ['/contact/#a', '/contact/#b'] }, contact] })
  expect(findings.map(({ url }) => url)).toEqual(['/contact/#a', '/contact/#b'])
})

test('pages with different ids are not taken for each other', () => {
  const pages = [
    { path: '/a/', ids: ['x'], links: ['/a/#x', '/b/#x'] },
    { path: '/b/', ids: ['y'] },
  ]
  expect(check({ pages }).map(({ url }) => url)).toEqual(['/b/#x'])
})

test('a fragment with a stray % is judged, and throws nothing', () => {
  const pages = [{ path: '/', links: ['/contact/#50%'] }, { path: '/contact/' }]
  expect(findingsOf(deadFragment, { pages })).toHaveLength(1)
})

test('one link in the text of a record is one finding, on however many pages the text stands', () => {
  const at = { file: 'manifest/pages/a/', line: 7, column: 3 }
  const pages = [
    { path: '/a/', links: ['/a/#nix'] },
    { path: '/b/', links: ['/b/#nix'] },
  ]
  const site = { ...auditedSite({ pages, typedLinks: [{ path: '#nix', at }] }), sourceOf: () => ({ ...at, line: 1 }) }
  expect(findingsIn(site, deadFragment)).toEqual([expect.objectContaining({ at, count: 2, urls: ['/a/', '/b/'] })])
})
