import type { City, County, Service } from '#manifest/schema.ts'
import { afterColon, lowerFirst, priceInSentence, titleCase, upperFirst } from '../format.ts'
import { kept } from '../kept.ts'
import { placeTraits, servicePassage, serviceTraits } from '../local/place-texts.ts'
import { countyWord } from '../local/words.ts'
import { say } from '../messages.ts'
import { countyName, nameWithAlias, type Place, placeName, withRegion } from '../place.ts'
import { citiesOf, type SiteIndex } from '../site.ts'
import { fitDescription, fitTitle } from './fit-text.ts'

export const pricePhrase = kept((site: SiteIndex, { price }: Service) => priceInSentence(site, price))

/**
 * e.g. `Park City, UT`, or `Springfield (Clark County), OR` where two places of a region are named Springfield. A city
 * without a region is named with its county: `Pudsey, West Yorkshire`.
 */
export function placeTitle(place: Place, site: SiteIndex, name = placeName(place)): string {
  const { county } = place
  if (place.kind === 'county') return countyTitle(county, site)
  // `Leeds, City of Leeds` says nothing more. Where the county has the same title, it does.
  const isNamesake = county.name === placeName(place) && countyName(county) !== county.name
  if (county.region === undefined) return isNamesake ? name : `${name}, ${countyName(county)}`
  const isShared = site.sharedNames.has(withRegion(placeName(place), county))
  return withRegion(isShared ? `${name} (${countyName(county)})` : name, county)
}

/** The name of a place in a sentence, a list or a heading: `Edgerton`, or `Kansas City, KS` if the site has two of that name. */
export function placeLabel(place: Place, site: SiteIndex, name = placeName(place)): string {
  if (place.kind === 'county') return countyLabel(place.county, site)
  return site.namesakes.has(placeName(place)) ? placeTitle(place, site, name) : name
}

/** The name of a county, or `Ceuta (Zona)` if a city has the same name. */
export const countyLabel = (county: County, site: SiteIndex): string =>
  site.citiesByName.has(countyName(county)) ? `${countyName(county)} (${countyWord(site)})` : countyName(county)

/** The same for a city. */
export function cityLabel(city: City, site: SiteIndex): string {
  const county = site.countiesByKey.get(city.county)
  return county ? placeLabel({ kind: 'city', city, county }, site) : city.name
}

/** The town of the office that the page shows: `Edgerton`, or `Kansas City, MO` if the site has two places of that name. */
export function officeTown(site: SiteIndex): string {
  const { locality, region } = site.manifest.site.business.address
  return site.namesakes.has(locality) ? withRegion(locality, { region }) : locality
}

/** e.g. `Clark County, WA`, or `Ceuta (Provincia)` where a city has the same name and region. */
function countyTitle(county: County, site: SiteIndex): string {
  const title = withRegion(countyName(county), county)
  // A city without a region is named with its county, so its title differs.
  return county.region !== undefined && site.citiesByName.has(title) ? `${title} (${countyWord(site)})` : title
}

/**
 * Ends with a trait of the place that affects the service, so that titles of neighbours differ by more than the name.
 */
export function servicePlaceTitle(service: Service, place: Place, site: SiteIndex): string {
  const inPlace = (name: string) => serviceIn(service, name, site)
  const title = inPlace(placeTitle(place, site))
  const topics = serviceTraits(site, place, service).map(({ topic }) => topic)
  return fitTitle([
    ...titlesWith(topics, place, site, inPlace),
    `${title} | ${site.manifest.site.business.name}`,
    title,
    ...shorterTitles(place, site, { subject: service.name, inPlace }),
  ])
}

/** Titles that end with each of these facts of a place. Where the name of the region leaves no room for any, it is left out. */
function titlesWith(
  facts: readonly string[],
  place: Place,
  site: SiteIndex,
  inPlace: (name: string) => string,
): string[] {
  const { county } = place
  const names = [placeName(place), county.name, countyName(county), county.region ?? '', county.regionName ?? '']
  const ends = facts.map((fact) => afterColon(fact, site.manifest.site.language, names))
  const region = regionOf(place)
  const isCode = region !== '' && region.length <= longestCode
  const titles = new Set([placeTitle(place, site), ...(isCode ? [] : [placeLabel(place, site)])])
  return [...titles].flatMap((name) => ends.map((end) => `${inPlace(name)}: ${end}`))
}

const regionOf = ({ county }: Place) => county.shownRegion ?? county.region ?? ''

/** Most letters of a region that is a code, such as `UT` or `NSW`. */
const longestCode = 3

/**
 * Titles of a place for which the whole title is too wide. The name of a region takes more room than the sentence needs, a
 * code takes little. The last one may be cut: the name of the place is whole, as two places may differ in their last words only.
 */
function shorterTitles(
  place: Place,
  site: SiteIndex,
  { subject, inPlace }: { subject: string; inPlace: (name: string) => string },
): string[] {
  const label = placeLabel(place, site)
  const inRegion = `${placeTitle(place, site)}: ${subject}`
  const isShort = regionOf(place).length <= longestCode
  return [...(isShort ? [inRegion, inPlace(label)] : [inPlace(label), inRegion]), `${label}: ${subject}`]
}

/**
 * Uses the passage about this service in this place, otherwise the reason of the first trait, otherwise the service's
 * description.
 */
export function servicePlaceDescription(service: Service, place: Place, site: SiteIndex): string {
  const start = `${serviceIn(service, placeTitle(place, site), site)}: ${pricePhrase(site, service)}`
  const [trait] = serviceTraits(site, place, service)
  return fitDescription(`${start}. ${servicePassage(place, service) ?? trait?.because ?? service.description}`)
}

/** The H1 of a page about a place, e.g. `Cleaning Services in Park City, UT`. */
export function areaHeading(place: Place, site: SiteIndex): string {
  return tradeIn(placeTitle(place, site, nameWithAlias(place)), site)
}

/** Trade and place with as many traits of the place as fit, at most two. The same under every name of the place. */
export function areaTitle(place: Place, site: SiteIndex): string {
  const { name } = site.manifest.site.business
  const inPlace = (each: string) => tradeIn(each, site)
  const title = inPlace(placeTitle(place, site))
  const traits = placeTraits(site, place).map(({ trait }) => trait.name)
  const pairs = traits.slice(1).map((second) => `${traits[0]}, ${lowerFirst(second)}`)
  return fitTitle([
    ...titlesWith([...pairs, ...traits], place, site, inPlace),
    `${title} | ${name}`,
    title,
    ...shorterTitles(place, site, { subject: tradeOf(site), inPlace }),
  ])
}

/** e.g. `House Cleaning in Park City, UT` */
export const serviceIn = ({ name: service }: Service, place: string, site: SiteIndex) =>
  say(site, 'service.in-place', { service, place })

/** e.g. `Cleaning Services in Park City, UT` */
export const tradeIn = (place: string, site: SiteIndex) =>
  upperFirst(say(site, 'service.of-trade-in-place', { ...tradeArguments(site), place }))

/** The trade as titles write it. */
const tradeOf = ({ manifest: { site } }: SiteIndex) => titleCase(bareTrade(site), site.language)

/** A Spanish trade without the "de" that messages write before it. */
const bareTrade = ({ business: { trade }, language }: SiteIndex['manifest']['site']) =>
  language.startsWith('es') ? trade.replace(/^de (?=\p{L})/u, '') : trade

/** The trade, and whether it is complete without a further word: `Garage Doors in Memphis`, but `Plumbing Services in Memphis`. */
export const tradeArguments = (site: SiteIndex) => ({ trade: tradeOf(site), alone: isComplete(site) })

/** A plural in English, or a trade that says that it is a service. */
function isComplete({ manifest: { site } }: SiteIndex): 'true' | 'false' {
  const pattern = /^en\b/.test(site.language) ? /(?<![isu])s$|\bservice$/i : /^servicios? de /i
  return pattern.test(site.business.trade) ? 'true' : 'false'
}

export function areaDescription(place: Place, site: SiteIndex): string {
  const text = place.kind === 'city' ? place.city.description : place.county.description
  const name = placeName(place)
  // `El condado de Lane`, of `Condado de Lane`.
  const isNamed = (words: string) =>
    words.includes(name) || (place.kind === 'county' && words.includes(lowerFirst(name)))
  const fitted = fitDescription(text)
  return isNamed(fitted) ? fitted : fitDescription(say(site, 'area.description', { place: name, text }))
}

/** Postal codes beyond which a list of keywords says nothing about a place. */
const mostCodes = 20

export function areaKeywords(place: Place, site: SiteIndex): string[] {
  const trade = bareTrade(site.manifest.site)
  const alone = isComplete(site)
  const names =
    place.kind === 'city'
      ? [place.city.name, ...(place.city.postalCodes.length > mostCodes ? [] : place.city.postalCodes)]
      : [countyName(place.county), ...firstCities(place.county, site)]
  return [...new Set(names)].map((place) => say(site, 'service.trade-keyword', { trade, alone, place }))
}

export function firstCities(county: County, site: SiteIndex): string[] {
  return citiesOf(site, county)
    .slice(0, site.manifest.site.display.citiesInKeywords)
    .map(({ name }) => name)
}
