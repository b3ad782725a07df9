import { expect, test } from 'vitest'
import { deadResource } from '#generator/audit/rules/links/dead-resource.ts'
import { findingsOf, type SiteSketch, sourceOf } from '../../../../../support/audited-site.ts'

const check = (sketch: SiteSketch) => findingsOf(deadResource, sketch)

test('a resource the site serves is not a finding', () => {
  expect(check({ pages: [{ path: '/', resources: ['/a.jpg'] }], files: ['/a.jpg'] })).toEqual([])
})

test('a missing resource is a finding at the first page that loads it, which counts the pages', () => {
  const pages = ['/a/', '/b/'].map((path) => ({ path, resources: ['/a.jpg'] }))
  const [finding] = check({ pages })
  expect(finding).toMatchObject({ url: '/a.jpg', at: sourceOf({ path: '/a/' }), count: 2 })
  expect(finding?.what).toBe('/a.jpg is loaded on 2 pages, the first of them /a/, but does not exist.')
})

test('a link to the missing URL does not count as loading it', () => {
  expect(check({ pages: [{ path: '/', links: ['/a.jpg'] }] })).toEqual([])
})

test('a fragment of an image file (#icon) exists if the file does', () => {
  expect(check({ pages: [{ path: '/', resources: ['/icons.svg#pipe'] }], files: ['/icons.svg'] })).toEqual([])
})

test('a missing file that a stylesheet loads is a finding that names the stylesheet', () => {
  const stylesheetUrls = [
    { url: '/assets/a.woff2', stylesheet: '/assets/s.css' },
    { url: '/assets/b.woff2', stylesheet: '/assets/s.css' },
  ]
  const findings = check({ pages: [], files: ['/assets/a.woff2'], stylesheetUrls })
  expect(findings.map(({ what }) => what)).toEqual([
    'The stylesheet /assets/s.css loads /assets/b.woff2, which does not exist.',
  ])
})

test.each([
  [['/roof-800.min.avif', '/roof-1200.min.avif'], 1],
  [['/roof-800.avif', '/roof-1200.opt.webp', '/roof.jpg'], 1],
  [['/roof-800.min.avif', '/door-800.min.avif'], 2],
  [['/roof-800.min.js', '/roof-1200.min.js'], 2],
])('missing sizes and formats of one image are one finding: of %j, %i', (resources, count) => {
  expect(check({ pages: [{ path: '/', resources }] })).toHaveLength(count)
})
