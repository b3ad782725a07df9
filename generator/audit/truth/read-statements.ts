import type { Manifest } from '#manifest/schema.ts'
import { type NameFinder, nameFinder } from '../../core/text/name-finder.ts'
import type { Known } from './known-names.ts'
import { type EditReader, editReader, noEditReader } from './statements/edits.ts'
import { type FigureReader, figureReader, noFigures } from './statements/figures.ts'
import { partOfReader, pointerReader } from './statements/hints.ts'
import { type MentionReader, mentionReader } from './statements/mentions.ts'
import { slipReader } from './statements/slips.ts'
import type { Mentions, Statements } from './statements/statements.ts'

/**
 * Reads what texts state. Hardly any text states something: most are read by a lookup for each word. `words` are those of
 * the text as `hashWords` returns them.
 */
export type StatementReader = {
  /** The statements of a text, or undefined if it has none. */
  statements: (text: string, words: Int32Array) => Statements | undefined
  /** A part of the statements, for texts that are on one page only. */
  mentionsIn: (text: string, words: Int32Array) => Mentions
  /** Names of services in a short text, in any case. */
  servicesIn: NameFinder
} & Pick<MentionReader, 'placesIn'> &
  Pick<FigureReader, 'amountsIn' | 'postalCodesIn'> &
  Omit<EditReader, 'editsIn'>

/** @param readsFiles whether pages are read from files, which somebody may have edited. */
export function statementReader(manifest: Manifest, known: Known, readsFiles: boolean): StatementReader {
  const { placesIn, namesIn, mentionsOf } = mentionReader(known)
  const { figuresIn, ...figures } = figureReader(manifest, known)
  const { editsIn, ...edits } = readsFiles ? editReader(manifest, known, placesIn) : noEditReader
  const slipsIn = slipReader(manifest, readsFiles)
  const partOfIn = partOfReader(manifest)
  const pointerIn = pointerReader(manifest)
  return {
    statements: (text, words) => {
      const names = namesIn(text, words)
      const stated = figuresIn(text)
      const edited = editsIn(text, words, names)
      const slips = slipsIn(text)
      const pointer = pointerIn(text)
      const isEdited = edited.strangers.length > 0 || (edited.written ?? edited.misspelt) !== undefined
      if (names.length + slips.length === 0 && stated === noFigures && !isEdited && !pointer) return undefined
      return { ...mentionsOf(names, text), ...stated, ...edited, slips, partOf: partOfIn(text, names), pointer }
    },
    mentionsIn: (text, words) => mentionsOf(namesIn(text, words), text),
    servicesIn: nameFinder(known.serviceNames),
    placesIn,
    ...figures,
    ...edits,
  }
}
