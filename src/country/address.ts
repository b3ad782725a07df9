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
  return formatAddress({
    postalCountry: country,
    addressLines: [street],
    locality,
    // A province is not repeated after the city of the same name.
    administrativeArea: region === locality ? undefined : region,
    postalCode,
  })
}
