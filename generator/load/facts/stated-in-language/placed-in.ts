import { literal } from '../../../core/text/literal.ts'
import { sentencesOf } from '../texts.ts'

/** What a text calls its own place, in Spanish. */
const own = 'pueblo|ciudad|municipio|localidad|villa|aldea|comunidad|barrio|urbanización'
/** What a sentence begins with that has no subject of its own: `Aquí, en`, `Las casas en`. */
const atStart = /^(?:(?:Aquí|Estamos|Está|Queda|Situad[oa]|Ubicad[oa]|L[ao]s \p{Ll}+)(?: \p{Ll}+)?,? )?$/u

/**
 * What says that a division has a place, and the name of the division: `Un pueblo en la provincia de Soria`. Of the one
 * beside it, a text says what is there: `Layna, en la provincia de Soria`, `se mete en el condado de Lane`.
 * @param pattern `en la provincia de …`: its group is the name.
 */
export function placedIn(text: string, place: string, pattern: RegExp): { words: string; name: string } | undefined {
  const subject = new RegExp(
    `(?<!\\p{L})(?:${literal(place)}|(?:${own})(?: (?!cuando|donde|mientras)\\p{Ll}+){0,3})(?:,? (?:está|es|queda|se encuentra|pertenece|situad[oa]|ubicad[oa])(?: \\p{Ll}+){0,4})?,? $`,
    'iu',
  )
  for (const sentence of sentencesOf(text)) {
    const match = pattern.exec(sentence)
    const [words, name] = match ?? []
    if (!match || words === undefined || name === undefined) continue
    const before = sentence.slice(0, match.index)
    if (atStart.test(before) || subject.test(before)) return { words, name }
  }
  return undefined
}
