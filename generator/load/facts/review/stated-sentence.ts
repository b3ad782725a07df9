import type { FieldText } from '../texts.ts'

/** A sentence, or a number of a field, with the facts that it states. */
export type StatedSentence = {
  field: FieldText
  sentence: string
  facts: readonly string[]
  /** Of an entry of a table whose cells are facts, such as a task. The first fact is its name. */
  entry?: Entry
}

/** What a message calls an entry, and the field of each of its facts. */
export type Entry = { noun: string; paths: ReadonlyMap<string, readonly PropertyKey[]> }

/** Before the subject of a text among its facts. */
export const subjectMark = 'for:'
