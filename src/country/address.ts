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
  const province = region === locality ? undefined : region
  return formatAddress({
    postalCountry: country,
    addressLines: [street],
    locality,
    // On one line with the town, only brackets tell the two apart: `28100 Alcobendas (Madrid)`.
    administrativeArea: province !== undefined && country === 'ES' ? `(${province})` : province,
    postalCode,
  })
}
