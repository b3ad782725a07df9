import type { Coordinates } from '../../../core/known-place.ts'
import { literal } from '../../../core/text/literal.ts'
import { farFromCounties } from '../../checks/check-offices.ts'
import type { Located } from '../../records.ts'
import type { FactSources } from '../fact.ts'

type Business = FactSources['site']['value']['business']

/** What a company calls the house that it works from. */
export const houses = 'office|yard|shop|depot|base|workshop|warehouse|showroom|headquarters'

/** Finds the town of the office that a sentence names: `our Okotoks shop`. */
export function officeTowns(sources: FactSources): (sentence: string) => string | undefined {
  const towns = officePlaces(sources).map(({ address }) => literal(address.locality))
  const named = new RegExp(`(?<!\\p{L})(${towns.join('|')}) (?:${houses})(?!\\p{L})`, 'u')
  return (sentence) => named.exec(sentence)?.[1]
}

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
export function officePlaces({ site, records }: Pick<FactSources, 'site' | 'records'>): OfficePlace[] {
  const { address, coordinates } = site.value.business
  const others = records.folders.offices.flatMap((record) => {
    const { address: own, coordinates: point } = record.value
    return own && point && farFromCounties(record, records) === undefined
      ? [{ record, path: [], address: { ...own, country: address.country }, coordinates: point }]
      : []
  })
  return [{ record: site, path: ['business'], address, coordinates }, ...others]
}
