import { plainName } from '../../../core/gazetteer.ts'
import { type Coordinates, kilometresBetween, pointOf } from '../../../core/known-place.ts'
import { isEnglishWord } from '../../../core/text/english-words.ts'
import { type CityRecord, type Fact, type FactSources, fact } from '../fact.ts'
import { type FieldText, matchesOf, sentencesOf, textsOf } from '../texts.ts'
import { beforeName, isOtherPart, onPurpose } from './mentioned-places.ts'
import { severityOf } from './named-instead.ts'

const attribute =
  /\b[Aa]n? ((?:\p{Lu}\p{Ll}+ ){0,2}\p{Lu}\p{Ll}+) (?:winter|spring|summer|fall|autumn|yard|driveway|kitchen|neighborhood|garage)s?\b/u

/** `a Draper winter` in the texts of another place. */
export function checkAttributes({ records: { cities, folders }, gazetteer }: FactSources): Fact[] {
  const names = new Set(cities.map(({ value }) => value.name))
  const nameOf = new Map(cities.map(({ slug, value }) => [slug, value.name]))
  const isPlace = (name: string) => names.has(name) || (gazetteer?.placesNamed(name).length ?? 0) > 0
  return folders.cities.flatMap((city) => {
    const own = nameOf.get(city.slug) ?? ''
    return textsOf(city).flatMap(({ record, path, text }) => {
      const [words, name = ''] = attribute.exec(text) ?? []
      if (words === undefined || own.includes(name) || name.includes(own) || !isPlace(name)) return []
      const what = `The text of ${own} says "${words}".`
      return [
        fact(
          record,
          path,
          {
            code: 'text-of-another-place',
            severity: severityOf(text, words, [own]),
            what,
            fix: `Write "${own}", or name no place.`,
          },
          words,
        ),
      ]
    })
  })
}

const capitals = '(?:\\p{Lu}\\p{Ll}+ ){0,2}\\p{Lu}\\p{Ll}+'
/** What stands or lives in the place that a text is about. */
export const things =
  'homes|houses|complexes|apartments|condos|townhomes|buildings|kitchens|driveways|basements|garages|yards|lawns|roofs|neighborhoods|homeowners|households|residents|landlords'
const withThings = new RegExp(
  `(?<!\\p{L})(?:(?:Newer|Older|Larger|Smaller|Many|Most|Some|Our|Typical|Historic) )?(${capitals}) (?:${things})\\b|\\b(?:[Mm]uch|[Mm]ost|[Pp]arts?|[Hh]alf|[Aa]ll) of (${capitals})(?! \\p{Lu})`,
  'gu',
)
const hasThings = new RegExp(`\\p{Ll} (?:${things})\\b|(?:uch|ost|arts?|alf|ll) of \\p{Lu}`, 'u')

/** Residents of a town that texts mean by its name, although it is not in the table. A suburb is a part of a larger one. */
const fewestResidents = 5000
/** Residents of a large city, which reaches into the counties around it. */
export const mostResidents = 300_000
/** Kilometres from a city at which a place is not a suburb of it. */
const farthestSuburb = 100

/** Kilometres to a part of a town, which has so many times its residents. */
const [farthestPart, timesOfPart] = [10, 2]

/** `Newer Draper homes` and `much of Draper` in the texts of another place. */
export function checkThingsOfOthers({ records: { cities, folders }, site, gazetteer }: FactSources): Fact[] {
  const rows = new Map(cities.map((row) => [row.slug, row]))
  const names = new Set(cities.map(({ value }) => value.name))
  const { region, regionName } = site.value.business.address
  // A state or a county may have the name of a town.
  const areas = new Set([
    region,
    regionName,
    ...folders.counties.flatMap(({ value }) => [value.name, value.region, value.regionName]),
  ])
  const isTown = (name: string, point: Coordinates | undefined, residents: number) =>
    names.has(name) ||
    (gazetteer?.placesNamed(name) ?? []).some((place) => {
      const { name: known, population = 0 } = place
      // `much of Lea Hill`, a part of Auburn.
      if (point && kilometresBetween(point, place) < farthestPart && residents >= timesOfPart * population) return false
      const isSuburbOf = population > mostResidents && !(point && kilometresBetween(point, place) > farthestSuburb)
      return plainName(known) === plainName(name) && population >= fewestResidents && !isSuburbOf
    })
  const find = ({ record, path, text }: FieldText, { value }: CityRecord): Fact[] => {
    const { name: own } = value
    if (!hasThings.test(text)) return []
    for (const sentence of sentencesOf(text)) {
      if (sentence.includes(own)) continue
      for (const { 0: words, 1: first, 2: second, index } of matchesOf(sentence, withThings)) {
        const name = first ?? second ?? ''
        // `Sandy yards` may have sand.
        const isWord = index === 0 && words.startsWith(name) && isEnglishWord(name.toLowerCase())
        const isMentioned =
          onPurpose.test(sentence.slice(Math.max(0, index - beforeName), index)) ||
          (unlikeHere.test(sentence.slice(0, index)) && /\bhere\b/.test(sentence.slice(index))) ||
          (isShare.test(words) && afterGiven.test(sentence.slice(0, index))) ||
          asWell.test(sentence.slice(0, index)) ||
          (words.startsWith('part of') && isOtherPart(sentence.slice(0, index)))
        if (
          isWord ||
          isMentioned ||
          areas.has(name) ||
          own.includes(name) ||
          name.includes(own) ||
          !isTown(name, pointOf(value), value.population ?? 0)
        )
          continue
        const severity = severityOf(text, words, [own])
        const what = `The text of ${own} says "${words}".`
        const fix = `Write "${own}", or name no place.`
        return [fact(record, path, { code: 'text-of-another-place', severity, what, fix }, words)]
      }
    }
    return []
  }
  return [
    ...cities.flatMap((row) => find({ record: row, path: ['description'], text: row.value.description }, row)),
    ...folders.cities.flatMap((city) => {
      const own = rows.get(city.slug)
      // The texts of a copied file name the other place again and again.
      return own === undefined
        ? []
        : textsOf(city)
            .flatMap((field) => find(field, own))
            .slice(0, 1)
    }),
  ]
}

/** `Moss, which few Holt lawns ever see, is common here`: what the own place has, and another one has not. */
const unlikeHere = /\b(?:few|no|hardly any|not many|unlike) $/i

/** `the bricks of half of Austin`, `It supplies much of Austin`: what went there. */
const isShare = /^(?:[Mm]uch|[Mm]ost|[Pp]arts?|[Hh]alf|[Aa]ll) of /
const afterGiven =
  /\b(?:surround(?:s|ed|ing)?|border(?:s|ed|ing)?|enclos(?:es|ed|ing)|wraps? around|contains?|includes?|of|for|to|with|suppl(?:y|ies|ied)|feeds?|fed|lit|heats?|heated|built|builds|roofed|paved|serves?|served|waters?|watered) $/

/** `The island has a sewer, and so does much of Holt` */
const asWell = /\b(?:so|nor|neither|as) (?:do|does|did|is|are|was|were|has|have|can|will) $/i
