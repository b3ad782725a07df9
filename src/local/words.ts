import type { City, County, Manifest } from '#manifest/schema.ts'
import { postalCodeKind } from '../country/postal-codes.ts'
import { distanceText } from '../country/units.ts'
import { upperFirst } from '../format.ts'
import { kept } from '../kept.ts'
import { say } from '../messages.ts'
import { countyName } from '../place.ts'
import type { SiteIndex } from '../site.ts'
import { hashText } from '../text-hash.ts'
import type { Offset } from './place-facts.ts'

// Parts of sentences about places, in the language and units of the site.

/** e.g. `12 km` */
export function distanceOf({ manifest: { site } }: SiteIndex, { distance }: Offset): string {
  return distanceText(distance, site.units, site.language)
}

/** e.g. `southeast` */
export function directionOf(site: SiteIndex, { direction }: Offset): string {
  return say(site, `place.direction.${direction}`)
}

/** What the country calls its postal codes, e.g. `postcode`, or `postcodes` for several. */
export function postalCodeTerm(site: Pick<SiteIndex, 'manifest'>, count: number): string {
  return say(site, 'place.postal-codes', { kind: postalCodeKind(site.manifest.site.business.address.country), count })
}

/** The population as sentences state it, e.g. `8,313`, or `about 900` for an estimate. */
export function residentsText(
  site: SiteIndex,
  { population, populationBasis }: Pick<City, 'populationBasis'> & { population: number },
): string {
  return say(site, 'place.residents', { count: population, basis: populationBasis ?? 'census' })
}

/**
 * One of several wordings of a sentence. The messages have them as a list at `key`. The choice depends only on `subject`,
 * so that neighbours differ, and the page of a place does not change unless its facts do.
 */
export function sayOneOf(
  site: SiteIndex,
  key: string,
  subject: string,
  values: Record<string, string | number>,
): string {
  const { messages } = site.manifest
  let count = 0
  while (messages[`${key}.${count}`] !== undefined) count++
  return say(site, `${key}.${hashText(subject) % count}`, values)
}

/**
 * Sentences with a comma after each region too: `Kansas City, MO, is 19 km west`. Only the names of places that share one
 * have a region in a sentence. As American style guides have it, and in Spanish any apposition.
 */
export function withPauses({ namesakes, manifest }: SiteIndex, sentences: string): string {
  if (namesakes.size === 0 || !/^(?:en|es)\b/.test(manifest.site.language)) return sentences
  return sentences.replace(/(?<=\p{L}, [A-Z]{2,3})(?= \p{Ll})/gu, ',')
}

/** What a county is called, as a label: `County`, `Zona`. */
export const countyWord = (site: Pick<SiteIndex, 'manifest'>): string => upperFirst(countyTerm(site, 1))

/**
 * The county of a city after its label: `County` and `Lane County`, `Provincia` and `Soria`. Where a city has the short name,
 * the label is a general word: `Zona` and `Provincia de Soria`.
 */
export function countyFact(site: SiteIndex, county: County): { label: string; name: string } {
  const [label, name] = [countyWord(site), countyName(county)]
  if (!name.startsWith(`${label} `)) return { label, name }
  if (!site.citiesByName.has(county.name)) return { label, name: county.name }
  const { country } = site.manifest.site.business.address
  // There, the general word is `county`, which a municipality is not.
  if (country === 'US') return { label, name }
  return { label: upperFirst(say(site, 'place.county', { country, count: 1, word: '' })), name }
}

/** What `count` counties are called in a sentence: `county`, `counties`. */
export function countyTerm({ manifest }: Pick<SiteIndex, 'manifest'>, count: number): string {
  const { business, places } = manifest.site
  if (places.countyWord) return count === 1 ? places.countyWord.one : places.countyWord.many
  return say({ manifest }, 'place.county', { country: business.address.country, count, word: designationOf(manifest) })
}

/** The word that completes the names of all counties, e.g. `parish`, or `comarca` of `Comarca de Avilés`. Empty if they differ. */
const designationOf = kept(({ counties }: Pick<Manifest, 'counties'>): string => {
  const words = new Set(
    counties.map(({ name, fullName }) => fullName.replace(name, '').trim().toLowerCase().split(' ')[0] ?? ''),
  )
  const [word = ''] = words
  return words.size === 1 ? word : ''
})
