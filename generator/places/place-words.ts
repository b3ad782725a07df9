import { codeInAddresses, regionNameOf as nameOfRegion, regionCodes } from '#src/country/regions.ts'
import { withArticles } from '#src/place-articles.ts'
import type { KnownCounty } from '../core/known-place.ts'
import { literal } from '../core/text/literal.ts'

/** What the records of new places say, in one language. */
export type PlaceWords = {
  /** A line about a county; `from` is its largest place and `to` its smallest, if it has several. */
  county: (facts: { county: string; region: string; count: number; from?: string; to?: string }) => string
  /** That a county is part of a region. Left out where both have one name. */
  part: (county: string, region: string) => string
  visits: (names: string) => string
  /** What ends a list of names that leaves some out. */
  more: (count: number) => string[]
  /** @param count of the places that are compared. */
  largest: (name: string, residents: string, count: number) => string
  city: (facts: { name: string; county: string; residents?: string; height?: string }) => string
  /** The nearest other places that the company visits, at most four. True also when nearer ones are added later. */
  near: (names: string, count: number) => string
}

/** @param one, many what a town or village is called in general. */
const english = (one: string, many: string): PlaceWords => ({
  county: ({ county, region, count, from, to }) =>
    inEnglish(
      `We work in ${count === 1 ? `one ${one}` : `${count} ${many}`} in ${county}${county.includes(region) ? '' : `, ${region}`}${from && to ? `, from ${from} to ${to}` : ''}.`,
    ),
  part: (county, region) => inEnglish(`${county} is part of ${region}.`),
  visits: (names) => `We visit ${names}.`,
  more: (count) => [`${count} more`],
  largest: (name, residents, count) =>
    `${name}, with about ${residents} residents, is the ${count === 2 ? 'larger of the two' : 'largest of them'}.`,
  city: ({ name, county, residents, height }) => {
    const facts = [
      residents && `has about ${residents} residents`,
      height && `is about ${height} above sea level`,
    ].filter(Boolean)
    const where = county === name ? name : `${name}, in ${county},`
    return inEnglish(facts.length === 0 ? `${name} is in ${county}.` : `${where} ${facts.join(' and ')}.`)
  },
  near: (names, count) =>
    `We also work in ${names}${count === 1 ? '' : `, ${['two', 'three', 'four'][count - 2]} of the nearest ${many} on our map`}.`,
})

const spanish: PlaceWords = {
  county: ({ county, count, from, to }) =>
    inSpanish(
      `Trabajamos en ${count === 1 ? 'una localidad' : `${count} localidades`} de ${county}${from && to ? `, desde ${from} hasta ${to}` : ''}.`,
    ),
  part: (county, region) => inSpanish(`Trabajamos en ${county} (${region}).`),
  visits: (names) => `Damos servicio en ${names}.`,
  more: (count) => [`${count} localidades más`],
  largest: (name, residents) => `La mayor es ${name}, con unos ${residents} habitantes.`,
  city: ({ name, county, residents, height }) => {
    const facts = [
      residents && `tiene unos ${residents} habitantes`,
      height && `está a unos ${height} sobre el nivel del mar`,
    ].filter(Boolean)
    const where = county === name ? name : inSpanish(`${name}, en ${county}`)
    if (facts.length === 0) return inSpanish(`${name} está en ${county}.`)
    return `${where}${county === name ? '' : ','} ${facts.join(' y ')}.`
  },
  near: (names, count) =>
    `También trabajamos en ${names}${count === 1 ? '' : `, ${['dos', 'tres', 'cuatro'][count - 2]} de las localidades más próximas de nuestro mapa`}.`,
}

const inEnglish = (sentence: string) => withArticles(sentence, 'en')
const inSpanish = (sentence: string) => withArticles(sentence, 'es')

/** Names and figures without a sentence, for languages that the program does not write. */
const wordless: PlaceWords = {
  county: ({ county, region }) => `${county}, ${region}`,
  part: (county, region) => `${county}, ${region}.`,
  visits: (names) => names,
  more: () => [],
  largest: (name, residents) => `${name}: ${residents}`,
  city: ({ name, county }) => `${name}, ${county}`,
  near: (names) => names,
}

const words: Record<string, PlaceWords> = { en: english('place', 'places'), es: spanish }
const northAmerican = english('community', 'communities')

/** @param language BCP 47, e.g. `es-US`. */
export const placeWords = (language: string): PlaceWords =>
  /^en(-US|-PR|-GU|-VI|-AS|-MP|-CA)?$/.test(language)
    ? northAmerican
    : (words[language.split('-')[0] ?? ''] ?? wordless)

/**
 * Regions of Spain that GeoNames gives by an English name, by their code there.
 * Source: https://www.boe.es/buscar/act.php?id=BOE-A-1978-31229 and the statutes of autonomy.
 */
const spanishRegions: Record<string, string> = {
  '07': 'Illes Balears',
  '29': 'Comunidad de Madrid',
  '31': 'Región de Murcia',
  '32': 'Navarra',
  '51': 'Andalucía',
  '52': 'Aragón',
  '53': 'Canarias',
  '54': 'Castilla-La Mancha',
  '55': 'Castilla y León',
  '56': 'Cataluña',
  '59': 'País Vasco',
  '60': 'Comunitat Valenciana',
}

/**
 * The name of the region of a county, in the language of its country where that is known.
 * @param language of a text, in which a state of the United States may have a name of its own: `Nuevo México`.
 */
export function regionNameOf({ country, region, regionName }: KnownCounty, language = 'en'): string {
  if (regionCodes(country)?.includes(region)) return nameOfRegion(region, country, language)
  return ownRegionName(country, region) ?? regionName
}

/** The name of a region in its country, where GeoNames has an English one: `Cataluña`. @param region its code in GeoNames. */
export const ownRegionName = (country: string, region: string): string | undefined =>
  country === 'ES' ? spanishRegions[region] : undefined

/** The region as addresses of the country write it: the code of a state, or a province; undefined if they write none, or it is unknown. */
export function regionInAddress({ country, region, regionName, name }: KnownCounty): string | undefined {
  if (country === 'US') return region
  return country === 'ES' ? name : codeInAddresses(regionName, country)
}

/** What the parts of countries that speak Spanish are called in English. */
const englishWords: Readonly<Record<string, string>> = {
  Comunidad: 'Community',
  Municipio: 'Municipality',
  Principado: 'Principality',
  Provincia: 'Province',
  Región: 'Region',
}

/**
 * What completes the name of a county in a language: a word after it, a pattern with `…` for the name, or `none`.
 */
export function designationIn(language: string, { country, fullName, name }: KnownCounty): string {
  if (fullName === name) return 'none'
  const isSpanish = language.startsWith('es')
  if (isSpanish && country === 'US' && fullName === `${name} County`) return 'Condado de …'
  const [, word = ''] = new RegExp(`^(\\p{L}+) de ${literal(name)}$`, 'u').exec(fullName) ?? []
  const english = language.startsWith('en') ? englishWords[word] : undefined
  if (english !== undefined) return `${english} of …`
  return fullName.startsWith(`${name} `) ? fullName.slice(name.length + 1) : fullName.replace(name, '…')
}
