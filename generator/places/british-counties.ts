/**
 * What British counties and districts are called, where GeoNames has the title of their council: `Leeds` for
 * `City and Borough of Leeds`, `Powys` for `Sir Powys`.
 * Source: https://www.ons.gov.uk, names of local authority districts.
 */
const title =
  /^(?:(?:City|County|District|(?:Metropolitan |Royal )?Borough)(?: and (?:Borough|County))? of|Sir|The) | (?:[Cc]ounty [Bb]orough|Council|City)$/g

/** Names that differ in more than a title. */
const others: Readonly<Record<string, string>> = {
  'Armagh City Banbridge and Craigavon': 'Armagh City, Banbridge and Craigavon',
  'City of Kingston upon Hull': 'Hull',
  'Newry Mourne and Down': 'Newry, Mourne and Down',
}

/** @param name that of GeoNames, e.g. `Borough of Bolton`. */
export const britishCounty = (name: string): string => others[name] ?? name.replace(title, '')

/** Authorities whose area is a city. Source: https://www.gov.uk/government/publications/list-of-cities */
const cities = new Set(
  `Aberdeen|Belfast|Birmingham|Bradford|Bristol|Cardiff|Coventry|Derby|Doncaster|Dundee|Edinburgh|Glasgow|Leeds|Leicester|
Liverpool|Manchester|Milton Keynes|Newcastle upon Tyne|Newport|Nottingham|Peterborough|Plymouth|Portsmouth|Salford|
Sheffield|Southampton|Southend-on-Sea|Stoke-on-Trent|Sunderland|Swansea|Wakefield|Wolverhampton|York`
    .split('|')
    .map((name) => name.trim()),
)

/** What completes the name of a district that is also the name of a town in it. @param region its country: `ENG`. */
export function districtOf(name: string, region: string): string {
  if (name.startsWith('Isle')) return name
  if (cities.has(name)) return `City of ${name}`
  if (region === 'WLS') return `${name} County Borough`
  return region === 'ENG' ? `Borough of ${name}` : `${name} Council Area`
}
