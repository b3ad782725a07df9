import { fullCountyName } from '#src/country/county-name.ts'
import { regionCodes, regionNameOf } from '#src/country/regions.ts'
import { plainName } from '../../../core/gazetteer.ts'
import { groupBy } from '../../../core/group-by.ts'
import { kilometresBetween } from '../../../core/known-place.ts'
import { literal } from '../../../core/text/literal.ts'
import { type MentionCounter, mentionCounter } from '../../../core/text/mentions.ts'
import type { Located, Records } from '../../records.ts'
import { officePlaces, officeTowns } from '../company/office-places.ts'
import { type CityRecord, type Fact, type FactSources, fact } from '../fact.ts'
import { countiesAround, partsOf } from '../place-data/county-of.ts'
import { beginningOf, type FieldText, sentencesOf, textsOf } from '../texts.ts'
import {
  type Counties,
  countiesIn,
  countyNames,
  isInList,
  stateOfCounty,
  withoutNamesakes,
} from './place-texts/named-counties.ts'
import { leaveOutNamesake, otherState } from './place-texts/namesakes.ts'
import { isOpenedIn } from './place-texts/opened-in.ts'
import { passingMentions, shortMentions } from './place-texts/passing-mentions.ts'
import { isPutInto } from './place-texts/put-into.ts'
import { shortNames } from './place-texts/short-names.ts'

/** Texts of a place that are about another place, county or state. */
export function checkPlaceTexts(sources: FactSources): Fact[] {
  const { records } = sources
  const count = mentionCounter(records.cities.map(({ value }) => value.name))
  const short = shortNames(records.cities.map(({ value }) => value.name))
  const aliases = groupBy(records.cities, ({ value, slug }) => value.alias_of ?? slug)
  const textOf = new Map(records.folders.cities.map((record) => [record.slug, record]))
  const counties = countyNames(sources)
  const offices = new Set(officePlaces(sources).map(({ address }) => address.locality))
  const rows = records.cities.flatMap((row) => {
    const names = (aliases.get(row.value.alias_of ?? row.slug) ?? [row]).map(({ value }) => value.name)
    const own = new Set(names.flatMap((name) => [name, short.get(name) ?? name]))
    const description: FieldText = { record: row, path: ['description'], text: row.value.description }
    const texts = row.value.alias_of === undefined ? textOf.get(row.slug) : undefined
    const fields = [description, ...(texts ? textsOf(texts) : [])]
    const others = fields.flatMap((field) => otherPlace(field, own, { count, row, rows: records.cities, offices }))
    const region = counties.regionOf(row)
    const elsewhere =
      others.length > 0
        ? []
        : fields.filter(isMainText).flatMap((field) => otherCounty(field, { row, region, counties, sources }))
    return [...others.slice(0, 1), ...elsewhere.slice(0, 1)]
  })
  return [...rows, ...checkCountyTexts(sources, count)]
}

type Other = { count: MentionCounter; row: CityRecord; rows: readonly CityRecord[]; offices: ReadonlySet<string> }

/**
 * A text is about the place that it names most. A passage on a service may compare with one neighbour. North Hobart is a part of
 * Hobart.
 */
function otherPlace(field: FieldText, own: ReadonlySet<string>, { count, row, rows, offices }: Other): Fact[] {
  const counts = [...count(field.text)]
  const named = counts.reduce((sum, [name, times]) => (own.has(name) ? sum + times : sum), 0)
  const [other] = counts
    .filter(([name]) => !own.has(name) && !row.value.name.split(' ').includes(name))
    .map(([name, times]) => ({ name, times, asSubject: times - passingMentions(field.text, name) }))
    .sort((a, b) => b.asSubject - a.asSubject || b.times - a.times)
  if (!other) return []
  // `Murray Park` has the name of Murray.
  const isNamed = [...own].some((each) => field.text.includes(each))
  const ownCount = Math.max(named, shortMentions(field.text, own), isNamed ? 1 : 0)
  const { name, times, asSubject } = other
  const isMain = isMainText(field)
  const inside = isMain ? insideOther(field.text, { name, own }) : undefined
  if (inside !== undefined)
    return [
      fact(
        field.record,
        field.path,
        {
          code: 'text-of-another-place',
          what: `This text of ${row.value.name} says "${inside}".`,
          fix: `Write a text about ${row.value.name}.`,
        },
        inside,
      ),
    ]
  const isAbout = isMain
    ? ownCount === 0
      ? (asSubject > 0 && isSubject(field, name)) ||
        asSubject >= (offices.has(name) && field.path[0] === 'body' ? fewestOfOffice : 2)
      : asSubject > ownCount + 1 &&
        (begins(field.text, name) > ownCount || !(isBeside(row, name, rows) || isOpenedBy(field.text, own)))
    : ownCount === 0 && (asSubject >= 2 || beginsIn(field.text, { name, isOffice: offices.has(name) }))
  const isOpened = !isAbout && ownCount === 0 && !offices.has(name) && isOpenedIn(field.text, name)
  if (!isAbout && !isOpened) return []
  return [
    fact(
      field.record,
      field.path,
      {
        code: 'text-of-another-place',
        ...((isOpened || (field.path[0] === 'body' && isBeside(row, name, rows))) && {
          severity: 'warning' as const,
        }),
        what: `This text of ${row.value.name} names ${name} ${inWords(times)} and ${row.value.name} ${inWords(ownCount)}.`,
        fix: `Write a text about ${row.value.name}.`,
      },
      ownCount === 0 && isMain && !isOpened ? beginningOf(field.text) : name,
    ),
  ]
}

/** Mentions of the town of an office, with which a long text compares its place. */
const fewestOfOffice = 3

/** Kilometres within which a long text may compare its place with another one. */
const neighborhood = 20

/** Whether a place of the table is a neighbor of that of a row. */
function isBeside({ value: { latitude, longitude } }: CityRecord, name: string, rows: readonly CityRecord[]): boolean {
  if (latitude === undefined || longitude === undefined) return false
  return rows.some(({ value }) => {
    const { latitude: north, longitude: east } = value
    if (value.name !== name || north === undefined || east === undefined) return false
    return kilometresBetween({ latitude, longitude }, { latitude: north, longitude: east }) <= neighborhood
  })
}

const inWords = (times: number) => ['not at all', 'once'][times] ?? `${times} times`

/** `through the middle of Draper`, `the gardens of Murray`: what lies within another place, in a sentence that does not name the own one. */
function insideOther(text: string, { name, own }: { name: string; own: ReadonlySet<string> }): string | undefined {
  const within = new RegExp(
    `(?<!\\b(?:beyond|from|near|than|to|towards?|(?:north|south|east|west)[a-z]* of) (?:the )?)\\b(?:middle|heart|center|centre|streets|residents|neighbou?rhoods|gardens|yards|lawns|homes|houses|roofs|lots|lanes|blocks|basements|kitchens|parks|apartments|shops|offices) of ${literal(name)}(?!\\p{L})`,
    'u',
  )
  const sentence = sentencesOf(text).find((each) => within.test(each))
  return sentence && ![...own].some((each) => sentence.includes(each)) ? within.exec(sentence)?.[0] : undefined
}

/** `In Lehi, rooms …`, `Around the mill in Lehi, …`, `here in Lehi`, `our Lehi crew`: the place that a passage is about. */
const beginsIn = (text: string, { name, isOffice }: { name: string; isOffice: boolean }) =>
  new RegExp(
    `^(?:In|(?:In|At|On|Around|Across) [^,.;:]{1,30} in) ${literal(name)}(?:,| we\\b)|\\b[Hh]ere in ${literal(name)}(?!\\p{L})|\\b[Oo]ur ${literal(name)} (?:team|crews?|customers|clients${isOffice ? '' : '|office'})\\b`,
    'u',
  ).test(text)

/** A text about the whole place, not about a trait or a service. */
const isMainText = ({ path }: FieldText) => path[0] === 'description' || path[0] === 'body'

/**
 * Whether a sentence begins with the place: `Sandy climbs …`, `In Sandy, …`, `En Oviedo hay …`. A place that is named once
 * elsewhere may be a neighbour: `a market town between Oviedo and Gijón`, `a suburb of Charlotte`. So is one
 * that a later sentence of a long text begins with: `Newport is to the west`.
 */
const isSubject = ({ path, text }: FieldText, name: string): boolean =>
  sentencesOf(text).some(
    (sentence, index) =>
      (index === 0 || path[0] === 'description') &&
      (begins(sentence, name) > 0 ||
        // After a colon, a list has a comma or a conjunction.
        new RegExp(`: ${literal(name)} (?!(?:and|or|y|o)\\s)\\p{Ll}`, 'u').test(sentence)),
  )

/** Whether a text begins with one of some names: then it is about that place, and another one may be named more often. */
const isOpenedBy = (text: string, own: ReadonlySet<string>): boolean =>
  [...own].some((name) => begins(sentencesOf(text)[0] ?? '', name) > 0)

/** How many sentences begin with a name. Those about a town tell it apart from a large neighbor by naming that more often. */
function begins(text: string, name: string): number {
  const atStart = new RegExp(`^(?:(?:\\p{Lu}\\p{Ll}?|Old|Downtown|Central|Historic) )?${literal(name)}(?!\\p{L})`, 'u')
  return sentencesOf(text).filter((sentence) => atStart.test(sentence)).length
}

type Where = { row: CityRecord; region: string | undefined; counties: Counties; sources: FactSources }

/** Whether a county in a text is that of a record, which may be named with its designation: `Summit` and `Summit County`. */
const isCounty = (named: string, own: string): boolean => `${plainName(own)} `.startsWith(`${plainName(named)} `)

function otherCounty(field: FieldText, { row, region, counties, sources }: Where): Fact[] {
  const { records, site } = sources
  const { country } = site.value.business.address
  if (!regionCodes(country) || region === undefined) return []
  const fix = 'Correct the text, or the county of the place.'
  const report = (words: string, what: string) => [
    fact(field.record, field.path, { code: 'text-of-another-region', what, fix }, words),
  ]
  const record = records.folders.counties.find(({ slug }) => slug === row.value.county)
  const home = record?.value
  const own = home?.name ?? ''
  const ownName = fullCountyName(own, home?.designation ?? 'County')
  const around = record ? countiesAround(record, sources).map(plainName) : []
  const { name } = row.value
  const { text, isCounty: isOfNamesake } = leaveOutNamesake(field.text, { row, region, counties, sources })
  const sentences = sentencesOf(text)
  const isClaim = (words: string) =>
    sentences.some((sentence) => isPutInto(words, name, sentence) && !isInList(sentence, own, words))
  const other = countiesIn(text, counties).find(
    ({ county, words }) =>
      !isCounty(county, own) && !around.includes(plainName(county)) && !isOfNamesake(county) && isClaim(words),
  )
  const foreign = stateOfCounty(text, { name, county: own, region, country })
  if (foreign !== undefined)
    return report(foreign, `This text of ${name}, which is in ${regionNameOf(region, country)}, says "${foreign}".`)
  if (other) return report(other.words, `This text of ${name}, which is in ${ownName}, names ${other.words}.`)
  const state = otherState(text, { row, region, counties, sources })
  return state
    ? report(state.words, `This text says "${state.words}", but ${name} is in ${regionNameOf(region, country)}.`)
    : []
}

/** Fewest places of another county that make it the one that a text is about. The name of a county counts twice. */
const fewestOfOther = 3

/** A text of a county names more than twice as many places of another county as of its own. At a border, both are compared. */
function checkCountyTexts(sources: FactSources, count: MentionCounter): Fact[] {
  const { records } = sources
  const namesakes = groupBy(records.cities, ({ value }) => value.name)
  const fullNames = new Map(
    records.folders.counties.flatMap(({ slug, value }) =>
      ['County', value.designation ?? 'County'].map((word) => [fullCountyName(value.name, word), slug] as const),
    ),
  )
  const countCounties = mentionCounter(fullNames.keys())
  const townOf = officeTowns(sources)
  return records.folders.counties.flatMap((county) =>
    (['description', 'body'] as const).flatMap((path) => otherCountyText(county, path)),
  )

  /** A text without the sentences about an office in another county: `For Okotoks, call our Okotoks shop`. */
  function withoutOffices(text: string, county: string): string {
    const isAbout = (sentence: string) => {
      const town = townOf(sentence)
      return town !== undefined && !namesakes.get(town)?.some(({ value }) => value.county === county)
    }
    if (townOf(text) === undefined) return text
    return sentencesOf(text)
      .filter((sentence) => !isAbout(sentence))
      .join(' ')
  }

  function otherCountyText(county: Records['folders']['counties'][number], path: 'description' | 'body'): Fact[] {
    const text = county.value[path]
    const named = withoutOffices(text, county.slug)
    const parts = partsOf(county, sources)
    const around = new Set(countiesAround(county, sources).map((name) => plainName(name)))
    const isAround = (name: string) => around.has(plainName(name))
    const slugsAround = new Set(
      records.folders.counties.flatMap(({ slug, value }) => (isAround(value.name) ? slug : [])),
    )
    const votes = new Map<string, number>()
    const add = (slug: string | undefined, times: number) => slug && votes.set(slug, (votes.get(slug) ?? 0) + times)
    // Of places with one name, such as Kansas City in Missouri and in Kansas, the one of the county is meant.
    const countyOf = (name: string) => {
      const [first, ...others] = namesakes.get(name) ?? []
      const isOwn = (city?: CityRecord) => city?.value.county === county.slug || parts.has(city?.value.county ?? '')
      return [first, ...others].some(isOwn) ? county.slug : first?.value.county
    }
    for (const [name, times] of count(named)) add(countyOf(name), times)
    for (const [name, times] of countCounties(withoutNamesakes(text, sources))) {
      const slug = fullNames.get(name) ?? ''
      add(slugsAround.has(slug) ? county.slug : slug, 2 * times)
    }
    add(county.slug, 2 * begins(text, county.value.name))
    const own = votes.get(county.slug) ?? 0
    const [other] = [...votes].filter(([slug]) => slug !== county.slug).sort(([, a], [, b]) => b - a)
    if (!other || other[1] < fewestOfOther || other[1] <= 2 * own) return []
    return [
      fact(
        county as Located<unknown>,
        [path],
        {
          code: 'text-of-another-place',
          what: `This text of the county ${county.value.name} names more of the county "${other[0]}".`,
          fix: `Write a text about ${county.value.name}.`,
        },
        beginningOf(text),
      ),
    ]
  }
}
