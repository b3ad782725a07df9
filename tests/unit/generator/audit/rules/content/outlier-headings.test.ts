import { expect, test } from 'vitest'
import { outlierHeadings } from '#generator/audit/rules/content/outlier-headings.ts'
import { auditedSite, findingsIn } from '../../../../../support/audited-site.ts'
import { messagesIn } from '../../../../../support/messages.ts'

/** What is found in twenty towns whose headings begin with "eircode", and one with another beginning. */
function findingsOf(first: string, cities: readonly object[] = []) {
  const site = auditedSite({
    pages: Array.from({ length: 20 }, (_, town) => ({
      path: `/${town}/`,
      route: 'serviceArea' as const,
      headingPattern: `${town === 0 ? first : 'Eircode'} | Services offered here`,
    })),
  })
  const { messages } = messagesIn('en-IE').manifest
  const business = { ...site.manifest.site.business, address: { country: 'IE' } }
  const manifest = {
    ...site.manifest,
    messages,
    site: { ...site.manifest.site, business },
    cities,
  } as typeof site.manifest
  return findingsIn({ ...site, manifest }, outlierHeadings)
}
const reported = (first: string, cities?: readonly object[]) => findingsOf(first, cities).map(({ url }) => url)

test.each([
  ['Eircodes', []],
  ['Prices', ['/0/']],
  // The text of the place, which the others lack.
  ['About ○ | Eircode', []],
  ['Local Conditions in {place} | Eircode', []],
])('of twenty pages with one Eircode, one with the heading "%s" is reported at %j', (heading, urls) => {
  expect(reported(heading)).toEqual(urls)
})

test('a section that a record need not have may be on all pages but one', () => {
  const pages = Array.from({ length: 20 }, (_, at) => ({
    path: `/services/${at}/`,
    route: 'service' as const,
    headingPattern: at === 0 ? 'Prices' : 'Prices | Articles about {service}',
  }))
  expect(
    findingsIn(auditedSite({ pages, business: { address: { country: 'US' } as never } }), outlierHeadings),
  ).toEqual([])
})

test('says which heading a page lacks', () => {
  expect(findingsOf('Prices').map(({ what }) => what)).toEqual([
    'The H2 headings of /0/ are without "eircode", unlike those of 19 other pages of its type.',
  ])
})

test('a place without postal codes lacks their heading by right', () => {
  const town = { key: 'cork', slug: 'cork', postalCodes: ['T12'] }
  expect(reported('Map', [town])).toEqual(['/0/'])
  expect(reported('Map', [town, { key: 'cobh', slug: 'cobh', postalCodes: [] }])).toEqual([])
})
