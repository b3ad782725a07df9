import { expect, test } from 'vitest'
import { withOfficeRegions } from '#generator/load/office-regions.ts'
import type { Records } from '#generator/load/records.ts'

const office = { street: 'Plaza Mayor 3', locality: 'Alcalá de Henares', postalCode: '28801' }

const regionIn = (country: string, region: string | undefined, own: object = {}) => {
  // The function reads nothing else.
  const records = {
    documents: { site: { value: { business: { address: { country, region } } } } },
    folders: { offices: [{ value: { address: { ...office, ...own } } }] },
  } as unknown as Records
  return withOfficeRegions(records).folders.offices[0]?.value.address?.region
}

test('an office without a region is in that of site.yaml', () => {
  expect(regionIn('ES', 'Madrid')).toBe('Madrid')
  expect(regionIn('ES', 'Madrid', { region: 'Guadalajara' })).toBe('Guadalajara')
  expect(regionIn('ES', undefined)).toBeUndefined()
})

test('where addresses need the code of a region, an office has one of its own', () => {
  expect(regionIn('US', 'WA')).toBeUndefined()
})
