import { expect, test } from 'vitest'
import { nearbyLinksMissing } from '#generator/audit/rules/links/nearby-links-missing.ts'
import type { AuditedSite } from '#generator/core/audited-site.ts'
import { auditedSite } from '../../../../../support/audited-site.ts'

const slugs = ['a', 'b', 'c', 'd']

/** The pages of a service in four cities, of which some link to no other. */
function found(lacking: readonly string[], nearbyCommunities = 8): string[] {
  const site = auditedSite({
    pages: slugs.map((slug) => ({
      path: `/drains/${slug}/`,
      route: 'servicePlace',
      params: { service: 'drains', location: slug },
      links: lacking.includes(slug) ? ['/drains/'] : slugs.map((other) => `/drains/${other}/`),
    })),
  })
  const manifest = {
    ...site.manifest,
    cities: slugs.map((slug) => ({
      key: slug,
      slug,
      name: slug,
      county: 'county',
      coordinates: { latitude: 45, longitude: -121 },
    })),
    counties: [{ key: 'county', slug: 'county', name: 'County', showNearby: true }],
    site: { ...site.manifest.site, display: { nearbyCommunities } },
  }
  const audited = { ...site, manifest } as unknown as AuditedSite
  return [...nearbyLinksMissing.check(audited, { manifest: audited.manifest, limit: () => 0 })].map(({ url }) => url)
}

test('a page that links to no other city is a finding', () => {
  expect(found(['b'])).toEqual(['/drains/b/'])
})

test('links to other cities are none, nor are types and sites without lists', () => {
  expect(found([])).toEqual([])
  expect(found(slugs)).toEqual([])
  expect(found(['b'], 0)).toEqual([])
})
