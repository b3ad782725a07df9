import { groupBy } from '../../../core/group-by.ts'
import { pointOf } from '../../../core/known-place.ts'
import { literal } from '../../../core/text/literal.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { type FieldText, isEnglish, textsOf } from '../texts.ts'
import { ahead, type Side } from './compass.ts'

/** Fewest other places of a county that show where its ends are. */
const fewestPlaces = 8
/** Share of the places of a county that are at one of its ends. */
const outermost = 0.15

const hinted = /\b(?:north|south|east|west)ern\b/
const anEnd =
  '(?:the|its) (?:far |very )?(north|south|east|west)ern (?:edge|end|fringe|rim)(?: of (?:the|our|its) (?:valley|county|area|service area))?'

/** `At the eastern edge of the valley, Magna` in a text of the place that is farthest west in its county. English alone. */
export function checkOuterPlaces(sources: FactSources): Fact[] {
  if (!isEnglish(sources)) return []
  const { cities, folders } = sources.records
  const placed = cities.flatMap((row) => {
    const at = row.value.alias_of === undefined ? pointOf(row.value) : undefined
    return at ? [{ row, at }] : []
  })
  const textOf = new Map(folders.cities.map((record) => [record.slug, record]))
  const inCounty = groupBy(placed, ({ row }) => row.value.county)
  return placed.flatMap(({ row, at }) => {
    const places = inCounty.get(row.value.county) ?? []
    if (places.length <= fewestPlaces) return []
    const record = textOf.get(row.slug)
    const fields: FieldText[] = [
      { record: row, path: ['description'], text: row.value.description },
      ...(record ? textsOf(record).filter(({ path }) => path[0] === 'body') : []),
    ]
    return fields.flatMap((field) => {
      const [words, side] = endIn(field.text, row.value.name) ?? []
      if (words === undefined || side === undefined) return []
      const behind = places.filter((other) => ahead[side](at, other.at) > 0).length
      if (behind > outermost * (places.length - 1)) return []
      const what = `The text says "${words}", but by its coordinates ${row.value.name} is on the other side of its county.`
      const fix = 'Correct the text, or the coordinates.'
      return [fact(field.record, field.path, { code: 'distance-in-text-differs', what, fix }, words)]
    })
  })
}

/** The end at which a text puts its place, and its side. */
function endIn(text: string, name: string): [words: string, side: Side] | undefined {
  if (!hinted.test(text)) return undefined
  const subject = literal(name)
  const [, before, first, after, second] =
    new RegExp(
      `\\b[Aa]t (${anEnd}), ${subject}(?!\\p{L})|(?:^|[.!?]\\s+)${subject} (?:is|lies|sits|stands) (?:\\p{Ll}+ )?(?:at|on) (${anEnd})`,
      'u',
    ).exec(text) ?? []
  const words = before ?? after
  const side = first ?? second
  return words === undefined || side === undefined ? undefined : [words, side as Side] // the pattern has the four sides
}
