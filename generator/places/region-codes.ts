/**
 * Codes by which addresses write regions that GeoNames has by name.
 * Sources: Canada Post, Addressing Guidelines; Australia Post, Addressing Standards.
 */
const codes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CA: {
    AB: 'Alberta',
    BC: 'British Columbia',
    MB: 'Manitoba',
    NB: 'New Brunswick',
    NL: 'Newfoundland and Labrador',
    NS: 'Nova Scotia',
    NT: 'Northwest Territories',
    NU: 'Nunavut',
    ON: 'Ontario',
    PE: 'Prince Edward Island',
    QC: 'Quebec',
    SK: 'Saskatchewan',
    YT: 'Yukon',
  },
  AU: {
    ACT: 'Australian Capital Territory',
    NSW: 'New South Wales',
    NT: 'Northern Territory',
    QLD: 'Queensland',
    SA: 'South Australia',
    TAS: 'Tasmania',
    VIC: 'Victoria',
    WA: 'Western Australia',
  },
}

/** The name of a region from its code in addresses; undefined if the text is no such code. */
export const regionOfCode = (code: string, country: string): string | undefined => codes[country]?.[code.toUpperCase()]

/** The countries whose addresses have a code. */
export const countriesOfCode = (code: string): string[] =>
  Object.keys(codes).filter((country) => regionOfCode(code, country) !== undefined)
