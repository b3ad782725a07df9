import { formatAddress } from 'localized-address-format'

/** A postal address. `region` is the state or province as an address writes it, e.g. `UT`; many countries write none. */
export type PostalAddress = {
  street: string
  locality: string
  region?: string | undefined
  postalCode?: string | undefined
  /** ISO 3166-1 alpha-2. */
  country: string
}

/**
 * The lines of an address in the order of its country, without the country.
 * Source of the orders: Google's address data, through the package `localized-address-format`.
 */
export function addressLines({ street, locality, region, postalCode, country }: PostalAddress): string[] {
  // A province is not repeated after the city of the same name.
  const province = americanTerritories.has(country) ? country : region === locality ? undefined : region
  const lines = formatAddress({
    postalCountry: americanTerritories.has(country) ? 'US' : country,
    addressLines: [street],
    locality,
    // On one line with the town, only brackets tell the two apart: `28100 Alcobendas (Madrid)`.
    administrativeArea: province !== undefined && country === 'ES' ? `(${province})` : province,
    postalCode,
  })
  const local = postalCode && localCodes.has(country) ? lines.map((line) => withoutCountry(line, postalCode)) : lines
  // Some formats have only a region, which not every address has.
  return local.join('\n').toLowerCase().includes(locality.toLowerCase()) ? local : [...local, locality]
}

/** Their addresses are American ones, with the code in place of a state: `Guaynabo, PR 00969`. Source: USPS Publication 28. */
const americanTerritories = new Set(['AS', 'GU', 'MP', 'PR', 'VI'])

/**
 * Countries of which the formats have the prefix of letters from abroad, as in `CH-8953 Dietikon`, that no letter from within
 * has. Source: Universal Postal Union, postal addressing systems.
 */
const localCodes = new Set(['AX', 'CH', 'FI', 'HR', 'LI', 'MC', 'SE', 'SI'])

const withoutCountry = (line: string, code: string) => line.replace(new RegExp(`^[A-Z]{2}-(?=${code})`), '')
