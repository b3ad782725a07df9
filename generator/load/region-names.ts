import { regionCodes } from '#src/country/regions.ts'
import type { Region } from './complete-site.ts'
import type { Records } from './records.ts'

/**
 * The records of one language with the name of each region in all records that have its code, so that a name written once,
 * in site.yaml, for an office or for a county, is that of all its places. Codes of a country that this program knows have
 * their names without it.
 */
export function withRegionNames(records: Records): Records {
  const address = records.documents.site?.value.business.address
  if (!address || regionCodes(address.country)) return records
  const { offices, counties } = records.folders
  const all: Region[] = [
    address,
    ...offices.map(({ value }) => value.address ?? {}),
    ...counties.map(({ value }) => value),
  ]
  // The first one is that of site.yaml.
  const names = new Map(
    all.toReversed().flatMap(({ region, regionName }) => (region && regionName ? [[region, regionName]] : [])),
  )
  const named = <T extends Region>(value: T): T => {
    const regionName = value.regionName ?? names.get(value.region ?? '')
    return regionName === undefined ? value : { ...value, regionName }
  }
  return {
    ...records,
    folders: {
      ...records.folders,
      offices: offices.map((office) => {
        const { value } = office
        return value.address ? { ...office, value: { ...value, address: named(value.address) } } : office
      }),
      counties: counties.map((county) => ({ ...county, value: named(county.value) })),
    },
  }
}
