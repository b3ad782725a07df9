import { expect, test } from 'vitest'
import { linkTextDiffers } from '#generator/audit/rules/links/link-text-differs.ts'
import type { AuditedSite } from '#generator/core/audited-site.ts'
import { auditedSite, findingsIn } from '../../../../../support/audited-site.ts'

const names = ['Clear Lake Junction', 'Odell', 'Parkdale', 'Lake View', 'Clear Creek']
const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** What is found about a link between two others to pages of places, or about one by itself. */
function found(text: string, target: string, isListed = true) {
  const link = (each: string, to = `/${slugOf(each)}/`) => ({ target: to, text: each, isInMain: true })
  const own = link(text, target)
  const site = auditedSite({
    business: { address: { country: 'US' } as never },
    pages: [
      { path: '/a/', links: isListed ? [link('Odell'), own, link('Parkdale'), link('Odell')] : [own] },
      ...names.map((name) => ({ path: `/${slugOf(name)}/`, params: { location: slugOf(name) } })),
      { path: '/odell-valley/', params: { location: 'odell-valley' } },
      { path: '/drains/', params: { service: 'drains' } },
    ],
  })
  const county = { key: 'lane', slug: 'lane', name: 'Lane', fullName: 'Lane County' }
  const valley = { key: 'valley', slug: 'odell-valley', name: 'Odell-Valley', fullName: 'District Odell-Valley' }
  const manifest = {
    ...site.manifest,
    counties: [county, valley],
    cities: names.map((name) => ({ key: slugOf(name), slug: slugOf(name), name, county: 'lane', postalCodes: [] })),
    services: ['Drain and Sewer Cleaning', 'Sewer Repair'].map((name) => ({
      ...{ slug: name.startsWith('Drain') ? 'drains' : 'sewers', name, price: {} },
    })),
  }
  const locate = (phrase: string) => ({ file: `manifest/${phrase}.yaml`, line: 3, column: 1 })
  const audited = { ...site, manifest, locate } as unknown as AuditedSite
  return findingsIn(audited, linkTextDiffers)
}

test.each([
  ['Clear Lake', '/clear-lake-junction/'],
  ['Clear Lake Junction', '/clear-lake-junction/'],
  ['Lake', '/lake-view/'],
])('"%s" is a name of the place of %s', (text, target) => {
  expect(found(text, target)).toEqual([])
  expect(found(text, target, false)).toEqual([])
})

test.each([
  ['Clear', '/clear-lake-junction/'],
  ['Clear Lakes', '/clear-lake-junction/'],
  ['Junction', '/clear-lake-junction/'],
])('"%s" is no name of the place of %s, and is found where it is written', (text, target) => {
  expect(found(text, target)).toMatchObject([{ code: 'link-text-differs', at: { file: `manifest/${text}.yaml` } }])
})

test('the first words of the name of a service are that service', () => {
  expect(found('Drain and Sewer', '/drains/', false)).toEqual([])
  expect(found('Sewer Repair', '/drains/', false)).toHaveLength(1)
})

test('a county without its designation is that county, although a town has its first word', () => {
  expect(found('Odell-Valley', '/odell-valley/', false)).toEqual([])
  expect(found('Odell', '/odell-valley/', false)).toHaveLength(1)
})
