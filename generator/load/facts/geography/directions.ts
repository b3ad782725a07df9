import { slugOf } from '#src/slug-of.ts'
import type { Coordinates } from '../../../core/known-place.ts'
import { aName } from '../../../core/text/a-name.ts'
import { literal } from '../../../core/text/literal.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import {
  companyAndServiceTexts,
  companyTexts,
  type FieldText,
  isEnglish,
  matchesOf,
  sentencesOf,
  textsOf,
} from '../texts.ts'
import { hasUnreadRows } from '../unread-rows.ts'
import { ahead, type Side } from './compass.ts'

type Point = Coordinates & { name: string }

const side = '(north|south|east|west)'
const hinted = /\b(?:north|south|east|west)\b/

/** Degrees of tolerance for the order of two places: they are not points. */
const tolerance = 0.02
/** Degrees by which another place must be farther out than the one that a text names as the end of an area. */
const clearlyFarther = 0.07

/** What texts say about the side that a place is on, against the coordinates of cities.csv. English alone. */
export function checkDirections(sources: FactSources): Fact[] {
  if (!isEnglish(sources)) return []
  const { folders, cities } = sources.records
  const points = new Map<string, Point>()
  for (const { value } of cities) {
    const { name, latitude, longitude } = value
    if (value.alias_of === undefined && latitude !== undefined && longitude !== undefined)
      points.set(name, { name, latitude, longitude })
  }
  if (points.size < 2) return []
  const find = stretchFinder(points)
  const read = (fields: readonly FieldText[]) =>
    fields.flatMap((field) =>
      hinted.test(field.text)
        ? sentencesOf(field.text).flatMap((sentence) => {
            const found = find(sentence)
            return found ? [report(field, found)] : []
          })
        : [],
    )
  const rowOf = new Map(cities.map((row) => [row.slug, row]))
  const countyOf = new Map(cities.map(({ value }) => [value.name, value.county]))
  return [
    ...companyTexts(sources).flatMap((field) => (hinted.test(field.text) ? unservedEnd(field, points, sources) : [])),
    ...read(companyAndServiceTexts(sources)),
    ...folders.cities.flatMap((record) => read(textsOf(record))),
    ...read(cities.map((record) => ({ record, path: ['description'], text: record.value.description }))),
    ...folders.counties.flatMap((record) => {
      const own = [...points.values()].filter(({ name }) => countyOf.get(name) === record.slug)
      return textsOf(record).flatMap((field) => {
        const found = hinted.test(field.text) ? sideOfCounty(field.text, own) : undefined
        return found ? [report(field, found)] : []
      })
    }),
    ...folders.cities.flatMap((record) => {
      const row = rowOf.get(record.slug)
      return row ? checkEnds(row, textsOf(record)) : []
    }),
  ]
}

/** Fewest places of a county that show where its sides are. */
const fewestPlaces = 4

/** `In the east the Kamas Valley lies open`, in the text of a county. */
function sideOfCounty(text: string, places: readonly Point[]): Fault | undefined {
  if (places.length < fewestPlaces) return undefined
  const middle = {
    latitude: places.reduce((sum, { latitude }) => sum + latitude, 0) / places.length,
    longitude: places.reduce((sum, { longitude }) => sum + longitude, 0) / places.length,
  }
  const names = places.map(({ name }) => literal(name)).join('|')
  const pattern = new RegExp(`\\bIn the (?:far )?${side},? (?:the )?(${names})\\b`, 'g')
  for (const [words, stated = '', name = ''] of matchesOf(text, pattern)) {
    const place = places.find((each) => each.name === name)
    if (place && ahead[stated as Side](place, middle) < -tolerance)
      return { words, what: `The text says "${words}", but by its coordinates ${name} is on the other side.` }
  }
  return undefined
}

const opposite: Record<Side, Side> = { north: 'south', south: 'north', east: 'west', west: 'east' }
const anEnd = new RegExp(`\\b${side}(?:ern)? (end|side|edge|half|shore|mouth|bank) of ((?:the )?${aName})`, 'gu')
const isPlaced = /\b(?:lies|sits|stands|is|begins|spreads|stretches|rests|nestles)\b/

/**
 * The ends on which a text puts a place: `south` by `end of the Kamas Valley`. The place is the subject of the sentence, as
 * houses and roads of the same place are on several sides of a lake. An end of which a text names both sides is left out.
 */
function endsIn(text: string, name: string): Map<string, { stated: Side; words: string }> {
  const found = new Map<string, { stated: Side; words: string } | undefined>()
  const subject = new RegExp(`^(?:${literal(name)}|(?:It|The (?:city|town|village|community|place))) `)
  for (const sentence of sentencesOf(text))
    for (const { 0: words, 1: stated, 2: end = '', 3: whole = '', index } of sentence.matchAll(anEnd)) {
      const before = sentence.slice(0, index)
      const isSubject =
        (subject.test(sentence) && isPlaced.test(before)) ||
        sentence.slice(index + words.length).startsWith(`, ${name} `)
      if (!isSubject) continue
      const key = `${end} of ${whole}`
      found.set(key, found.has(key) ? undefined : { stated: stated as Side, words }) // the pattern has the four sides
    }
  return new Map([...found].flatMap(([end, one]) => (one ? [[end, one] as const] : [])))
}

/** `At the northern end of the valley` in cities.csv, and `the south end` in the text of the same place. */
function checkEnds(row: FactSources['records']['cities'][number], fields: readonly FieldText[]): Fact[] {
  const { name, description } = row.value
  const inRow = endsIn(description, name)
  if (inRow.size === 0) return []
  const inTexts = endsIn(fields.map(({ text }) => text).join(' '), name)
  return [...inRow].flatMap(([end, { stated, words }]) => {
    const other = inTexts.get(end)
    if (other?.stated !== opposite[stated]) return []
    const what = `The description says "${words}", but the text of ${name} says "${other.words}".`
    return [
      fact(row, ['description'], { code: 'distance-in-text-differs', what, fix: 'Correct one of the two.' }, words),
    ]
  })
}

type Fault = { words: string; what: string }

const report = ({ record, path }: FieldText, { words, what }: Fault) =>
  fact(record, path, { code: 'distance-in-text-differs', what, fix: 'Correct the text, or the coordinates.' }, words)

const stretch = new RegExp(
  `\\b[Ff]rom ${aName} (?:in|at) the (?:far )?${side}(?:,| down| up| over| out| all the way| across)* to ${aName}(?: (?:in|at) the (?:far )?${side})?`,
  'gu',
)
/** Residents of a town that a text means by its name. */
const fewestResidents = 1000

/** `from Logan in the north down to Orem`, where the table has one of the two ends. */
function unservedEnd(
  { record, path, text }: FieldText,
  points: ReadonlyMap<string, Point>,
  sources: FactSources,
): Fact[] {
  const { gazetteer, records } = sources
  // A row that is not read is missing in the table.
  if (hasUnreadRows(records)) return []
  const names = new Set([...records.cities, ...records.folders.counties].map(({ value }) => value.name))
  return sentencesOf(text).flatMap((sentence) =>
    matchesOf(sentence, stretch).flatMap(([match, from = '', , to = '']) => {
      // A row with another name, or one that failed its schema, has its slug.
      const unknown = [from, to].filter((name) => !names.has(name) && !records.written.cityRows?.has(slugOf(name)))
      const [end] = unknown
      if (end === undefined || unknown.length > 1 || !(points.has(from) || points.has(to))) return []
      const isTown = gazetteer
        ?.placesNamed(end)
        .some(({ name, population = 0 }) => name === end && population >= fewestResidents)
      if (!isTown) return []
      const words = match.slice('from '.length)
      const what = `The text says "${words}", but cities.csv does not have ${end}.`
      const fix = 'Write a place that the company serves, or add its row.'
      return [fact(record, path, { code: 'place-not-served', severity: 'warning', what, fix }, words)]
    }),
  )
}

/** `from Magna in the west to Timber Lakes in the east`: the sides, and whether the area ends there. */
function stretchFinder(points: ReadonlyMap<string, Point>) {
  return (sentence: string): Fault | undefined => {
    for (const [match, from = '', fromSide, to = '', toSide] of matchesOf(sentence, stretch)) {
      const words = match.slice('from '.length)
      const [first, last] = [points.get(from), points.get(to)]
      if (!first || !last) continue
      const ends: [Point, Point, Side | undefined][] = [
        [first, last, fromSide as Side | undefined], // the pattern has the four sides
        [last, first, (toSide as Side | undefined) ?? sideAfter(match, fromSide)],
      ]
      for (const [end, other, stated] of ends) {
        if (stated === undefined) continue
        if (ahead[stated](end, other) < -tolerance)
          return { words, what: `The text says "${words}", but by its coordinates ${end.name} is on the other side.` }
        // In a county, or on one side of it, another place may be the last.
        if (/\bcount(?:y|ies)\b/i.test(sentence)) continue
        const farther = [...points.values()].find((each) => ahead[stated](each, end) > clearlyFarther)
        if (farther)
          return {
            words,
            what: `The text says "${words}", but by its coordinates ${farther.name} is farther ${stated}.`,
          }
      }
    }
    return undefined
  }
}

/** `From Henefer in the north down to Orem`: the south. */
const sideAfter = (words: string, from: string | undefined): Side | undefined =>
  from === 'north' && /\bdown to\b/.test(words)
    ? 'south'
    : from === 'south' && /\bup to\b/.test(words)
      ? 'north'
      : undefined
