import { expect, test } from 'vitest'
import { canonicalUnexpected } from '#generator/audit/rules/head/canonical-unexpected.ts'
import { findingsOf, origin } from '../../../../../support/audited-site.ts'

/** Pages of two services in some places, each with a canonical that is not its own. */
function found(places: number, canonicalOf: (service: string) => string) {
  const pages = ['drains', 'pipes'].flatMap((service) =>
    Array.from({ length: places }, (_, index) => ({
      path: `/${service}/${index}/`,
      route: 'legal' as const,
      canonical: origin + canonicalOf(service),
    })),
  )
  const listings = Object.fromEntries(pages.map(({ path }) => [path, { canonicalPath: path }]))
  return findingsOf(canonicalUnexpected, { pages, listings })
}

test('many pages with the canonical of the page above them are one finding', () => {
  expect(found(6, (service) => `/${service}/`)).toHaveLength(1) // 12 pages, more than 5
  expect(found(2, (service) => `/${service}/`)).toHaveLength(4)
})

test('pages with two other canonicals are two findings', () => {
  expect(found(6, (service) => `/about/${service}/`)).toHaveLength(2)
})
