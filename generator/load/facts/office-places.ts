import type { Coordinates } from '../../core/known-place.ts'
import { farFromCounties } from '../check-offices.ts'
import type { Located } from '../records.ts'
import type { FactSources } from './fact.ts'

type Business = FactSources['site']['value']['business']

/** An office of the company, and where its fields are. */
export type OfficePlace = {
  record: Located<unknown>
  /** Of its fields in the record. */
  path: readonly PropertyKey[]
  address: Omit<Business['address'], 'country'> & { country: string }
  coordinates: Coordinates
}

/**
 * The office of site.yaml, and those of offices/ that have an address of their own and are not reported as far from their
 * counties.
 */
export function officePlaces({ site, records }: FactSources): OfficePlace[] {
  const { address, coordinates } = site.value.business
  const others = records.folders.offices.flatMap((record) => {
    const { address: own, coordinates: point } = record.value
    return own && point && farFromCounties(record, records) === undefined
      ? [{ record, path: [], address: { ...own, country: address.country }, coordinates: point }]
      : []
  })
  return [{ record: site, path: ['business'], address, coordinates }, ...others]
}
