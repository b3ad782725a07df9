import { fullCountyName } from '#src/country/county-name.ts'
import { regionCodes, regionNameOf } from '#src/country/regions.ts'
import { plainName } from '../../../../core/gazetteer.ts'
import { aName } from '../../../../core/text/a-name.ts'
import { literal } from '../../../../core/text/literal.ts'
import type { CityRecord, FactSources } from '../../fact.ts'
import { regionOfCounty } from '../../place-data/county-of.ts'
import { sentencesOf } from '../../texts.ts'
import { isPutInto } from './put-into.ts'

export type Counties = {
  names: ReadonlyMap<string, string>
  regionOf: (row: CityRecord) => string | undefined
}

/** The counties of the manifest and of its regions, by full name. */
export function countyNames(sources: FactSources): Counties {
  const { records, gazetteer } = sources
  const bySlug = new Map(records.folders.counties.map((county) => [county.slug, county]))
  const regions = new Set(
    records.folders.counties.flatMap((county) => gazetteer?.regionOf(regionOfCounty(county, sources) ?? '') ?? []),
  )
  const known = [...regions].flatMap((region) => gazetteer?.countiesOf(region) ?? []).map(({ name }) => name)
  const names = new Map(
    [...known, ...records.folders.counties.map(({ value }) => value.name)].map((name) => [plainName(name), name]),
  )
  return {
    names,
    regionOf: (row) => {
      const county = bySlug.get(row.value.county)
      return county && regionOfCounty(county, sources)
    },
  }
}

type Home = { name: string; county: string; region: string; country: string }

/** `Summit County, Colorado`: the own county in another state, or one that a text puts its place into. */
export function stateOfCounty(text: string, { name, county, region, country }: Home): string | undefined {
  if (!text.includes('County, ')) return undefined
  return sentencesOf(text).flatMap((sentence) => {
    const [words, stated, state] =
      /((?:\p{Lu}[\p{L}’'-]+ ){1,3}County), (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)/u.exec(sentence) ?? []
    const code = regionCodes(country)?.find((each) => regionNameOf(each, country) === state)
    if (words === undefined || stated === undefined || code === undefined || code === region) return []
    const isOwn = stated.endsWith(fullCountyName(county, 'County'))
    return (isOwn && !isNeighbour(sentence, words)) || isPutInto(stated, name, sentence) ? [words] : []
  })[0]
}

/** A text without `Frederick County, Virginia`, if the county of that name in the manifest is in another state. */
export function withoutNamesakes(text: string, sources: FactSources): string {
  const { records, site } = sources
  const { country } = site.value.business.address
  const codes = regionCodes(country) ?? []
  if (!text.includes(' County, ')) return text
  return records.folders.counties.reduce((rest, county) => {
    const others = codes
      .filter((code) => code !== regionOfCounty(county, sources))
      .flatMap((code) => [regionNameOf(code, country), code])
    const name = literal(fullCountyName(county.value.name, 'County'))
    return rest.replace(new RegExp(`\\b${name}, (?:${others.map(literal).join('|')})(?!\\p{L})`, 'gu'), '…')
  }, text)
}

/** `at the southern end of`, before the name of what it is within. */
const isWithin = /\b(?:at|in|on) the (?:[\w-]+ )?(?:end|part|half|corner|middle|center|heart) of (?:the )?$/i

/** `Avon County with Holt is to the east`, `two km north of Avon County`, `Avon County, farther west`. */
const direction =
  /\bto (?:the|its|our) (?:north|south|east|west)|\b(?:north|south|east|west)(?:east|west)? of|\b(?:is|are|lies?|follows?|farther|further) (?:just |due )?(?:north|south|east|west)(?:east|west)?(?!\p{L})/iu

/** A text may say what lies beyond the county. */
export function isNeighbour(text: string, words: string): boolean {
  const name = words.replace(/\s+/g, ' ')
  const sentence = sentencesOf(text).find((each) => each.includes(name))
  return (
    sentence !== undefined &&
    !isWithin.test(sentence.slice(0, sentence.indexOf(name))) &&
    (/\b(?:closer|nearer|than|border|line|near|next|toward|beyond|from|neighbou?r|between|into)\w*/i.test(sentence) ||
      direction.test(sentence))
  )
}

const designation = /County|Parish|Borough/
const designated = /((?:\p{Lu}[\p{L}’'.-]+\s){1,3})(?:County|Parish|Borough)\b/gu

/** The counties that a text names with their designation. */
export function countiesIn(text: string, { names }: Counties): { words: string; county: string }[] {
  if (!designation.test(text)) return []
  return [...text.matchAll(designated)].flatMap(([words, name = '']) => {
    const known = longestKnown(name.trim(), names)
    return known ? [{ words: words.slice(known.at), county: known.county }] : []
  })
}

const also = '(?: (?:also|partly|partially|part|extends|reaches|in|into))*'

/**
 * Whether a sentence has a county together with the own one: `Sarasota, Manatee, and Charlotte County`, where only the last of a
 * list has the word, `in both Manatee County and Charlotte County`, `in Manatee County and partly in Charlotte County`.
 */
export function isInList(sentence: string, own: string, other: string): boolean {
  if (own === '') return false
  const at = sentence.indexOf(other)
  const [before, after] = [sentence.slice(0, at), sentence.slice(at + other.length)]
  const name = `${literal(own)}(?!\\p{L})`
  return (
    new RegExp(`(?<!\\p{L})${name}(?: County| Parish| Borough)?(?:, ${aName})*(?:,|,? (?:and|&))${also} $`, 'iu').test(
      before,
    ) || new RegExp(`^(?:, ${aName})*,? (?:and|&)${also} ${name}`, 'u').test(after)
  )
}

/** `Hood River` of `Unincorporated Hood River`, and where it begins. */
function longestKnown(name: string, names: ReadonlyMap<string, string>): { county: string; at: number } | undefined {
  const words = name.split(/\s+/)
  for (let index = 0; index < words.length; index++) {
    const rest = words.slice(index).join(' ')
    const county = names.get(plainName(rest))
    if (county !== undefined) return { county, at: name.length - rest.length }
  }
  return undefined
}
