import { namedRegionOf } from '#src/country/regions.ts'

/**
 * Regions by the codes of addresses, beside those that the audit looks for in texts.
 * Sources: Canada Post, Addressing Guidelines; Australia Post, Addressing Standards.
 */
const further: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CA: { NT: 'Northwest Territories', NU: 'Nunavut', YT: 'Yukon' },
  AU: { ACT: 'Australian Capital Territory' },
}

/** The name of a region from its code in addresses; undefined if the text is no such code. */
export function regionOfCode(text: string, country: string): string | undefined {
  const code = text.toUpperCase()
  return namedRegionOf(code, country) ?? further[country]?.[code]
}

/** The countries whose addresses have a code. */
export const countriesOfCode = (code: string): string[] =>
  Object.keys(further).filter((country) => regionOfCode(code, country) !== undefined)
