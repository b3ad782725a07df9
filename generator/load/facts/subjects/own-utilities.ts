import { type Fact, type FactSources, fact, lineOfWords } from '../fact.ts'
import { type FieldText, isEnglish, sentencesOf, textsOfPlaces } from '../texts.ts'

/** What a utility sells, by the words that a sentence has for it. */
const kinds: Readonly<Record<string, RegExp>> = {
  power: /\b(?:electric\w*|power|lights?)\b/i,
  water: /\b(?:water|sewers?)\b/i,
  gas: /\b(?:natural gas|gas)\b/i,
}
const utility =
  '(?:(?:electric|electricity|power|light|water|sewer|gas)(?: and (?:electric|power|light|water|sewer|gas))? )?(?:utility|utilities|power company|electric company|water company|gas company)'
/** `The city has run its own electric utility for a century`, `it comes from the municipal utility`. */
const ofTown = new RegExp(
  `\\b(?:its own|the (?:city|town|village|borough)[’']s(?: own)?|municipal|(?:city|town|village|borough|publicly)[ -](?:owned|run)) ${utility}\\b`,
  'i',
)
/** `It comes from the private utility`, `an investor-owned power company`. */
const ofOwners = new RegExp(
  `\\b(?:private|privately[ -]owned|investor[ -]owned|for-profit|commercial) ${utility}\\b`,
  'i',
)

/** In the clause, of a part of the place, of another place or of the past, and a denial or a comparison. */
const otherUtility =
  /\b(?:parts?|some|others?|outside|beyond|beside|edges?|rest|until|used to|once|formerly|was|were|not|no|never|instead|rather|unlike|neighbou?r\w*|nearby|next|county|either|or|if|whether)\b|n[’']t\b|\?$/i

type Named = { field: FieldText; words: string; kind: string }

/** A utility that one text of a place says is the town’s own, and another that it is private. English alone. */
export function checkOwnUtilities(sources: FactSources): Fact[] {
  if (!isEnglish(sources)) return []
  const names = sources.records.cities.map(({ value }) => value.name)
  return textsOfPlaces(sources).flatMap(({ row, fields }) => {
    const isOfOther = (clause: string) => names.some((name) => name !== row.value.name && clause.includes(name))
    const own = fields.flatMap((field) => namedIn(field, ofTown, isOfOther))
    if (own.length === 0) return []
    return fields
      .flatMap((field) => namedIn(field, ofOwners, isOfOther))
      .flatMap(({ field, words, kind }) => {
        const other = own.find((each) => each.kind === kind)
        if (!other) return []
        const at = lineOfWords(other.field.record, other.field.path, other.words)
        const what = `The text says "${words}", but ${at} says "${other.words}".`
        const fix = 'Correct one of the two texts.'
        return [fact(field.record, field.path, { code: 'statement-reversed', severity: 'warning', what, fix }, words)]
      })
  })
}

/**
 * The utilities of a text that sell one thing.
 * @param isOfOther whether a clause names another place.
 */
function namedIn(field: FieldText, pattern: RegExp, isOfOther: (clause: string) => boolean): Named[] {
  if (!/utilit|company/i.test(field.text)) return []
  return sentencesOf(field.text).flatMap((sentence) => {
    const clause = sentence.split(/[;:] /).find((each) => pattern.test(each)) ?? ''
    const [words] = pattern.exec(clause) ?? []
    if (words === undefined || otherUtility.test(clause) || isOfOther(clause)) return []
    const sold = [words, sentence].map((text) => Object.keys(kinds).filter((kind) => kinds[kind]?.test(text)))
    const [kind, ...more] = sold.find(({ length }) => length > 0) ?? []
    return kind === undefined || more.length > 0 ? [] : [{ field, words, kind }]
  })
}
