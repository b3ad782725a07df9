import { describe, expect, test } from 'vitest'
import { expandRoutes } from '#generator/expand/expand.ts'
import type { Target } from '#src/route.ts'
import { href, matchPage } from '#src/routes.ts'
import type { Site } from '#src/site.ts'
import { cascadeLocksIsOdell, smallSite, withoutSlash } from '../small-site.ts'

const site = await smallSite()
const everyPage = (site: Site) => [...expandRoutes(site, () => {})]

describe.each([
  ['with a slash', [], /^\/(404\.html|.*\/)?$/],
  ['without a slash', [withoutSlash], /^\/(.*[^/])?$/],
])('URLs %s', (_, edits, form) => {
  test('matching the URL of a page returns that page', async () => {
    const site = await smallSite([...edits, cascadeLocksIsOdell])
    const pages = everyPage(site)
    // home, services, service-areas, contact and its alias, not-found; 2 services; 2 × (3 + 1); 3 + 1; 1 county
    expect(pages).toHaveLength(6 + 2 + 8 + 4 + 1)
    for (const { target, path } of pages) expect(matchPage(site, path)).toEqual(target)
  })

  test('all URLs have one form', async () => {
    const site = await smallSite(edits)
    expect(everyPage(site).filter(({ path }) => !form.test(path))).toEqual([])
  })

  test('no two pages have one URL', async () => {
    const paths = everyPage(await smallSite(edits)).map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  })
})

describe('URLs', () => {
  test.each<[Target, string]>([
    [{ id: 'home', params: {} }, '/'],
    [{ id: 'service', params: { service: 'drain-cleaning' } }, '/services/drain-cleaning/'],
    [
      { id: 'servicePlace', params: { service: 'drain-cleaning', location: 'odell' } },
      '/services/drain-cleaning/odell/',
    ],
    [{ id: 'serviceArea', params: { location: 'odell' } }, '/service-areas/odell/'],
    [{ id: 'county', params: { county: 'hood-river-county' } }, '/counties/hood-river-county/'],
    [{ id: 'contact', params: { page: 'contact' } }, '/contact/'],
    [{ id: 'notFound', params: {} }, '/404.html'],
  ])('%j has the URL %s', (target, path) => {
    expect(href(site, target)).toBe(path)
  })
})

describe('no page matches', () => {
  test.each([
    ['a page the manifest does not have', '/blog/'],
    ['an unknown service', '/services/roofing/'],
    ['an unknown place of a service', '/services/drain-cleaning/portland/'],
    ['a city in place of a county', '/counties/odell/'],
    ['something below a city', '/service-areas/odell/parks/'],
    ['the slug of a page with a fixed URL', '/home/'],
  ])('%s', (_, path) => {
    expect(matchPage(site, path)).toBeUndefined()
  })
})
