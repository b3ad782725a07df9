import { distanceWords } from '#src/country/units.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { type FieldText, isEnglish, matchesOf, sentencesOf, textsWithPlaces } from '../texts.ts'
import { isOnSide, type Named, namedIn } from './landmark-sides/named-points.ts'
import { onWrongShore } from './landmark-sides/shores.ts'

const side = '(?<side>(?:north|south)(?:east|west)?|east|west)'
const hinted = /\b(?:north|south|east|west)/i
/** Words of a sentence between a name and a side. Another name would be what the side is about. */
const between = '(?: (?!and |or |but |with |from |north|south|east|west)[\\p{Ll}’-]+){0,4}'
const lies =
  '(?:is|are|lies?|sits?|stands?|rises?|begins?|starts?|opens?|spreads?|stretches|runs?|looms?|climbs?|towers?)'

const aPart = '(?:\\p{Lu}[\\p{L}’.]* ){0,4}\\p{Lu}[\\p{L}’]+'
const one = `(?<![\\p{L}’.-]|\\bfrom (?:the )?)(?:[Tt]he )?(?<name>${aPart})`
const other = `(?:the )?(?<from>${aPart}|[Tt]own|(?:city|town|village|community)(?! of)|here)(?![\\p{L}’])`
/** The groups `name` and `side`, and `from`: the place on whose side the name is. Without it, or if it is no name, the own place. */
const patterns = [
  // `Mirror Lake lies to the south`, `the Cascades in the east of town`
  `${one}${between} (?:to|in|on) the ${side}(?:ern side| side)?(?: of ${other})?(?! (?:of|end|side|edge|shore|half|part|fork|bank|rim|slope|face|(?:and|or) (?:to )?(?:the )?(?:north|south|east|west)|\\p{Lu})|[-\\p{L}])`,
  // `Mirror Lake spreads its coves and beaches to the south`
  `${one} (?:rises|spreads|climbs|looms|towers|fills|stands) [^,;:.\\p{Lu}]{1,60} (?:to|in|on) the ${side}(?=[,;.])`,
  // `Holt Canyon begins just west of Ashby`
  `${one} ${lies}(?: (?:just|directly|right|due|a (?:short way|little)|(?:[\\w-]+ ){1,2}(?:${distanceWords.en})))? ${side} of ${other}`,
  // `Ashby, on the western shore of Mirror Lake`
  `${one},?${between} (?:on|at|along|above|over|by|beside) the ${side}(?:ern)? (?:shore|shoreline|bank|flank)s? of ${other}(?! (?:and|or) )`,
  // `On the western shore of Mirror Lake, Ashby …`
  `^(?:On|At|Along|Above|By) the ${side}(?:ern)? (?:shore|shoreline|bank|flank)s? of ${other},?(?: ${lies})? (?:the )?(?<name>${aPart})`,
  // `To the south, Mirror Lake …`
  `^(?:To|In|On) the ${side}(?: of ${other})?,?(?: ${lies})? (?:the )?(?<name>${aPart})`,
  // `South of town is Mirror Lake`
  `^(?<side>(?:North|South)(?:east|west)?|East|West) of ${other},?(?: ${lies})? (?:the )?(?<name>${aPart})`,
  // `South of Mirror Lake, in the pines, Ashby …`: the own place
  `^(?<side>(?:North|South)(?:east|west)?|East|West) of ${other}(?=,)`,
].map((source) => new RegExp(source, 'gu'))

/** What texts say about the side of a place on which a landmark is, against the coordinates of landmarks.csv. English alone. */
export function checkLandmarkSides(sources: FactSources): Fact[] {
  const { records } = sources
  if (!isEnglish(sources) || records.landmarks.every(({ value }) => value.points.length === 0)) return []
  const named = namedIn(sources)
  const read = (fields: readonly FieldText[], own?: string) =>
    fields.flatMap((field) =>
      (hinted.test(field.text) ? sentencesOf(field.text) : [])
        .flatMap((sentence) => wrongSide(sentence, named, own))
        .map(({ words, what }) =>
          fact(
            field.record,
            field.path,
            { code: 'distance-in-text-differs', what, fix: 'Correct the text, or the coordinates.' },
            words,
          ),
        ),
    )
  return textsWithPlaces(sources).flatMap(({ fields, place }) => read(fields, place))
}

type Found = { words: string; what: string }

/** A sentence that puts something on another side than its coordinates. `own`: the place that the text is about. */
function wrongSide(sentence: string, named: ReadonlyMap<string, Named>, own?: string): Found[] {
  if (!hinted.test(sentence)) return []
  const shore = onWrongShore(sentence, named)
  if (shore) return [shore]
  for (const pattern of patterns)
    for (const { 0: words, groups = {} } of matchesOf(sentence, pattern)) {
      const { side: stated = '', from } = groups
      const name = groups.name ?? (own !== undefined && sentence.includes(own) ? own : '')
      const base = from !== undefined && named.has(from) ? from : own
      const [one, other] = [named.get(name), base === undefined ? undefined : named.get(base)]
      // Other checks compare two places of the table in texts of one of them.
      if (!one || !other || name === base || !(one.isLandmark || other.isLandmark || own === undefined)) continue
      if (isOnSide(stated.toLowerCase(), one.points, other.points)) continue
      return [{ words, what: `The text says "${words}", but by coordinates ${name} is on another side of ${base}.` }]
    }
  return []
}
