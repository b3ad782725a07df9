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

/** What completes the name of a district that is also the name of a town in it. */
export const districtOf = (name: string): string => (name.startsWith('Isle') ? name : `${name} District`)
