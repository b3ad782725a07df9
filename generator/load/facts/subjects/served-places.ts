import { namesOfRegions, regionNameOf } from '#src/country/regions.ts'
import { slugOf } from '#src/slug-of.ts'
import { type Gazetteer, type GazetteerPlace, plainName } from '../../../core/gazetteer.ts'
import { type Coordinates, kilometresBetween } from '../../../core/known-place.ts'
import { aName } from '../../../core/text/a-name.ts'
import { literal } from '../../../core/text/literal.ts'
import { wholeNumber, wholeNumberOf } from '../../../core/text/number-words.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import { servedListsIn } from '../../../core/text/served-lists.ts'
import { type Fact, type FactSources, fact, shortList } from '../fact.ts'
import { regionOfCounty } from '../place-data/county-of.ts'
import { companyTexts, type FieldText, matchesOf, sentencesOf, siteTexts, textsOf } from '../texts.ts'
import { hasUnreadRows } from '../unread-rows.ts'
import { shortNames } from './place-texts/short-names.ts'

/** `in Denver, Boulder and Aurora`, in a description of the whole company. */
const area = new RegExp(
  `\\b(?:in|across|throughout|around|serving|en) (${aName}(?:, ${aName})*,? (?:and|&|y) ${aName})(?![\\p{L}’])(?! (?:County|[Cc]ounties))`,
  'gu',
)
/** `in Maricopa and Pinal counties`. */
const countyList = new RegExp(
  `\\b(?:in|across|throughout|around|serving) (${aName}(?:, ${aName})*,? (?:and|&) ${aName}) [Cc]ounties\\b`,
  'gu',
)
/** Names that are not places. */
const noPlace =
  /^(?:English|Spanish|French|German|Portuguese|Mandarin|Chinese|Spring|Summer|Fall|Autumn|Winter|\p{Lu}\p{Ll}+day|January|February|March|April|May|June|July|August|September|October|November|December)$/u
/** `We work in 18 communities`, in the text of a county. */
const counted = new RegExp(
  `\\b(?:[Ww]e (?:work in|serve|visit)|Trabajamos en) (\\d+|${wholeNumber}) (?:communities|places|towns|cities|villages|localidades)\\b`,
  'u',
)
/** Within these kilometres of the office, a place may be one that the company used to serve. */
const kilometres = 150
/** A list means a town with so many residents, wherever it is. */
const fewestResidents = 5000

/** Texts that name places, or a number of places, which the table of cities no longer has. */
export function checkServedPlaces(sources: FactSources): Fact[] {
  const { records } = sources
  const { cities, folders } = records
  // A number of places that counts one whose row is not read is right.
  const isCounted = !hasUnreadRows(records)
  const find = listFinder(sources)
  // A place that is smaller than all of the table has no page.
  const smallest = Math.min(...cities.flatMap(({ value }) => value.population ?? []), fewestResidents)
  const findList = (field: FieldText) => find(field, smallest)
  // The text of a place names the villages around it, which have no pages either.
  const findInPlace = (field: FieldText) => find(field, fewestResidents)
  const countOf = (county: string) =>
    cities.filter(({ value }) => value.alias_of === undefined && value.county === county).length
  return [
    ...folders.counties.flatMap((county) =>
      textsOf(county).flatMap((field) => [
        ...(isCounted ? checkCount(field, countOf(county.slug)) : []),
        ...findList(field),
      ]),
    ),
    ...folders.services.flatMap((record) => textsOf(record)).flatMap(findList),
    ...folders.cities.flatMap((record) => textsOf(record)).flatMap(findInPlace),
    // The section for visitors who do not find their place names places that are not in the list.
    ...companyTexts(sources).flatMap((field) => (field.path[0] === 'missing' ? [] : findList(field))),
    ...checkAreas(sources),
    ...checkCountyLists(sources),
    ...cities.flatMap((city) => findInPlace({ record: city, path: ['description'], text: city.value.description })),
  ]
}

/** A description of the company, which pages without one of their own have, with a list of places of which it serves none. */
export function checkAreas(sources: FactSources): Fact[] {
  const { records, site, gazetteer } = sources
  // A county whose file has another mistake is served.
  if (hasUnreadRows(records) || records.folders.counties.length < records.written.counties.size) return []
  const { address } = site.value.business
  const regions = [
    address.region ?? '',
    ...records.folders.counties.map((county) => regionOfCounty(county, sources) ?? ''),
    ...records.folders.offices.map(({ value }) => value.address?.region ?? ''),
  ]
  const names = [
    ...records.cities.map(({ value }) => value.name),
    ...records.folders.counties.flatMap(({ value }) => [value.name, value.regionName ?? '']),
    ...records.folders.offices.map(({ value }) => value.address?.locality ?? ''),
    address.locality ?? '',
    address.regionName ?? '',
    ...regions,
    ...regions.map((region) => regionNameOf(region, address.country, records.language.tag)),
  ]
  const own = new Set(names.flatMap((name) => name.split(' ')).filter((word) => word.length >= shortestWord))
  const isOwn = (name: string) => names.includes(name) || name.split(' ').some((word) => own.has(word))
  // Valleys and districts are in no list of places.
  const isTown = (name: string) =>
    !gazetteer || gazetteer.placesNamed(name).length > 0 || gazetteer.largeCities(name).length > 0
  const ofHome = records.folders.pages
    .filter(({ value }) => value.screen === 'home')
    .flatMap((page) => textsOf(page).filter(({ path }) => path[0] === 'description' || path[0] === 'intro'))
  return [...siteTexts(sources), ...ofHome].flatMap(({ record, path, text }) =>
    sentencesOf(text)
      .flatMap((sentence) => matchesOf(sentence, area))
      .flatMap(([words, list = '']) => {
        const places = list.split(/,? (?:and|&|y) |, /)
        if (places.some((name) => isOwn(name) || noPlace.test(name)) || !places.some(isTown)) return []
        const what = `The text says "${words}", but cities.csv has none of these places.`
        const fix = 'Write the places that the company serves.'
        return [fact(record, path, { code: 'place-not-served', what, fix }, words)]
      }),
  )
}

/** `just over the line in Clark and Lewis counties`: where the company works beyond its counties. */
const beyondLine =
  /\b(?:(?:over|across|beyond) the (?:\w+ )?(?:line|border|river)|outside (?:the|our|this) (?:\w+ )?(?:area|counties|county|region)),? $/i

/** `People in Clark and Lewis counties ask now and then; we name another company`: where the company does not work. */
const isElsewhere =
  /\b(?:asks?|refer(?:s|red|ring)?|recommend\w*|sends?|names? of|call someone|others?|another|not|never|no longer|cannot|too far|outside|beyond|used to)\b|n[’']t\b/i

/** A list of counties of which the company serves none, in a text that is not an article. */
function checkCountyLists(sources: FactSources): Fact[] {
  const { records, gazetteer } = sources
  if (!gazetteer || records.folders.counties.length < records.written.counties.size) return []
  const own = new Set(records.folders.counties.map(({ value }) => value.name))
  const articles = new Set<FieldText['record']>(records.folders.articles)
  return companyTexts(sources).flatMap(({ record, path, text }) =>
    (articles.has(record) ? [] : matchesOf(oneLine(text), countyList)).flatMap(({ 0: words, 1: list = '', index }) => {
      const sentence = sentencesOf(oneLine(text)).find((each) => each.includes(words)) ?? ''
      if (beyondLine.test(oneLine(text).slice(0, index)) || isElsewhere.test(sentence)) return []
      const names = list.split(/,? (?:and|&) |, /)
      if (names.some((name) => own.has(name) || gazetteer.countiesNamed(name).length === 0)) return []
      const what = `The text says "${words}", but the company serves none of these counties.`
      const fix = 'Write the counties that the company serves.'
      return [fact(record, path, { code: 'place-not-served', what, fix }, words)]
    }),
  )
}

/** Fewest letters of a word that shows that two names are about one place. */
const shortestWord = 4

const isNear = (place: Coordinates, office: Coordinates) => kilometresBetween(place, office) <= kilometres

function checkCount({ record, path, text }: FieldText, count: number): Fact[] {
  const [words, number = ''] = counted.exec(text) ?? []
  const stated = /^\d+$/.test(number) ? Number(number) : wholeNumberOf(number)
  if (words === undefined || stated === count) return []
  const what = `The text says "${words}", but cities.csv has ${count} of the county.`
  const fix = 'Correct the number, or the table.'
  return [fact(record, path, { code: 'count-in-text-differs', severity: 'warning', what, fix }, words)]
}

/** `Villanueva de la Cañada` of `Villanueva`, if the text and public data have it. */
function wholeName(name: string, text: string, gazetteer: Gazetteer): string {
  const after = text.slice(text.indexOf(name) + name.length)
  const words = after.match(/[ -][\p{L}’]+/guy)?.slice(0, 4) ?? []
  const longer = words.map((_, index) => name + words.slice(0, index + 1).join(''))
  return longer.findLast((whole) => gazetteer.placesNamed(whole).length > 0) ?? name
}

/** Finds lists with places that the table does not have. `fewest`: residents of a place nearby from which it is meant. */
function listFinder({ records, site, gazetteer }: FactSources): (field: FieldText, fewest: number) => Fact[] {
  const { cityRows } = records.written
  // Without a readable table, no place is known.
  if (!gazetteer || !cityRows) return () => []
  const names = records.cities.map(({ value }) => value.name)
  const own = new Set([
    ...names,
    ...shortNames(names).values(),
    ...records.folders.counties.map(({ value }) => value.name),
    ...[site.value.business, ...records.folders.offices.map(({ value }) => value)].map(
      ({ address }) => address?.locality ?? '',
    ),
  ])
  const regions = new Set(
    namesOfRegions(site.value.business.address.country).flatMap(([, names]) => names.map(plainName)),
  )
  // A row with a misspelt name has the right one as its slug, and so has one that failed its schema.
  const around = site.value.business.coordinates
  // The list ends at a word without a capital, as in Sherburn in Elmet, and at a hyphen.
  const isStart = (name: string, text: string) =>
    [...own].some((whole) => /^[ -]/.test(whole.slice(name.length)) && whole.startsWith(name) && text.includes(whole))
  /** A town far away, in a list with places of the table. A name that is only a word is rarely one of a town. */
  const isTown = (name: string) =>
    gazetteer
      .placesNamed(name)
      .some((place) => plainName(place.name) === plainName(name) && (place.population ?? 0) >= fewestResidents)
  return ({ record, path, text }, fewest) => {
    for (const { words, names } of servedListsIn(oneLine(text))) {
      const missing = names
        .filter(
          (name) =>
            !own.has(name) && !regions.has(plainName(name)) && !isStart(name, text) && !cityRows.has(slugOf(name)),
        )
        .map((name) => wholeName(name, text, gazetteer))
      const isMeant = (place: GazetteerPlace) => (place.population ?? 0) >= fewest && isNear(place, around)
      const near = missing.filter((name) => gazetteer.placesNamed(name).some(isMeant))
      // `Nor do we work in Holt`
      if (new RegExp(`\\b(?:[Nn]or|[Nn]ever|[Nn]either) (?:do |did |have )?${literal(words)}`).test(oneLine(text)))
        continue
      const isList = missing.length < names.length
      const places = near.length > 0 || !isList ? near : missing.filter(isTown)
      if (places.length === 0) continue
      const what = `The text says "${words}", but cities.csv does not have ${shortList(places)}.`
      const fix = 'Remove what is not served, or add its row.'
      const severity = near.length > 0 ? 'warning' : 'error'
      return [fact(record, path, { code: 'place-not-served', severity, what, fix }, words)]
    }
    return []
  }
}
