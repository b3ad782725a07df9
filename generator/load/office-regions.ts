import { regionCodes } from '#src/country/regions.ts'
import type { Records } from './records.ts'

/**
 * The records with the region of site.yaml in the addresses of offices that have none. In a country whose addresses need the
 * code of a region, its absence is a problem (`check-offices.ts`).
 */
export function withOfficeRegions(records: Records): Records {
  const { site } = records.documents
  const { region, regionName, country = '' } = site?.value.business.address ?? {}
  if (region === undefined || regionCodes(country)) return records
  const offices = records.folders.offices.map((office) => {
    const { address } = office.value
    if (!address || address.region !== undefined || address.regionName !== undefined) return office
    const filled = { ...address, region, ...(regionName === undefined ? {} : { regionName }) }
    return { ...office, value: { ...office.value, address: filled } }
  })
  return { ...records, folders: { ...records.folders, offices } }
}
