import type { z } from 'zod'
import type { LocalAddress } from '#manifest/schema/contact.ts'
import { regionCodes } from '#src/country/regions.ts'
import { plainName } from '../core/gazetteer.ts'
import type { Records } from './records.ts'

export type OfficeFile = Records['folders']['offices'][number]
type Address = z.infer<typeof LocalAddress>
type Given = Pick<Records, 'documents' | 'folders'>

/** Whether an office is the one of site.yaml: it has no address of its own, or repeats the address there. */
export function isMainOffice({ value: { address } }: OfficeFile, { documents: { site } }: Given): boolean {
  return address === undefined || (site !== undefined && isSameAddress(address, site.value.business.address))
}

/** Whether an office has coordinates or a phone number of its own and lacks its address, which is a mistake. */
export const lacksAddress = ({ value: { address, coordinates, phone } }: OfficeFile): boolean =>
  address === undefined && (coordinates ?? phone) !== undefined

/** Case, and parts that only one of the two has, make no difference. */
export function isSameAddress(a: Address, b: Address): boolean {
  const isSame = (one: string | undefined, other: string | undefined) =>
    one === undefined || other === undefined || one.toLowerCase() === other.toLowerCase()
  return (
    isSame(a.street, b.street) &&
    isSame(a.locality, b.locality) &&
    isSame(a.region, b.region) &&
    isSame(a.postalCode, b.postalCode)
  )
}

/**
 * The office of each county, by key of the county: the first that lists it. The counties that none lists belong to the
 * office of site.yaml, if it has a file.
 */
export function officesOfCounties(records: Given): ReadonlyMap<string, OfficeFile> {
  const { counties, offices } = records.folders
  const mains = offices.filter((office) => isMainOffice(office, records))
  const main = mains.find((office) => !lacksAddress(office)) ?? mains[0]
  const found = new Map<string, OfficeFile>()
  for (const office of offices)
    for (const county of office.value.counties) if (!found.has(county)) found.set(county, office)
  if (main) for (const { slug } of counties) if (!found.has(slug)) found.set(slug, main)
  return found
}

/** Whether two offices list a county, so that its region may be that of either. */
export function hasCountyOfTwoOffices({ folders }: Pick<Given, 'folders'>): boolean {
  const listed = folders.offices.flatMap(({ value }) => [...new Set(value.counties)])
  return new Set(listed).size < listed.length
}

/** The offices of towns whose county has another office, or none, by key of the town: the first that lists it. */
export function officesOfCities({ folders }: Pick<Given, 'folders'>): ReadonlyMap<string, OfficeFile> {
  const found = new Map<string, OfficeFile>()
  for (const office of folders.offices)
    for (const city of office.value.cities) if (!found.has(city)) found.set(city, office)
  return found
}

/**
 * The address that the region of a county is taken from by default: that of its office. A British address may name its
 * county as its region: then that is no region of the other counties.
 */
export function officeAddresses(records: Given): (county: string) => Address | undefined {
  const { site } = records.documents
  const offices = officesOfCounties(records)
  const countyNamed = new Map(records.folders.counties.map(({ slug, value }) => [plainName(value.name), slug]))
  const hasCodes = regionCodes(site?.value.business.address.country ?? '') !== undefined
  return (county) => {
    const address = offices.get(county)?.value.address ?? site?.value.business.address
    const named = hasCodes ? undefined : countyNamed.get(plainName(address?.regionName ?? address?.region ?? ''))
    return !address || named === undefined || named === county
      ? address
      : { ...address, region: undefined, regionName: undefined }
  }
}
