import { aName } from '../../../core/text/a-name.ts'
import { literal } from '../../../core/text/literal.ts'
import { type CityRecord, type Fact, type FactSources, fact } from '../fact.ts'
import { knownCounty } from '../place-data/county-of.ts'
import { companyAndServiceTexts, isEnglish, matchesOf, sentencesOf, textsOf } from '../texts.ts'

const seat = '(?:[Cc]ounty )?[Cc]ourthouse|[Cc]ounty (?:offices|government|clerk|commission|council|seat)'

/** `the courthouse in Provo`, `the county offices are in Heber City` */
const inTown = new RegExp(
  `(?:${seat})(?: in|,? (?:is|are|sits?|remains?|meets?)(?: \\p{Ll}+)? in| (?:square|building) in) (?:downtown |central )?${aName}`,
  'gu',
)
/** `Midway has the shops and the county offices`, `Provo, home of the courthouse` */
const ofTown = new RegExp(
  `${aName}(?: (?:has|holds|keeps|houses|hosts|is home to)|,? (?:with|home (?:of|to)|where)) (?:\\p{Ll}+ ){0,6}(?:${seat})(?!\\p{L})`,
  'gu',
)

/** A courthouse that is one of several, is not that of the county, or was one. */
const another =
  /\b(?:an?|two|both|another|other|second|branch|former|old|older|historic|first|original|restored|once|until|was|were|used to|federal|municipal|district|justice|city|juvenile|family|new|modern|satellite)\b/i

const ofSeat = /\b(?:courthouse|county\s(?:offices|government|clerk|seat)|seat of)\b/i
const ofCourt =
  /courthouse|\b(?:justice|district|county|superior|circuit|municipal|city) courts?\b|\bcounty (?:offices|government|clerk|seat|building)|\bseat of\b/i

/**
 * Texts that put the courthouse of a county into another of its towns than the seat, where texts about the seat have it. A
 * county may have several courthouses, so a text about the town must not have one.
 */
export function checkCourthouses(sources: FactSources): Fact[] {
  if (!sources.gazetteer || !isEnglish(sources)) return []
  const { cities, folders } = sources.records
  const texts = [...companyAndServiceTexts(sources), ...folders.counties.flatMap((county) => textsOf(county))]
  return texts.flatMap((field) => {
    if (!/[Cc]ourthouse|[Cc]ounty (?:offices|gov|cl|com|cou|seat)/.test(field.text)) return []
    return sentencesOf(field.text).flatMap((sentence): Fact[] => {
      for (const { 0: words, 1: name = '', index } of [
        ...matchesOf(sentence, inTown),
        ...matchesOf(sentence, ofTown),
      ]) {
        const town = cities.find(({ value }) => value.name === name || value.name === `${name} City`)
        const right = town && seatInstead(town, sources)
        // `Gallatin is the seat, thirty miles from Nashville, with a courthouse square`
        if (
          right === undefined ||
          new RegExp(
            `(?<!\\p{L})${literal(right)},? (?:is|remains|as) the (?:county )?seat\\b|\\b(?:seat|courthouse)(?: at| in|,) ${literal(right)}(?!\\p{L})`,
            'u',
          ).test(sentence) ||
          another.test(words) ||
          another.test(sentence.slice(0, index).slice(-30))
        )
          continue
        const what = `The text says "${words}", but the seat of the county is ${right}, by public data and by its own text.`
        const fix = 'Correct the name of the town.'
        return [fact(field.record, field.path, { code: 'county-seat-differs', severity: 'warning', what, fix }, words)]
      }
      return []
    })
  })
}

/** The seat of the county of a town, if it is another town, and if texts of the manifest agree. */
function seatInstead(town: CityRecord, sources: FactSources): string | undefined {
  const { gazetteer } = sources
  const { cities, folders } = sources.records
  const county = folders.counties.find(({ slug }) => slug === town.value.county)
  const known = county && knownCounty(county, sources)
  const seats = (known && gazetteer?.seatsOf(known)) ?? []
  const isSeat = ({ value }: CityRecord) =>
    value.county === county?.slug && gazetteer?.placesNamed(value.name).some((place) => seats.includes(place))
  if (isSeat(town) || hasText(town, ofCourt, sources)) return undefined
  return cities.find((city) => isSeat(city) && hasText(city, ofSeat, sources))?.value.name
}

/** Whether a text about a place has some words. */
const hasText = ({ slug, value }: CityRecord, words: RegExp, { records: { folders } }: FactSources): boolean =>
  words.test(value.description) ||
  folders.cities.some((city) => city.slug === slug && textsOf(city).some(({ text }) => words.test(text)))
