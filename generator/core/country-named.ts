import { countryName, isCountry } from '#src/country/country.ts'
import { plainName } from './gazetteer.ts'

/** Abbreviations that people write in place of the codes. */
const abbreviations: Readonly<Record<string, string>> = { UK: 'GB', USA: 'US' }

/**
 * The code of a country, from the code or from its name in English, Spanish or its own language: `ES`, `Spain`, `España`.
 * ISO 3166-1 reserves `UK` for the United Kingdom.
 */
export function countryNamed(text: string): string | undefined {
  const written = text.trim().toUpperCase().replaceAll('.', '')
  const code = abbreviations[written] ?? written
  if (isCountry(code)) return code
  const wanted = plainName(text.trim())
  return countryCodes().find((each) =>
    ['en', 'es', new Intl.Locale(`und-${each}`).maximize().language].some(
      (language) => plainName(countryName(each, language)) === wanted,
    ),
  )
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** ISO 3166-1 alpha-2 codes. */
export const countryCodes = () => letters.flatMap((a) => letters.map((b) => a + b)).filter(isCountry)
