import type { Manifest } from '#manifest/schema.ts'
import { languageWords } from '../../language/language-words.ts'
import type { Statements } from './statements.ts'

/** `It is often said that Holt is a suburb of Ashby. It is not.` */
const hearsay =
  /\b(?:said|says?|thinks?|thought|believes?|believed|calls?|called|if|whether|as though|dicen?|dijo|creen?)\b[^.!?]*$/i
const denial = /^[^.!?]*[.!?] (?:It|That|This) (?:is|was)(?: not|n[’']t)\b/

/** A suburb may be a town of its own, in another county. English and Spanish. */
const suburb = /suburb/

/** Reads a place that is said to be a part of another one. `names` are those of places in the text. */
export function partOfReader(manifest: Manifest): (text: string, names: readonly string[]) => Statements['partOf'] {
  const { partOf } = languageWords(manifest)
  return (text, names) => {
    if (names.length < 2) return undefined
    const match = partOf.exec(text)
    if (!match) return undefined
    const before = text.slice(0, match.index)
    const after = text.slice(match.index + match[0].length)
    if (hearsay.test(before) || denial.test(after)) return undefined
    const part = names.find((name) => before.endsWith(name))
    const whole = names.find((name) => after.startsWith(name))
    return part === undefined || whole === undefined ? undefined : { part, whole, isSuburb: suburb.test(match[0]) }
  }
}

/** Reads a hint at something else on the page, such as a table. */
export function pointerReader(manifest: Manifest): (text: string) => Statements['pointer'] {
  const { pointer, pointedAt } = languageWords(manifest)
  return (text) => {
    const [words, thing = ''] = pointer.exec(text) ?? []
    const elements = pointedAt[thing.toLowerCase()]
    return words === undefined || !elements ? undefined : { words, what: thing.toLowerCase(), elements }
  }
}
