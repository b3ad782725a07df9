import type { City, County } from '#manifest/schema.ts'
import { listText, numberText } from '../format.ts'
import { kept } from '../kept.ts'
import { countyName } from '../place.ts'
import type { SiteIndex } from '../site.ts'
import { hashText } from '../text-hash.ts'
import { milesText } from './geography.ts'
import { type CityFacts, cityFacts } from './place-facts.ts'
import { residentsText } from './residents-text.ts'

/**
 * The facts about a city from the table of cities, as sentences. Each sentence has several wordings; the choice depends
 * only on the city, so that neighbours differ and a page does not change unless its facts do.
 * A city has a page for every service, all with the same sentences.
 */
export const citySentences = kept((site: SiteIndex, city: City, county: County): string => {
  const { language, business } = site.manifest.site
  const facts = cityFacts(site, city)
  const words: Words = {
    name: city.name,
    county: countyName(county),
    officeTown: business.address.locality,
    pick: (subject, ways) => ways[hashText(`${subject} ${city.key}`) % ways.length] ?? '',
    list: (items) => listText(items, language),
    miles: (miles) => milesText(miles, language),
    count: (count) => numberText(count, language),
    residents: (population) => residentsText({ ...city, population }, language),
  }
  return [
    officeSentence(facts, words),
    neighbourSentence(facts, words),
    rankSentence(facts, city, words),
    zipSentence(facts, words),
  ]
    .filter(Boolean)
    .join(' ')
})

type Words = {
  name: string
  county: string
  officeTown: string
  /** Chooses one of several wordings. */
  pick: (subject: string, ways: readonly string[]) => string
  list: (items: readonly string[]) => string
  miles: (miles: number) => string
  count: (count: number) => string
  residents: (population: number) => string
}

function officeSentence({ office }: CityFacts, { name, officeTown, pick, miles }: Words): string {
  if (!office) return ''
  if (office.isHere) return `Our own office is in ${name}.`
  const far = miles(office.miles)
  const { direction } = office
  return pick('office', [
    `${name} is ${far} ${direction} of our office in ${officeTown}, in a straight line.`,
    `From our office in ${officeTown}, ${name} is ${far} to the ${direction}, as the crow flies.`,
    `On the map, ${name} is ${far} ${direction} of our ${officeTown} office.`,
    `Our office is in ${officeTown}, and ${name} is ${far} ${direction} of it in a straight line.`,
    `The straight-line distance from our office in ${officeTown} to ${name} is ${far}, heading ${direction}.`,
  ])
}

function neighbourSentence({ neighbours }: CityFacts, { name, pick, list, miles }: Words): string {
  const [first, ...others] = neighbours
  if (!first) return ''
  const described = neighbours.map((next) => `${next.city.name} (${miles(next.miles)} ${next.direction})`)
  if (others.length === 0) return `The nearest of the other places we serve is ${described[0]}.`
  const rest = list(others.map((next) => `${next.city.name} (${miles(next.miles)})`))
  return pick('neighbours', [
    `The nearest of the other places we serve are ${list(described)}.`,
    `${first.city.name} is nearest to ${name}, ${miles(first.miles)} to the ${first.direction}, followed by ${rest}.`,
    `Its closest neighbor on our list is ${first.city.name}, ${miles(first.miles)} ${first.direction}, followed by ${rest}.`,
    `Around ${name} we also serve ${list(described)}.`,
  ])
}

function rankSentence({ rank }: CityFacts, { population }: City, words: Words): string {
  if (!rank || population === undefined || rank.of < 2) return ''
  const { name, county, pick } = words
  const residents = words.residents(population)
  const rankWords = rankText(rank)
  return pick('rank', [
    `With ${residents} residents it is the ${rankWords} of the places on our list for ${county}.`,
    `Among the communities we serve in ${county}, ${name} is the ${rankWords}, with ${residents} residents.`,
    `It has ${residents} residents, which makes it the ${rankWords} of our communities in ${county}.`,
    `By population (${residents}), ${name} ranks ${placeText(rank)} among the communities we serve in ${county}.`,
  ])
}

const ordinalWords = ['', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** `largest`, `third largest`, `second smallest`, `smallest` */
function rankText({ place, of }: { place: number; of: number }): string {
  const isInUpperHalf = place <= Math.ceil(of / 2)
  const ordinal = ordinalText(isInUpperHalf ? place : of - place + 1)
  return `${ordinal}${ordinal && ' '}${isInUpperHalf ? 'largest' : 'smallest'}`
}

/** `first`, `fourth`, `last` */
function placeText({ place, of }: { place: number; of: number }): string {
  if (place === of) return 'last'
  return ordinalText(place) || 'first'
}

/** Empty for 1, then `second`, … `tenth`, `11th`, `22nd` */
function ordinalText(number: number): string {
  const word = ordinalWords[number - 1]
  if (word !== undefined) return word
  return `${number}${suffixes[ordinalRules.select(number)] ?? 'th'}`
}

const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' })
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

function zipSentence({ sharedZipCodes }: CityFacts, { name, pick, list, count }: Words): string {
  const [shared] = sharedZipCodes
  if (!shared) return ''
  const { zipCode, names } = shared
  const isMany = names.length > mostNames
  const others = isMany ? `${count(names.length)} other places` : list(names)
  return pick('zip', [
    `ZIP code ${zipCode} also covers ${others}, so give us the street address too.`,
    `Because ${others} also ${names.length === 1 ? 'uses' : 'use'} ${zipCode}, a street address helps us more than the ZIP code.`,
    `ZIP code ${zipCode} covers ${list(isMany ? [name, others] : [name, ...names])}, so we need the street address.`,
  ])
}

/** Names in a sentence at most; more are counted. */
const mostNames = 3
