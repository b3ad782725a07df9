import { namesOfRegions, regionCodes } from '#src/country/regions.ts'
import { plainName } from '../../../core/gazetteer.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { factWordsOf } from '../languages/fact-words.ts'
import { countiesAround, isWithinNamed } from '../place-data/county-of.ts'
import {
  companyTexts,
  type FieldText,
  isEnglish,
  matchesOf,
  sentencesOf,
  siteTexts,
  textsIn,
  textsOf,
} from '../texts.ts'

/** A name with the small words within it: `East Riding of Yorkshire`, `Castilla y León`. */
const name = /\p{Lu}[\p{L}’'-]+(?: (?:(?:of|and|the|de|del|la|las|los|el|y) )*\p{Lu}[\p{L}’'-]+)*/gu
const smallWords = / (?:(?:of|and|the|de|del|la|las|los|el|y) )+/
export const inEnglish: Words = {
  beyond:
    /\b(?:border\w*|line|near|next|towards?|beyond|from|to|neighbou?r\w*|between|into|outside|than|like|unlike)\b/i,
  notServed:
    /\b(?:is|are|lies?|begins?|starts?|sits?|waits?) (?:just |right |all )?(?:next|neighbou?rs?|beyond|across|where|on the other|over the|to the|(?:north|south|east|west)\w* of)\b|\b(?:do|does|will|can)(?:n['’]t| not) (?:work|go|come|serve|travel|cover|cross|reach|visit)\b|\bcannot (?:go|serve)\b/i,
}

/**
 * Counties and regions that are not those of the manifest, in the main texts of the company and of its counties, and courts
 * in another one. For countries whose addresses have no codes of regions; states are found by other checks.
 */
export function checkNamedAreas(sources: FactSources): Fact[] {
  const { records, site, gazetteer } = sources
  const { country } = site.value.business.address
  const words = factWordsOf(records.language.tag)
  if (!gazetteer || regionCodes(country) || !(words || isEnglish(sources))) return []
  const own = ownNames(sources)
  const regions = new Map(namesOfRegions(country).flatMap(([, names]) => names.map((each) => [plainName(each), each])))
  const isArea = (each: string) => regions.has(plainName(each)) || gazetteer.countiesNamed(each).length > 0
  const ofLanguage = words ?? inEnglish
  const report = ({ record, path }: FieldText, stated: string) => {
    const what = `The text names ${stated}, but the manifest has no place there.`
    return fact(record, path, { code: 'text-of-another-region', what, fix: 'Correct the name.' }, stated)
  }
  const namesOwn = (text: string) => own.areas.some((each) => text.includes(each))
  // `Mayo` is the County Mayo of the manifest.
  const ownCounties = new Set(records.folders.counties.flatMap(({ value }) => gazetteer.countiesNamed(value.name)))
  const isOwn = (each: string) =>
    own.names.has(plainName(each)) ||
    own.business.includes(each) ||
    gazetteer.countiesNamed(each).some((county) => ownCounties.has(county) || isWithinNamed(county, own.names))
  const main = mainTexts(sources).flatMap((field): Fact[] => {
    const named = namesOwn(field.text) ? [] : possibleAreas(field.text, ofLanguage)
    const stated = named.find((each) => isArea(each) && !isOwn(each))
    return stated === undefined ? [] : [report(field, stated)]
  })
  const court = words?.court
  const courts = court
    ? companyTexts(sources).flatMap((field) => {
        const stated = court.exec(field.text)?.[1]
        const isOther = stated !== undefined && !own.names.has(plainName(stated)) && isArea(stated)
        return isOther ? [report(field, stated)] : []
      })
    : []
  return [...main, ...courts]
}

type Words = { beyond: RegExp; notServed: RegExp; noArea?: RegExp | undefined }

/** The names in a text that may be those of counties and regions. */
export function possibleAreas(text: string, words: Words): string[] {
  const { noArea } = words
  const isOtherThing = ({ index, input, 0: stated }: RegExpExecArray) =>
    noArea !== undefined && !stated.includes(' ') && noArea.test(input.slice(0, index))
  return sentencesOf(text)
    .flatMap((sentence) => matchesOf(sentence.slice(0, endOfOwn(sentence, words)), name))
    .filter((match) => !isFirstWord(match) && !isOtherThing(match))
    .flatMap(([each]) => [each, ...partsOf(each)])
}

/** Every word has a capital at the start of a sentence: `Casas del centro`, in a country that has a county Casas. */
const isFirstWord = ({ index, 0: stated }: RegExpExecArray) =>
  index === 0 && /^(?:(?:El|L[ao]s?|The) )?[^ ]+$/.test(stated)

/** A place after a word such as `from` may be outside the own area. */
function endOfOwn(sentence: string, { beyond, notServed }: Words): number {
  if (notServed.test(sentence)) return 0
  const at = sentence.search(beyond)
  return at < 0 ? sentence.length : at
}

/** `East Riding` and `Lincolnshire`. */
const partsOf = (each: string): string[] => (smallWords.test(each) ? each.split(smallWords) : [])

type OwnNames = {
  business: string
  /** Counties and regions, as they are written. */
  areas: readonly string[]
  /** These and all places, in one spelling. */
  names: ReadonlySet<string>
}

function ownNames(sources: FactSources): OwnNames {
  const { records, site } = sources
  const { address, name: business } = site.value.business
  const addresses = [address, ...records.folders.offices.map(({ value }) => value.address)]
  const areas = [
    ...addresses.flatMap((each) => [each?.region, each?.regionName]),
    ...records.folders.counties.flatMap(({ value }) => [value.name, value.region, value.regionName]),
    ...records.folders.counties.flatMap((county) => countiesAround(county, sources)),
  ].filter((each) => each !== undefined)
  const places = [
    ...addresses.flatMap((each) => each?.locality ?? []),
    ...records.cities.map(({ value }) => value.name),
  ]
  return { business, areas, names: new Set([...areas, ...places].map(plainName)) }
}

/** What search results and pages of counties say first. */
function mainTexts(sources: FactSources): FieldText[] {
  const { pages, counties } = sources.records.folders
  const home = pages.filter(({ value }) => value.screen === 'home')
  return [
    ...siteTexts(sources),
    ...home.flatMap((page) =>
      textsOf(page).filter(({ path }) => /^(?:title|heading|description|intro)$/.test(path.join('.'))),
    ),
    ...counties.flatMap((county) =>
      textsIn(county, { description: county.value.description, body: county.value.body }),
    ),
  ]
}
