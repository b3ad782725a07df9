import { describe, expect, test } from 'vitest'
import { officeAddresses } from '#generator/load/county-offices.ts'
import type { Records } from '#generator/load/records.ts'

/** The default region of the county Durham, and of others. */
const regionIn = (country: string, region: string, county: string) => {
  const address = { street: 'Front Street 3', locality: 'Stanley', postalCode: 'DH9 0JQ', country, region }
  // The function reads nothing else.
  const records = {
    documents: { site: { value: { business: { address } } } },
    folders: {
      offices: [],
      counties: [
        { slug: 'durham', value: { name: 'Durham' } },
        { slug: 'tyne', value: { name: 'Tyne and Wear' } },
      ],
    },
  } as unknown as Records
  return officeAddresses(records)(county)?.region
}

describe('the region of a county without one', () => {
  test('is that of its office', () => {
    expect(regionIn('GB', 'England', 'tyne')).toBe('England')
  })

  test('is not the name of another county, which a British address may have', () => {
    expect(regionIn('GB', 'Durham', 'tyne')).toBeUndefined()
    expect(regionIn('GB', 'Durham', 'durham')).toBe('Durham')
  })

  test('is a state, also if a county has its name', () => {
    expect(regionIn('US', 'Durham', 'tyne')).toBe('Durham')
  })
})
