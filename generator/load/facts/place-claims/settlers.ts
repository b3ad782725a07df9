import { type Fact, type FactSources, fact } from '../fact.ts'
import { peoples, settledBy, settlerHint, severalPeoples } from '../languages/settler-words.ts'
import { type FieldText, isEnglish, matchesOf, sentencesOf, textsOfPlaces } from '../texts.ts'

/** The peoples that a text says settled a place. */
type Claim = { field: FieldText; words: string; named: ReadonlySet<string> }

/**
 * `Norwegian settlers gave Midway its look`, where another text of the place has Swiss ones, and none of its texts and
 * landmarks has anything Norwegian. One finding for a place. English alone.
 */
export function checkSettlers(sources: FactSources): Fact[] {
  if (!isEnglish(sources)) return []
  return textsOfPlaces(sources).flatMap(({ row, fields }) => {
    const claims = fields.flatMap(claimsIn)
    if (claims.length < 2) return []
    const { slug } = row
    const landmarks = sources.records.landmarks
      .filter(({ value }) => value.places.includes(slug))
      .flatMap(({ value }) => value.names)
    for (const claim of claims) {
      const others = claims.filter(({ field }) => field !== claim.field)
      const named = peoplesIn(
        [...fields.filter((field) => field !== claim.field).map(({ text }) => text), ...landmarks].join('\n'),
      )
      if ([...claim.named].some((each) => isKnown(each, named))) continue
      const other = others.find((each) => [...each.named].every((people) => !isKnown(people, claim.named)))
      if (other) return [report(claim, other, row.value.name)]
    }
    return []
  })
}

/** Whether a people, or one related to it, is among some. */
const isKnown = (people: string, named: ReadonlySet<string>): boolean =>
  named.has(people) || (peoples[people]?.related ?? []).some((each) => named.has(each))

function report({ field, words }: Claim, other: Claim, name: string): Fact {
  const what = `The text says "${words}", but another text of ${name} says "${other.words}".`
  const fix = 'Correct one of the two.'
  return fact(field.record, field.path, { code: 'statement-reversed', severity: 'warning', what, fix }, words)
}

function claimsIn(field: FieldText): Claim[] {
  if (!settlerHint.test(field.text)) return []
  return sentencesOf(field.text).flatMap((sentence) =>
    settlerHint.test(sentence) && !severalPeoples.test(sentence)
      ? matchesOf(sentence, settledBy).map(([words]) => ({ field, words, named: peoplesIn(sentence) }))
      : [],
  )
}

const patterns = () =>
  Object.entries(peoples).map(
    ([people, { words }]) => [people, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u')] as const,
  )
let known: ReturnType<typeof patterns> | undefined

/** The peoples that a text names, for any reason. */
function peoplesIn(text: string): ReadonlySet<string> {
  known ??= patterns()
  return new Set(known.flatMap(([people, pattern]) => (pattern.test(text) ? [people] : [])))
}
