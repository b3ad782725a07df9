import { inUnit, kilometersIn } from '#src/country/units.ts'
import { type Coordinates, kilometresBetween } from '../../../core/known-place.ts'
import { wholeNumberOf } from '../../../core/text/number-words.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { type AroundWords, aroundWordsOf } from '../languages/around-words.ts'
import { shortNames } from '../subjects/place-texts/short-names.ts'
import { type FieldText, matchesOf, textsOf } from '../texts.ts'
import { isOpposite } from './compass.ts'

/** Kilometres, and shares of the straight line, that a stated distance may differ. */
const distance = { kilometres: 5, least: 0.7, most: 1.8 }

/** `Kearney lies to the north`, in the text of a place that is north of it, or `Kearney is 20 km to the north`. */
export function checkPlacesAround(sources: FactSources): Fact[] {
  const words = aroundWordsOf(sources.records.language.tag)
  if (!words) return []
  const { cities, folders } = sources.records
  const points = new Map<string, Coordinates>()
  for (const { value } of cities) {
    const { name, latitude, longitude, alias_of } = value
    if (alias_of === undefined && latitude !== undefined && longitude !== undefined)
      points.set(name, { latitude, longitude })
  }
  for (const [name, short] of shortNames([...points.keys()])) {
    const point = points.get(name)
    if (point && short.length >= shortestName) points.set(short, point)
  }
  const textOf = new Map(folders.cities.map((record) => [record.slug, record]))
  return cities.flatMap((row) => {
    const { name, description } = row.value
    const own = points.get(name)
    if (!own) return []
    const texts = textOf.get(row.slug)
    const fields: FieldText[] = [
      { record: row, path: ['description'], text: description },
      ...(texts ? textsOf(texts) : []),
    ]
    return fields.flatMap((field) => (words.hint.test(field.text) ? faultsIn(field, { name, own, points, words }) : []))
  })
}

/** A shorter one is often a word: `el soto`. */
const shortestName = 6

type World = { name: string; own: Coordinates; points: ReadonlyMap<string, Coordinates>; words: AroundWords }

function faultsIn({ record, path, text }: FieldText, { name, own, points, words }: World): Fact[] {
  return matchesOf(text.replaceAll('\n', ' '), words.place).flatMap(({ 0: stated, groups = {} }) => {
    const target = points.get(groups.name ?? '')
    if (!target || target === own || (groups.verb === undefined && groups.number === undefined)) return []
    const sides = words.sides[groups.side ?? ''] ?? []
    const what = isOpposite(sides, target, own)
      ? `The text says "${stated}", but by its coordinates ${groups.name} is on the other side.`
      : isFar(groups, kilometresBetween(own, target))
        ? `The text says "${stated}", but ${groups.name} is ${inUnit(kilometresBetween(own, target), groups.unit ?? '')} from ${name}.`
        : undefined
    if (what === undefined) return []
    const fix = 'Correct the text, or the coordinates.'
    return [fact(record, path, { code: 'distance-in-text-differs', what, fix }, stated)]
  })
}

function isFar({ number, unit = '' }: Record<string, string>, straight: number): boolean {
  if (number === undefined) return false
  const kilometres = wholeNumberOf(number) * kilometersIn(unit)
  return (
    kilometres < distance.least * straight - distance.kilometres ||
    kilometres > distance.most * straight + distance.kilometres
  )
}
