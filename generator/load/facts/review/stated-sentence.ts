import type { FieldText } from '../texts.ts'

/** A sentence, or a number of a field, with the facts that it states. */
export type StatedSentence = {
  field: FieldText
  sentence: string
  facts: readonly string[]
  /** Of an entry of a table whose cells are facts, such as a task, or of what a record refers to. The first fact is its name. */
  entry?: Entry
}

/** What a message calls an entry, the field of each of its facts, and further fields that its name says. */
export type Entry = {
  noun: string
  paths: ReadonlyMap<string, readonly PropertyKey[]>
  alsoStates: readonly (readonly PropertyKey[])[]
}

/** Before the subject of a text among its facts. */
export const subjectMark = 'for:'
