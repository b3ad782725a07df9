import { type Direction, directions } from '#manifest/schema/landmark.ts'
import { type Coordinates, kilometresBetween } from '../../../core/known-place.ts'
import { aName } from '../../../core/text/a-name.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { type FieldText, isEnglish, matchesOf, sentencesOf, textsWithPlaces } from '../texts.ts'
import { type Named, namedIn } from './landmark-sides/named-points.ts'

const hinted = /\b(?:up|down)(?:stream|river)\b|\babove and\b|\bbelow and\b/i
const away = '(?:(?:just|right|a (?:few|short)|[\\w-]+) (?:\\p{Ll}+ )?)?'
const isAt = '(?:is|lies|sits|stands|begins)'
/** The groups `upper` and `lower`, or `own` for the place of the text in place of one of them. */
const patterns = [
  `(?<upper>${aName}) above and (?<lower>${aName}) below`,
  `(?<lower>${aName}) below and (?<upper>${aName}) above`,
  `(?<upper>${aName}) upstream and (?<lower>${aName}) downstream`,
  `(?<lower>${aName}) downstream and (?<upper>${aName}) upstream`,
  `(?<upper>${aName}),? (?:${isAt} )?${away}up(?:stream|river) (?:of|from) (?<lower>${aName})`,
  `(?<lower>${aName}),? (?:${isAt} )?${away}down(?:stream|river) (?:of|from) (?<upper>${aName})`,
  `^Up(?:stream|river) (?:of|from) (?<lower>${aName}), (?<upper>${aName})`,
  `^Down(?:stream|river) (?:of|from) (?<upper>${aName}), (?<lower>${aName})`,
  `^(?<own>It|The (?:town|city|village)) ${isAt} ${away}up(?:stream|river) (?:of|from) (?<lower>${aName})`,
  `^(?<own>It|The (?:town|city|village)) ${isAt} ${away}down(?:stream|river) (?:of|from) (?<upper>${aName})`,
].map((source) => new RegExp(source.replaceAll('((?:', '(?:(?:'), 'gu'))

/** Metres by which a place must be higher than the one that a text has upstream of it: towns have slopes. */
const clearlyHigher = 50
/** Kilometres within which two points have no clear order along a river. */
const together = 3

/**
 * Places and lakes along a river in the wrong order: `Deer Creek above and Jordanelle below`, `Holt is just upstream of Denby`.
 * Shown by the directions in which the river of the sentence flows, by landmarks.csv, or by the elevations of two places.
 * English alone.
 */
export function checkRiverOrder(sources: FactSources): Fact[] {
  if (!isEnglish(sources)) return []
  const { landmarks } = sources.records
  const rivers = landmarks.flatMap(({ value }) =>
    value.flows.length > 0 ? value.names.map((name) => ({ name, flows: value.flows })) : [],
  )
  const named = namedIn(sources)
  const read = (fields: readonly FieldText[], own?: string) =>
    fields.flatMap((field) => {
      if (!hinted.test(field.text)) return []
      return sentencesOf(field.text).flatMap((sentence) => {
        const found = hinted.test(sentence) ? wrongOrder(sentence) : undefined
        return found ? [report(field, found)] : []
      })

      function wrongOrder(sentence: string): Found | undefined {
        const river = rivers.find(({ name }) => sentence.includes(name))
        for (const pattern of patterns)
          for (const { 0: words, groups = {} } of matchesOf(sentence, pattern)) {
            const [upper, lower] = [nameIn(groups.upper ?? own, named), nameIn(groups.lower ?? own, named)]
            const [from, to] = [named.get(upper), named.get(lower)]
            if (!from || !to || upper === lower) continue
            const isWrong =
              (river && isAgainstFlow(from.points, to.points, river.flows)) ||
              isHigher({ upper, lower, from, to }, sources)
            if (isWrong) return { words, upper, lower }
          }
        return undefined
      }
    })
  return textsWithPlaces(sources).flatMap(({ fields, place }) => read(fields, place))
}

type Found = { words: string; upper: string; lower: string }

function report({ record, path }: FieldText, { words, upper, lower }: Found): Fact {
  const what = `The text says "${words}", but ${lower} is upstream of ${upper}.`
  const fix = 'Correct the text, or the coordinates.'
  return fact(record, path, { code: 'distance-in-text-differs', severity: 'warning', what, fix }, words)
}

/** A name that has points: the first word may only begin the sentence. */
function nameIn(words: string | undefined, named: ReadonlyMap<string, Named>): string {
  const name = words ?? ''
  return [name, name.replace(/^\p{Lu}[\p{L}’.]* /u, '')].find((each) => named.has(each)) ?? ''
}

/** Whether every point of the lower end is before every point of the upper one, in each direction of the river. */
function isAgainstFlow(
  upper: readonly Coordinates[],
  lower: readonly Coordinates[],
  flows: readonly Direction[],
): boolean {
  return (
    upper.length > 0 &&
    lower.length > 0 &&
    upper.every((from) =>
      lower.every(
        (to) => kilometresBetween(from, to) > together && flows.every((flow) => progress(from, to, flow) < 0),
      ),
    )
  )
}

/** Degrees from one point to another in a direction of the compass, which has its names clockwise from north. */
function progress(from: Coordinates, to: Coordinates, flow: Direction): number {
  const angle = (directions.indexOf(flow) / directions.length) * 2 * Math.PI
  const shrink = Math.cos((from.latitude * Math.PI) / 180)
  return (to.latitude - from.latitude) * Math.cos(angle) + (to.longitude - from.longitude) * shrink * Math.sin(angle)
}

type Pair = { upper: string; lower: string; from: Named; to: Named }

/** Whether the lower one of two places of the table is higher above the sea: no river flows there. */
function isHigher({ upper, lower, from, to }: Pair, { gazetteer }: FactSources): boolean {
  const [point, other] = [from.points[0], to.points[0]]
  if (!gazetteer || !point || !other || from.isLandmark || to.isLandmark) return false
  const heightOf = (name: string, near: Coordinates) =>
    gazetteer.placesNamed(name).find((place) => kilometresBetween(place, near) < together)?.elevation
  const [high, low] = [heightOf(upper, point), heightOf(lower, other)]
  return high !== undefined && low !== undefined && low > high + clearlyHigher
}
