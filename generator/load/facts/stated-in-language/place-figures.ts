import { namesOfRegions, publicRegionOf } from '#src/country/regions.ts'
import { inUnit, kilometersIn } from '#src/country/units.ts'
import { plainName } from '../../../core/gazetteer.ts'
import { type Coordinates, kilometresBetween, pointOf } from '../../../core/known-place.ts'
import { isAboutPast } from '../../../core/text/past-verbs.ts'
import { isRounded } from '../../../core/text/population.ts'
import { officePlaces } from '../company/office-places.ts'
import type { CityRecord, Fact, FactSources } from '../fact.ts'
import { isOpposite } from '../geography/compass.ts'
import { aroundWordsOf } from '../languages/around-words.ts'
import {
  awayFromOffice,
  hint,
  inRegion,
  isSubject,
  onSideOf,
  postalCodeIs,
  residents,
} from '../languages/place-words.ts'
import { regionOfCounty } from '../place-data/county-of.ts'
import { type FieldText, sentencesOf, textsOf } from '../texts.ts'
import { report } from './stated.ts'

type Fault = Omit<Parameters<typeof report>[1], 'fix'>
type Place = {
  name: string
  point: Coordinates | undefined
  codes: ReadonlySet<string>
  row: CityRecord
  isDescribed: boolean
}
type World = {
  sources: FactSources
  points: ReadonlyMap<string, Coordinates | undefined>
  /** The only office. With several, a text may mean any of them. */
  office: Coordinates | undefined
  cityOfCode: ReadonlyMap<string, string>
  sides: RegExp
  regions: RegExp | undefined
}
/** Looks for one fault in a sentence about a place. */
type Check = (sentence: string, place: Place, world: World) => Fault | undefined

/** What the texts of a place say in Spanish of where it is and of how many live there, against the table. */
export function placeFigures(sources: FactSources): Fact[] {
  const { cities, folders } = sources.records
  const textOf = new Map(folders.cities.map((record) => [record.slug, record]))
  const world = worldOf(sources)
  return cities.flatMap((row) => {
    if (row.value.alias_of !== undefined) return []
    const texts = textOf.get(row.slug)
    const description: FieldText = { record: row, path: ['description'], text: row.value.description }
    return [description, ...(texts ? textsOf(texts) : [])].flatMap((field) => {
      if (!hint.test(field.text)) return []
      const place = { ...placeOf(row), isDescribed: field === description }
      return sentencesOf(field.text).flatMap((sentence) => {
        for (const check of checks) {
          const found = check(sentence, place, world)
          if (found) return [report(field, { ...found, fix: 'Correct the text, or the row of the place.' })]
        }
        return []
      })
    })
  })
}

const codesOf = ({ zip_codes, postal_codes }: CityRecord['value']) =>
  (zip_codes ?? postal_codes ?? '').split(/\s+/).filter((code) => code !== '')

const placeOf = (row: CityRecord) => ({
  row,
  name: row.value.name,
  point: pointOf(row.value),
  codes: new Set(codesOf(row.value)),
})

function worldOf(sources: FactSources): World {
  const { records, site } = sources
  const points = new Map<string, Coordinates | undefined>()
  for (const { value } of records.cities) points.set(value.name, points.has(value.name) ? undefined : pointOf(value))
  const offices = officePlaces(sources)
  const regions = namesOfRegions(site.value.business.address.country).flatMap(([, names]) => names)
  return {
    sources,
    points,
    office: offices.length === 1 ? offices[0]?.coordinates : undefined,
    cityOfCode: new Map(records.cities.flatMap(({ value }) => codesOf(value).map((code) => [code, value.name]))),
    // A longer name may begin with a shorter one.
    sides: onSideOf([...points.keys()].sort((a, b) => b.length - a.length)),
    regions: regions.length > 0 ? inRegion(regions) : undefined,
  }
}

/** How a road differs from the straight line: by these shares of it, and by some kilometres. */
const road = { least: 0.8, most: 2.2, nearer: 3, farther: 8 }

/** `a 60 km de nuestra oficina`, of a place that is nearer. */
const distance: Check = (sentence, { name, point }, { office }) => {
  const match = awayFromOffice.exec(sentence)
  const { number = '', unit = '' } = match?.groups ?? {}
  if (!match || !point || !office || !isAbout(sentence, match, name)) return undefined
  const straight = kilometresBetween(point, office)
  const stated = Number(number.replace(',', '.')) * kilometersIn(unit)
  if (stated >= road.least * straight - road.nearer && stated <= road.most * straight + road.farther) return undefined
  const what = `The text says "${match[0]}", but ${name} is ${inUnit(straight, unit)} from there in a straight line.`
  return { code: 'distance-in-text-differs', words: match[0], what }
}

/** `al norte de nuestra oficina`, of a place to the south. */
const direction: Check = (sentence, { name, point }, { office, points, sides }) => {
  const match = sides.exec(sentence) ?? awayFromOffice.exec(sentence)
  const { side, name: other } = match?.groups ?? {}
  const target = other === undefined ? office : points.get(other)
  if (!match || side === undefined || !point || !target || other === name) return undefined
  if (!isAbout(sentence, match, name)) return undefined
  const stated = aroundWordsOf('es')?.sides[side.toLowerCase()] ?? []
  if (!isOpposite(stated, point, target)) return undefined
  const what = `The text says "${match[0]}", but by its coordinates ${name} is on the other side.`
  return { code: 'distance-in-text-differs', words: match[0], what }
}

/** Whether the place of the text is the subject of a match, before or after it: `A 15 km de nuestra oficina, Soto …`. */
const isAbout = (sentence: string, { 0: words, index }: RegExpExecArray, name: string): boolean =>
  index === 0 && /^a /i.test(words)
    ? sentence.slice(words.length).startsWith(`, ${name}`)
    : isSubject(sentence.slice(0, index), name)

/** Digits of a postal code that name its province. */
const province = 2

/** `El código postal es el 08001`, which is that of another place, or of another province than those of the row. */
const postalCode: Check = (sentence, { name, codes }, { cityOfCode }) => {
  const { groups: { of = name, code = '' } = {}, 0: words = '' } = postalCodeIs.exec(sentence) ?? {}
  if (code === '' || codes.size === 0 || codes.has(code) || plainName(of) !== plainName(name)) return undefined
  const listed = cityOfCode.get(code)
  const isOfProvince = [...codes].some((each) => each.slice(0, province) === code.slice(0, province))
  if (listed === undefined && isOfProvince) return undefined
  const what = `The text says "${words}", but ${name} does not have ${code} in cities.csv.`
  return { code: 'postal-code-in-text-differs', words: code, what }
}

/** `Está en la Comunidad Valenciana`, of a place that the table has in another region. */
const region: Check = (sentence, { name, point, row }, { regions, sources }) => {
  const match = regions?.exec(sentence)
  const { gazetteer, records, site } = sources
  if (!match || !point || !gazetteer || !isSubject(sentence.slice(0, match.index), name)) return undefined
  const { country } = site.value.business.address
  const county = records.folders.counties.find(({ slug }) => slug === row.value.county)
  const own = county && publicRegionOf(regionOfCounty(county, sources) ?? '', country)
  const stated = publicRegionOf(match.groups?.name ?? '', country)
  const near = gazetteer.near(point, 3, 30)
  if (own === undefined || stated === own || near.length === 0 || !near.every((place) => place.region === own))
    return undefined
  const what = `The text says "${match[0]}", but ${name} is in ${namesOfRegions(country).find(([code]) => code === own)?.[1][0]}.`
  return { code: 'text-of-another-region', words: match[0], what }
}

const aYear = /(?<![\d.,])(?:1[5-9]|20)\d\d(?![\d%]|[.,]\d)/

/** `Soto, con unos 80.000 habitantes`, of whom the table has 8,000. Another check reads the descriptions. */
const population: Check = (sentence, { name, row, isDescribed }) => {
  const match = residents.exec(sentence)
  const { population: real } = row.value
  if (!match || isDescribed || real === undefined || aYear.test(sentence) || isAboutPast(sentence, 'es'))
    return undefined
  const [words] = match
  const before = sentence.slice(0, match.index)
  const after = sentence.slice(match.index + words.length)
  const isOwn = before === '' ? /^,? (?:es|está|queda) /.test(after) || after.startsWith(`, ${name}`) : before === name
  const stated = Number((match.groups?.digits ?? '').replace(/[.,]/g, ''))
  if (!isOwn || isRounded(stated, real, row.value.population_basis)) return undefined
  const what = `The text says "${words.trim()}", but ${name} has ${real} residents in cities.csv.`
  return { code: 'population-in-text-differs', words: words.trim().replace(/^, /, ''), what }
}

const checks: readonly Check[] = [distance, direction, postalCode, region, population]
