import { literal } from '../../../core/text/literal.ts'
import { sentencesOf } from '../texts.ts'

/** What a text calls its own place, in Spanish. */
const own = 'pueblo|ciudad|municipio|localidad|villa|aldea|comunidad|barrio|urbanización'
/** What a sentence begins with that has no subject of its own: `Aquí, en`, `Las casas en`. */
const atStart = /^(?:(?:Aquí|Estamos|Está|Queda|Situad[oa]|Ubicad[oa]|L[ao]s \p{Ll}+)(?: \p{Ll}+)?,? )?$/u

const isThere = '(?:está|es|queda|se encuentra|pertenece|situad[oa]|ubicad[oa])'
/** `Una parte de`, `el lado este del`: a part of the place, which may reach into another division. */
const partOf =
  /(?<!\p{L})(?<!(?:nuestr[oa]|mayor) )(?:partes?|trozos?|lados?|zonas?|mitad|bordes?|extremos?|esquinas?|franjas?|algun[oa]s(?: \p{Ll}+)?|norte|sur|este|oeste|tercio|cuarto)(?: (?:norte|sur|este|oeste|\p{Ll}+a))? de(?:l| la| las| los)? $/iu
/** `La carretera de`: another subject, which has the place as its modifier. */
const modified =
  /\p{L} (?<!(?:mayoría|mayor parte|todo) )(?:de|del|en|desde|hacia|entre|a|al)(?: (?:la|el|los|las|est[ea]|nuestr[oa]))? $/iu

/**
 * What says that a division has a place, and the name of the division: `Un pueblo en la provincia de Soria`. Of the one
 * beside it, a text says what is there: `Layna, en la provincia de Soria`, `se mete en el condado de Lane`, or which part of
 * the place reaches into it.
 * @param pattern `en la provincia de …`: its group is the name.
 */
export function placedIn(text: string, place: string, pattern: RegExp): { words: string; name: string } | undefined {
  const subject = new RegExp(
    `(?<!\\p{L})(?:${literal(place)}|(?:${own})(?: (?!cuando|donde|mientras)\\p{Ll}+){0,3}?)(,? ${isThere}(?: \\p{Ll}+){0,4})?,? $`,
    'iu',
  )
  const isSubject = (before: string) => {
    const found = subject.exec(before)
    if (!found) return false
    const lead = before.slice(0, found.index)
    return !partOf.test(lead) && !(found[1]?.startsWith(' ') && modified.test(lead))
  }
  for (const sentence of sentencesOf(text)) {
    const match = pattern.exec(sentence)
    const [words, name] = match ?? []
    if (!match || words === undefined || name === undefined) continue
    const before = sentence.slice(0, match.index)
    if (atStart.test(before) || isSubject(before)) return { words, name }
  }
  return undefined
}
