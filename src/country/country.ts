import { cached } from './formats.ts'

/** Whether a text is the ISO 3166-1 alpha-2 code of a country that CLDR names, e.g. `US`. */
export function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || notCountries.has(code) || countryNames('en').of(code) === undefined) return false
  // CLDR also names codes that were withdrawn or are aliases, such as UK, and replaces them in a language tag.
  return new Intl.Locale(`und-${code}`).region === code
}

/** Codes that CLDR names although they are not countries: groups of countries, unknown places and tests. */
const notCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])

/** The name of a country in a language, e.g. `United Kingdom`. */
export function countryName(code: string, language: string): string {
  return countryNames(language).of(code) ?? code
}

const countryNames = cached((language: string) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }))
