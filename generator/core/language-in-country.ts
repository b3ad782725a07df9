import { isCountry } from '#src/country/country.ts'
import { isLanguageTag } from './language-tag.ts'

/**
 * A language as it is written in the country of the business, if its tag names no country: `es` of a company in the
 * United States is `es-US`, with points and commas in numbers as there. CLDR takes `es` for the Spanish of Spain.
 * @param tag BCP 47, e.g. `es`.
 */
export function languageInCountry(tag: string, country: string): string {
  if (!isLanguageTag(tag) || !isCountry(country) || new Intl.Locale(tag).maximize().region === country) return tag
  const inCountry = `${tag}-${country}`
  const isWritten = new Intl.Locale(tag).region === undefined && isKnown(inCountry)
  return isWritten ? inCountry : tag
}

/** Whether CLDR has a language of a country. */
const isKnown = (tag: string) => new Intl.NumberFormat(tag).resolvedOptions().locale === tag
