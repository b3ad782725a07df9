import { expect, test } from 'vitest'
import { nearbyLinkDiffers } from '#generator/audit/rules/links/nearby-link-differs.ts'
import type { AuditedSite } from '#generator/core/audited-site.ts'
import { auditedSite } from '../../../../../support/audited-site.ts'

const slugs = ['a', 'b', 'c', 'd', 'e']
/** Neighbours of each city among five in a row. */
const near: Record<string, string[]> = { a: ['b', 'c'], b: ['a', 'c'], c: ['b', 'd'], d: ['c', 'e'], e: ['c', 'd'] }

/** What is found on the pages of a service in five cities; `links` are those that differ from the list of the build. */
function found(links: Record<string, string[]>, { route = 'servicePlace' as const, written = '' } = {}): string[] {
  const site = auditedSite({
    pages: slugs.map((slug) => ({
      path: `/drains/${slug}/`,
      route,
      params: { service: 'drains', location: slug },
      links: (links[slug] ?? near[slug] ?? []).map((other) => `/drains/${other}/`),
    })),
  })
  const manifest = {
    ...site.manifest,
    cities: slugs.map((slug, at) => ({
      key: slug,
      slug,
      name: slug.toUpperCase(),
      county: 'county',
      postalCodes: [],
      coordinates: { latitude: 45, longitude: -121 + at / 10 },
    })),
    counties: [{ key: 'county', slug: 'county', name: 'County', showNearby: true }],
    ...{
      categories: [],
      offices: [],
      services: [],
      articles: [],
      pages: [],
      translations: [],
      traits: [],
      noindex: [],
      imageFiles: [],
      images: { pictures: [], drawings: [] },
    },
    site: { ...site.manifest.site, display: { nearbyCommunities: 2 } },
  }
  const locate = (phrase: string) => (phrase === written ? { file: 'a.yaml', line: 1, column: 1 } : undefined)
  const audited = { ...site, manifest, locate } as unknown as AuditedSite
  return [...nearbyLinkDiffers.check(audited, { manifest: audited.manifest, limit: () => 0 })].map(({ what }) => what)
}

test('a link to a city that is not near, in place of another one or added', () => {
  expect(found({ a: ['b', 'e'] })).toEqual([expect.stringContaining('/drains/a/ links to E among')])
  expect(found({ a: ['b', 'c', 'e'] })).toEqual([expect.stringContaining('/drains/a/ links to E among')])
})

test('the list of the build, one with fewer cities, and links to other pages are right', () => {
  expect(found({})).toEqual([])
  expect(found({ a: ['b'], c: ['d', 'x'] })).toEqual([])
})

test('a page without the list, a link of the manifest, and links that many pages have are ignored', () => {
  expect(found({ a: ['e', 'd'] })).toEqual([])
  expect(found({ a: ['b', 'c', 'e'] }, { written: '/drains/e/' })).toEqual([])
  expect(found({ a: ['b', 'c', 'e'], b: ['a', 'c', 'e'] })).toEqual([])
})
