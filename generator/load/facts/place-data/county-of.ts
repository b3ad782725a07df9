import { regionCodes, regionNameOf } from '#src/country/regions.ts'
import { type GazetteerCounty, plainName } from '../../../core/gazetteer.ts'
import { officeAddresses } from '../../county-offices.ts'
import type { Records } from '../../records.ts'
import type { FactSources } from '../fact.ts'

type CountyRecord = Records['folders']['counties'][number]

/** The region of a county record: its own, or that of its office. */
export const regionOfCounty = ({ slug, value }: CountyRecord, { records }: FactSources): string | undefined =>
  value.region ?? value.regionName ?? officeAddresses(records)(slug)?.region

/** Whether a record is that of a city in no county: `City of …`. It counts as a county, or as none. */
export const isIndependentCity = ({ value }: CountyRecord): boolean => /^city\b/i.test(value.designation ?? '')

/** Whether a text is the code or the name of a region, or that of its country. */
export function isRegionOf(
  text: string,
  region: string,
  { business: { address } }: FactSources['site']['value'],
): boolean {
  const { country, region: office, regionName } = address
  const names = [
    region,
    regionNameOf(region, country),
    country,
    ...(region === office && regionName ? [regionName] : []),
  ]
  return names.some((name) => plainName(name) === plainName(text))
}

/** Whether code and name of the office's region contradict each other, which is reported elsewhere. */
export function isRegionUnclear({ business: { address } }: FactSources['site']['value']): boolean {
  const { region = '', regionName, country } = address
  return regionCodes(country) !== undefined && regionName !== undefined && regionNameOf(region, country) !== regionName
}

/** `Durham`, of the county that pages show as `County Durham`. */
const withoutWord = (name: string) => plainName(name.replace(/^County /, ''))

/** The counties that people say a county is in, where they have others than public data: North Yorkshire of York. */
export const countiesAround = (record: CountyRecord, sources: FactSources): readonly string[] =>
  knownCounty(record, sources)?.within ?? []

/** Whether people say that a county is in another one of the manifest. */
export const isPartOf = (part: CountyRecord, whole: CountyRecord, sources: FactSources): boolean =>
  part !== whole && countiesAround(part, sources).some((name) => withoutWord(name) === withoutWord(whole.value.name))

/** Slugs of the counties of the manifest that are parts of one of them. */
export const partsOf = (whole: CountyRecord, sources: FactSources): ReadonlySet<string> =>
  new Set(sources.records.folders.counties.filter((each) => isPartOf(each, whole, sources)).map(({ slug }) => slug))

/** Whether a county is a part of one with one of some plain names. */
export const isWithinNamed = ({ within = [] }: GazetteerCounty, names: ReadonlySet<string>): boolean =>
  within.some((name) => names.has(plainName(name)) || names.has(withoutWord(name)))

/** The county of public data that a county record is; undefined if there is none, or more than one. */
export function knownCounty(record: CountyRecord, sources: FactSources): GazetteerCounty | undefined {
  const { gazetteer } = sources
  if (!gazetteer) return undefined
  const named = gazetteer.countiesNamed(record.value.name)
  const region = gazetteer.regionOf(regionOfCounty(record, sources) ?? '')
  const inRegion = region === undefined ? named : named.filter((county) => county.region === region)
  // Of a county and a city in none, such as the two in Virginia that are named Fairfax, the designation says which is meant.
  const isCity = /\bcity\b/i.test(record.value.designation ?? '')
  const meant = inRegion.length > 1 ? inRegion.filter(({ within }) => (within !== undefined) === isCity) : inRegion
  return meant.length === 1 ? meant[0] : undefined
}
