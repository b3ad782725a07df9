import { postalCodeName } from '#src/country/postal-codes.ts'
import { regionNameOf } from '#src/country/regions.ts'
import { isRounded, populationIn } from '../../../core/text/population.ts'
import { matchesOf } from '../texts.ts'
import type { Fault, Place, World } from './known-places.ts'

/** `12,000 people live here`, of whom cities.csv has others. */
export function residents(sentence: string, { city, name }: Place): Fault | undefined {
  const stated = populationIn(sentence)
  const { population } = city.value
  if (!stated || population === undefined || isRounded(stated.value, population)) return undefined
  return {
    code: 'population-in-text-differs',
    words: stated.words,
    what: `The text says "${stated.words}", but ${name} has ${population} residents in cities.csv.`,
  }
}

const fiveDigits = /(?<![\d$#.,/-])\d{5}(?![\d-]|[.,]\d)/g

/** A postal code of another place. */
export function postalCode(
  sentence: string,
  { name, codes }: Place,
  { cityOfCode, sources }: World,
): Fault | undefined {
  const { country } = sources.site.value.business.address
  if (country !== 'US') return undefined
  for (const [code] of matchesOf(sentence, fiveDigits)) {
    if (codes.has(code)) continue
    const place = cityOfCode.get(code) ?? sources.gazetteer?.postalCode(code)?.place
    if (place !== undefined)
      return {
        code: 'postal-code-in-text-differs',
        words: code,
        what: `The text says ${code}, the ${postalCodeName(country)} of ${place}, but ${name} does not have it in cities.csv.`,
      }
  }
  return undefined
}

/** What follows the name of a part of a town: a word that says so, or the name of another part. */
const partOfTown = /^ (?:section|neighbou?rhood|quarter|historic|estates?)\b|^(?:,|,? and|,? &) \p{Lu}\p{Ll}/u

/** `A small Oregon town`, in another state. */
export function region(sentence: string, own: Place, { state, sources }: World): Fault | undefined {
  const match = state?.exec(sentence)
  const stated = match?.[1] ?? match?.[2]
  if (!match || stated === undefined || own.region === undefined) return undefined
  const name = regionNameOf(own.region, sources.site.value.business.address.country)
  // A comparison, or someone who moved.
  if (stated === name || sentence.includes(name) || /\b(?:from|like|unlike|moved?|border|line)\b/.test(sentence))
    return undefined
  // A part of the town, such as Wyoming in Millburn, New Jersey: `in the Wyoming section`, `in Wyoming and Short Hills`.
  const after = sentence.slice(match.index + match[0].length)
  if (partOfTown.test(after) && !state?.test(`in${after.replace(/^,? (?:and|&)|^,/, '')}`)) return undefined
  return {
    code: 'text-of-another-region',
    words: match[0],
    what: `This text of ${own.name}, which is in ${name}, says "${match[0]}".`,
  }
}

const zone = /\b(Pacific|Mountain|Central|Eastern|Alaska|Hawaii)(?: (?:standard|daylight))? time\b/i

/** `8 a.m. Pacific time`, in another zone. */
export function timeZone(sentence: string, _: Place, { sources }: World): Fault | undefined {
  const [words, stated] = zone.exec(sentence) ?? []
  const { timeZone: own } = sources.site.value.hours
  if (words === undefined || stated === undefined || !zone.test(own)) return undefined
  if (own.toLowerCase().startsWith(stated.toLowerCase())) return undefined
  return { code: 'time-zone-elsewhere', words, what: `The text says "${words}", but hours.timeZone is "${own}".` }
}

/** `Cache Parish`, which is a county. */
export function designation(sentence: string, _: Place, { otherDesignation }: World): Fault | undefined {
  const [words] = otherDesignation?.exec(sentence) ?? []
  if (words === undefined) return undefined
  return { code: 'county-designation-differs', words, what: `The text says "${words}", but it is a county.` }
}
