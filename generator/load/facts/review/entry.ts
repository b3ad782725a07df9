import type { Located } from '../../records.ts'
import { asFact } from './review-file.ts'
import type { StatedSentence } from './stated-sentence.ts'

/** A fact of an entry, and the field that states it. */
export type Cell = [fact: string, path: readonly PropertyKey[]]

type Named = {
  /** What a message calls the entry. */
  noun: string
  name: string
  /** The field with the name, or what has one. */
  path: PropertyKey[]
  /** In any order, which is no fact. */
  cells: readonly Cell[]
  /** Further fields that the name says. */
  alsoStates?: readonly (readonly PropertyKey[])[]
}

/** An entry of a table or list: its name, then what it refers to or what its cells say. */
export function entryOf(record: Located<unknown>, { noun, name, path, cells, alsoStates = [] }: Named): StatedSentence {
  const named: Cell = [asFact(name), path]
  const all = [named, ...[...cells].sort(([one], [other]) => (one < other ? -1 : 1))]
  return {
    field: { record, path, text: name },
    sentence: name,
    facts: all.map(([fact]) => fact),
    entry: { noun, paths: new Map(all), alsoStates },
  }
}
