import { type Direction, directions } from '#manifest/schema/landmark.ts'
import { distanceWords } from '#src/country/units.ts'
import { literal } from '../../../core/text/literal.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { type FieldText, isEnglish, matchesOf, sentencesOf, textsWithPlaces } from '../texts.ts'

const hinted = /\b(?:flow|run|drain|head|wind|meander|snake|course|descend|tumble|rush|pour)/i
const side = '(north(?:east|west)?|south(?:east|west)?|east|west)'
const flows =
  '(?:flows?|runs?|drains?(?! the)|heads?|winds?|meanders?|snakes?|courses|descends?|tumbles?|rushes|pours?|continues|makes its way|flowing|running|draining|winding|meandering|heading)'
/** What follows a direction that is not that of something else, such as `the west side` and `north of town`. */
const end =
  '(?:wards?|erly)?(?=[,;:.!?]|$| (?:between|through|into|in|towards?|past|across|along|from|for|under|behind|until|before|where|with|out|down|on|over|all|as|and (?!(?:north|south|east|west)))\\b| to (?!(?:north|south|east|west)))'

/** A further name of a river that is that of its surroundings. */
const isAround = / (?:Canyon|Gorge|Valley|Dam|Park)$/

/** A part of a river may run another way. */
const ofPart = new RegExp(
  `\\b(?:bends?|turns?|turning|loops?|curves?|curving|swings?|doubles|here|briefly|first|then|once|before it|until it|one arm|branch|${distanceWords.en}|blocks?|tributar\\w+|road|trail|path|parkway|trains?)\\b`,
  'i',
)

/** Rivers that flow another way than landmarks.csv says: `the Hood River runs south`. English alone. */
export function checkRiverDirections(sources: FactSources): Fact[] {
  const { landmarks } = sources.records
  const rivers = new Map<string, River>()
  for (const { value, at } of landmarks)
    if (value.flows.length > 0)
      for (const name of value.names)
        if (!isAround.test(name)) rivers.set(name, { flows: value.flows, row: `${at.file}:${at.line}` })
  if (!isEnglish(sources) || rivers.size === 0) return []
  const find = finder(rivers)
  return textsWithPlaces(sources).flatMap(({ fields }) =>
    fields.flatMap((field) =>
      hinted.test(field.text) ? sentencesOf(field.text).flatMap((sentence) => report(field, find(sentence))) : [],
    ),
  )
}

/** The directions of a river, and the file and line of its row. */
type River = { flows: readonly Direction[]; row: string }
type Found = { words: string; name: string; river: River }

function report({ record, path }: FieldText, found: Found | undefined): Fact[] {
  if (!found) return []
  const { words, name, river } = found
  const known = new Intl.ListFormat('en').format(river.flows)
  const what = `The text says "${words}", but by ${river.row} the ${name} flows ${known}.`
  const fix = 'Correct the text, or the row of the landmark.'
  return [fact(record, path, { code: 'distance-in-text-differs', severity: 'warning', what, fix }, words)]
}

function finder(rivers: ReadonlyMap<string, River>) {
  const whole = [...rivers.keys()].map(literal)
  // `The Weber` is the river, and `Weber` may be a town.
  const short = new Map([...rivers.keys()].map((name) => [name.replace(/ (?:River|Creek)$|^River /, ''), name]))
  const name = `(?<name>${whole.join('|')}|(?<=[Tt]he )(?:${[...short.keys()].map(literal).join('|')}))(?! \\p{Lu}|[\\p{L}’-])`
  const patterns = [
    `${name}(?:,? (?:which|that))?,? (?:\\p{Ll}+ly |also |still )?${flows} (?:(?!from\\b|of\\b|north|south|east|west)\\p{Ll}+ ){0,6}?${side.replace('(', '(?<side>')}${end}`,
    `${name}(?:,? (?:which|that))?,? (?:\\p{Ll}+ly |also |still )?${flows} (?:\\p{Ll}+ ){0,4}?(?:from )?(?:the )?${side} to (?:the )?${side.replace('(', '(?<side>')}\\b`,
    `${side.replace('(', '(?<side>')}-flowing ${name}`,
  ].map((pattern) => new RegExp(pattern, 'gu'))
  return (sentence: string): Found | undefined => {
    if (!hinted.test(sentence) || ofPart.test(sentence)) return undefined
    for (const pattern of patterns)
      for (const { 0: words, groups = {} } of matchesOf(sentence, pattern)) {
        const { name: written = '' } = groups
        const full = short.get(written) ?? written
        const river = rivers.get(written) ?? rivers.get(full)
        const stated = directions.find((each) => each === groups.side)
        if (river && stated !== undefined && river.flows.every((each) => isAgainst(stated, each)))
          return { words, name: full, river }
      }
    return undefined
  }
}

/** Eighths of a turn from which two directions are against each other: south and northwest. */
const fewestEighths = 3

function isAgainst(one: Direction, other: Direction): boolean {
  const apart = Math.abs(directions.indexOf(one) - directions.indexOf(other))
  return Math.min(apart, directions.length - apart) >= fewestEighths
}
