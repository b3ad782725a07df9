import { expect, test } from 'vitest'
import { indexableByType } from '#generator/audit/findings/page-types.ts'
import type { Manifest } from '#manifest/schema.ts'
import { auditedSite } from '../../../../support/audited-site.ts'

/** How many pages of each type a site has with a service in a county and in some cities. */
function typesOf(cities: number): [string | undefined, number][] {
  const locations = ['clark-county', ...Array.from({ length: cities }, (_, index) => `city-${index}`)]
  const pages = locations.map((location) => ({
    path: `/services/roofs/${location}/`,
    route: 'servicePlace' as const,
    params: { service: 'roofs', location },
  }))
  const counties = [{ slug: 'clark-county', name: 'Clark' }] as unknown as Manifest['counties'] // what is read
  return [...indexableByType(auditedSite({ pages, counties }))].map(([type, { length }]) => [type, length])
}

test('the page of a service in a county is not compared with many in cities', () => {
  expect(typesOf(8)).toEqual([
    ['servicePlace', 8],
    ['serviceCounty', 1],
  ])
  expect(typesOf(7)).toEqual([['servicePlace', 8]])
})
