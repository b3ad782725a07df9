import { expect, test } from 'vitest'
import { deadFragment } from '#generator/audit/rules/links/dead-fragment.ts'
import { auditedSite, findingsIn, findingsOf, type SiteSketch, sourceOf } from '../../../../../support/audited-site.ts'

const check = (sketch: SiteSketch) => findingsOf(deadFragment, sketch)
const contact = { path: '/contact/', ids: ['hours', 'map'] }

test('a link to an existing id is not a finding', () => {
  expect(check({ pages: [{ path: '/', links: ['/contact/#hours'] }, contact] })).toEqual([])
})

test('a link to a missing id is a finding at the linking page', () => {
  const [finding] = check({ pages: [{ path: '/', links: ['/contact/#prices'] }, contact] })
  expect(finding).toMatchObject({ url: '/contact/#prices', at: sourceOf({ path: '/' }) })
  expect(finding?.what).toBe(
    'A link on 1 page goes to /contact/#prices, but that page has no element with the id "prices".',
  )
})

test('an id of a shared part exists only on the pages that hold the part', () => {
  const parts = { footer: { ids: ['legal'] } }
  const links = ['/a/#legal', '/b/#legal']
  expect(check({ pages: [{ path: '/a/', parts: ['footer'], links }, { path: '/b/' }], parts })).toEqual([
    expect.objectContaining({ url: '/b/#legal' }),
  ])
})

test('the top of a page always exists', () => {
  expect(check({ pages: [{ path: '/', links: ['/contact/#', '/contact/#top'] }, contact] })).toEqual([])
})

test('a fragment is decoded before it is compared', () => {
  const pages = [
    { path: '/', links: ['/menu/#caf%C3%A9'] },
    { path: '/menu/', ids: ['café'] },
  ]
  expect(check({ pages })).toEqual([])
})

test('a link to a missing page is not a finding', () => {
  expect(check({ pages: [{ path: '/', links: ['/blog/#new'] }] })).toEqual([])
})

test('two missing fragments of one page are two findings', () => {
  const findings = check({ pages: [{ path: '/', links: ['/contact/#a', '/contact/#b'] }, contact] })
  expect(findings.map(({ url }) => url)).toEqual(['/contact/#a', '/contact/#b'])
})

test('each page has its own ids', () => {
  const pages = [
    { path: '/a/', ids: ['x'], links: ['/a/#x', '/b/#x'] },
    { path: '/b/', ids: ['y'] },
  ]
  expect(check({ pages }).map(({ url }) => url)).toEqual(['/b/#x'])
})

test('a fragment that cannot be decoded is compared as written', () => {
  const pages = [{ path: '/', links: ['/contact/#50%'] }, { path: '/contact/' }]
  expect(findingsOf(deadFragment, { pages })).toHaveLength(1)
})

test('one link in the text of a record is one finding, however many pages show the text', () => {
  const at = { file: 'manifest/pages/a/', line: 7, column: 3 }
  const pages = [
    { path: '/a/', links: ['/a/#nix'] },
    { path: '/b/', links: ['/b/#nix'] },
  ]
  const site = { ...auditedSite({ pages, typedLinks: [{ path: '#nix', at }] }), sourceOf: () => ({ ...at, line: 1 }) }
  expect(findingsIn(site, deadFragment)).toEqual([expect.objectContaining({ at, count: 2, urls: ['/a/', '/b/'] })])
})
