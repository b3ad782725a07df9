import { expect, test } from 'vitest'
import { titleBoilerplate } from '#generator/audit/rules/head/title-boilerplate.ts'
import { auditedSite, findingsIn } from '../../../../../support/audited-site.ts'

/** What to do about six pages of a type whose titles differ only by a name. */
function fixOf(route: 'service' | 'serviceArea', priced = 'by quote'): string[] {
  const pages = Array.from({ length: 6 }, (_, index) => ({
    path: `/${index}/`,
    route,
    title: `Name ${index}, ${priced} | Ridgeline Drains`,
    titlePattern: '{name} by quote ridgeline drains',
  }))
  return findingsIn(auditedSite({ pages }), titleBoilerplate).map(({ fix }) => fix)
}

test('titles of places end with a trait, and those of services with a price', () => {
  expect(fixOf('serviceArea')).toEqual([expect.stringContaining('Titles of places end with a trait')])
  expect(fixOf('service')).toEqual([expect.stringContaining('Titles of services end with their price')])
})

test('services of one price have it in their titles', () => {
  expect(fixOf('service', 'from $89')).toEqual([])
  expect(fixOf('serviceArea', 'from $89')).toHaveLength(1)
})
