import type { Manifest } from '#manifest/schema.ts'
import { aName } from '../../../core/text/a-name.ts'
import { isEnglishWord } from '../../../core/text/english-words.ts'
import { literal } from '../../../core/text/literal.ts'
import { sentencesOf } from '../../../core/text/sentences.ts'
import { servedListsIn } from '../../../core/text/served-lists.ts'
import { onPurpose, workplace } from '../../../core/text/workplace.ts'
import { languageWords } from '../../language/language-words.ts'
import type { Known } from '../known-names.ts'
import { textsIn } from '../written-texts.ts'
import { name, none, type Stranger, type StrangerReader, suffixes } from './stranger.ts'

/** The names of places that a manifest has, and the words of all its texts. */
export type OwnPlaces = {
  known: Known
  names: ReadonlySet<string>
  /** Names and codes of the regions of its counties. */
  regions: ReadonlySet<string>
  /** `In Hood River`: the first words of a match may not belong to the name. */
  isPlace: (words: string) => boolean
  isWritten: (words: string) => boolean
}

const placeFound = (found: string): Stranger => ({ kind: 'place', found, wanted: '' })
const countyFound = (found: string): Stranger => ({ kind: 'county', found, wanted: '' })

export function ownPlaces({ site, offices, counties }: Manifest, known: Known, written: () => string): OwnPlaces {
  const localities = [site.business.address.locality, ...offices.map(({ address }) => address.locality)]
  const names = new Set([...known.cityNames, ...known.countyNames, ...counties.map((each) => each.name), ...localities])
  /** Also their ends: in `Soto del Real`, a name begins before the last small letter. */
  const ends = new Set([...names].flatMap(suffixes))
  return {
    known,
    names,
    regions: new Set(counties.flatMap(({ region, regionName }) => [region ?? [], regionName ?? []].flat())),
    isPlace: (words) => suffixes(words).some((each) => ends.has(each)),
    isWritten: (words) => written().includes(words),
  }
}

/** Seasons, months and days before a comma: "After the Winter, Oregon is green" names no town. */
const isTime =
  /(?:^| )(?:Spring|Summer|Fall|Autumn|Winter|January|February|March|April|May|June|July|August|September|October|November|December|\w+day)$/

/** Reads towns of the regions of the manifest: `Alpharetta, Georgia`. */
export function townInRegionReader({ names, regions, isPlace, isWritten }: OwnPlaces): StrangerReader {
  if (regions.size === 0) return () => none
  const town = new RegExp(`(${name}), (?:${[...regions].map(literal).join('|')})(?!\\p{L})`, 'gu')
  const hasRegion = [...regions].map((region) => `, ${region}`)
  return (text) => {
    if (!hasRegion.some((each) => text.includes(each))) return none
    return Array.from(text.matchAll(town)).flatMap(([words, place = '']) =>
      // The name of a place may have its region: `New Century, KS`.
      isPlace(place) || suffixes(words).some((each) => names.has(each)) || isTime.test(place) || isWritten(words)
        ? []
        : [placeFound(words)],
    )
  }
}

/** `Alpharetta, GA`. Hardly any text has two capitals after a comma. */
const inRegion = new RegExp(`(${name}), ([A-Z]{2})(?![\\p{L}\\d])`, 'gu')
const afterName = /, [A-Z]{2}(?!\w)/

/** Reads towns of other regions by their codes. */
export function otherRegionReader({ site }: Manifest, { known, regions, isWritten }: OwnPlaces): StrangerReader {
  return (text) => {
    if (!afterName.test(text)) return none
    return Array.from(text.matchAll(inRegion)).flatMap(([words, place = '', region = '']) =>
      known.regionCodes.has(region) &&
      !regions.has(region) &&
      region !== site.business.address.region &&
      !isTime.test(place) &&
      !isWritten(words)
        ? [countyFound(words)]
        : [],
    )
  }
}

const county = new RegExp(`(${name}) County(?!\\p{L})`, 'gu')

/** Reads counties, if those of the manifest are called so. */
export function otherCountyReader({ known: { countyNames }, isWritten }: OwnPlaces): StrangerReader {
  const isCounty = [...countyNames].every((each) => each.endsWith(' County')) && countyNames.size > 0
  if (!isCounty) return () => none
  return (text) => {
    if (!text.includes(' County')) return none
    return Array.from(text.matchAll(county)).flatMap(([words, place = '']) =>
      suffixes(place).some((each) => countyNames.has(`${each} County`)) || isWritten(words) ? [] : [countyFound(words)],
    )
  }
}

/** Reads a county or province by the word before its name: `la provincia de Toledo`. */
export function namedCountyReader(
  manifest: Manifest,
  { names, regions, isPlace, isWritten }: OwnPlaces,
): StrangerReader {
  const named = new RegExp(`(?<!\\p{L})(?:${languageWords(manifest).beforeCounty}) (${name})`, 'gu')
  return (text) =>
    Array.from(text.matchAll(named)).flatMap(([words, place = '']) =>
      isPlace(place) || regions.has(place) || [...names].some((each) => each.endsWith(place)) || isWritten(place)
        ? []
        : [countyFound(words)],
    )
}

const list = new RegExp(`${name}(?:, ${name})+(?:,? (?:and|y|&) ${name})|${name}(?:, ${name}){2,}`, 'gu')

/** Reads a place in a list of places of which the manifest has the others. */
export function listedPlaceReader({ regions, isPlace, isWritten }: OwnPlaces): StrangerReader {
  return (text, mentioned) => {
    if (mentioned.length <= 1 && !text.includes('counties')) return none
    return Array.from(text.matchAll(list)).flatMap(([words]) => {
      const items = words.split(/,? (?:and|y|&) |, /)
      const others = items.filter((each) => !isPlace(each))
      const [other] = others
      return items.length - others.length > 1 && other !== undefined && !regions.has(other) && !isWritten(other)
        ? [placeFound(other)]
        : []
    })
  }
}

/** No abbreviation such as HOA, no month, and no words such as "Your Community". */
const isName = (words: string) =>
  /^\p{Lu}\p{Ll}{2}/u.test(words) &&
  !isTime.test(words) &&
  !words.split(' ').every((each) => isEnglishWord(each.toLowerCase()))

/** Reads a place that a text says is served. */
export function servedPlaceReader({ regions, isPlace, isWritten }: OwnPlaces): StrangerReader {
  return (text) =>
    servedListsIn(text).flatMap(({ words, names }) => {
      const other = names.find((each) => isName(each) && !isPlace(each) && !regions.has(each) && !isWritten(each))
      return other === undefined || isWritten(words) ? [] : [placeFound(other)]
    })
}

/** `In Moab the season`, at the start of a sentence: what the text is about. */
const topic = new RegExp(
  `^(?:In|Around|En) ${aName}(?=,? (?:the|our|most|many|every|we|la|los|las|nuestr[oa]s?|muchas?|muchos) )`,
  'u',
)
/** Every text with a place of work or such a topic has one of these. */
const workHint =
  /\b(?:[Ii]n|[Aa]round|near|of|across|throughout|over|[Dd]owntown|Greater|Central|the|[Ee]n|de|por|centro|[Oo]ur) \p{Lu}/u

/** Reads a place in which a text says that the company works, and that the manifest has nowhere: `our Moab crew`. */
export function workplaceReader({ regions, isPlace, isWritten }: OwnPlaces): StrangerReader {
  return (text) =>
    (workHint.test(text) ? sentencesOf(text) : []).flatMap((sentence) => {
      const found = [...sentence.matchAll(workplace), topic.exec(sentence) ?? []].map(
        ([, one, two]) => one ?? two ?? '',
      )
      const other = found.find((each) => isName(each) && !isPlace(each) && !regions.has(each) && !isWritten(each))
      return other === undefined || onPurpose.test(sentence) ? [] : [placeFound(other)]
    })
}

const word = /\p{L}+/gu
const afterPreposition = new RegExp(`(?<!\\p{L})(?:in|near|en|cerca de) (${name})`, 'gu')

/** Reads towns that the manifest does not have, each after a word such as `in`: `A kitchen in Las Vegas`. */
export function strangeTownReader(manifest: Manifest): (text: string) => string | undefined {
  let words: Set<string> | undefined
  return (text) => {
    for (const [, town = ''] of text.matchAll(afterPreposition)) {
      if (isTime.test(town)) continue
      words ??= new Set(textsIn(manifest).flatMap((each) => each.match(word) ?? []))
      if (!town.match(word)?.some((each) => words?.has(each))) return town
    }
    return undefined
  }
}
