import type { Manifest } from '#manifest/schema.ts'
import { countryName } from '#src/country/country.ts'
import { namesOfRegions, otherRegionNames, regionNameOf } from '#src/country/regions.ts'
import { countryCodes } from '../../core/country-named.ts'
import { literal } from '../../core/text/literal.ts'
import { nameFinder } from '../../core/text/name-finder.ts'

/** Characters of the shortest name: shorter ones are in many words. */
const fewestLetters = 4

/**
 * Finds a region or country that is nowhere in the manifest: `Nevada law governs these terms`, `homes across upstate New York`.
 * @param isWritten whether a text of the manifest has some words.
 */
export function strangeRegionReader(
  { site }: Pick<Manifest, 'site'>,
  isWritten: (words: string) => boolean,
): (text: string, words: Int32Array) => string | undefined {
  const { country, region } = site.business.address
  const language = site.language
  const own = new Set(
    [language, 'en'].flatMap((each) => [
      countryName(country, each),
      ...(region === undefined ? [] : [region, regionNameOf(region, country, each)]),
    ]),
  )
  const countries = countryCodes().flatMap((code) => [countryName(code, language), countryName(code, 'en')])
  const names = new Set(
    [...otherRegionNames(language, { country, region }), ...regionsByName(country, own), ...countries].filter(
      (name) => name.length >= fewestLetters,
    ),
  )
  const find = nameFinder([...names].filter((name) => !own.has(name)))
  return (text, words) => {
    const found = find(words)
    return found.length === 0 ? undefined : found.find((name) => isNamed(name, text) && !isWritten(name))
  }
}

/** Regions of a country whose addresses have no codes, under all their names, without the own one. */
const regionsByName = (country: string, own: ReadonlySet<string>) =>
  namesOfRegions(country).flatMap(([, names]) => (names.some((name) => own.has(name)) ? [] : names))

/** Whether a text has a name in its capitals, and not as the start of a longer one: `Virginia Street`. */
const isNamed = (name: string, text: string) =>
  text.includes(name) && new RegExp(`(?<![\\p{L}\\d-])${literal(name)}(?![\\p{L}\\d-]| \\p{Lu})`, 'u').test(text)
