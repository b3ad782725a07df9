import { isCountry } from '#src/country/country.ts'

/** Whether a tag names a language and, if it has one, a region, in the usual form, e.g. `es` or `es-US`. */
export function isLanguageTag(tag: string): boolean {
  const locale = localeOf(tag)
  return (
    locale?.toString() === tag &&
    isNamed('language', locale.language) &&
    (locale.region === undefined || isRegion(locale.region))
  )
}

/** The usual form of a tag that names a language, e.g. `en-GB` of `en-UK`. */
export function usualTag(tag: string): string | undefined {
  const usual = localeOf(tag)?.toString()
  return usual !== undefined && isLanguageTag(usual) ? usual : undefined
}

/** Whether a name is that of a language, in lower case, e.g. `es` or `fr-ca`. */
export function isLanguageName(name: string): boolean {
  return /^[a-z]{2,3}(-[a-z0-9]{2,4}){0,2}$/.test(name) && isNamed('language', name)
}

function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** A country, or a larger region by its number, such as 419 for Latin America. */
const isRegion = (code: string) => isCountry(code) || (/^\d{3}$/.test(code) && isNamed('region', code))

const isNamed = (type: 'language' | 'region', code: string) =>
  new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code) !== undefined
