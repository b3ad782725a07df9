import { type Fact, fact } from './fact.ts'
import type { FieldText } from './texts.ts'

/** `Text {email}`, `llame al {email}`: no one can text an address, or write an e-mail to a number. */
const wrongWay =
  /\b(?:text|call|phone|dial|ring) \{(?:support)?email\}|\be-?mail \{phone\}|(?<!\p{L})(?:llame|llama|llamar|llámenos|llámanos)(?: al?)? \{(?:support)?email\}/iu

/** `Office hours are {address}`, `con oficina en {phone}`: words about a place or a time before something else. */
const wrongThing =
  /\b(?:(?:we are|located|office(?: is)?|find us|visit us|come to us) at \{(?:hours|phone|(?:support)?email)\}|hours(?: are|:)? \{(?:address|phone|(?:support)?email)\})|(?<!\p{L})(?:(?:oficina|taller|tienda|sede|domicilio|estamos|encontrarnos) en \{(?:hours|phone|(?:support)?email)\}|horarios?(?: es| son)?:? (?:es |de )?\{(?:address|phone|(?:support)?email)\})/iu

/** A placeholder that its sentence does not fit: two were exchanged, or one was replaced in all texts. */
export function placeholderFault({ record, path, text }: FieldText): Fact[] {
  if (!text.includes('{')) return []
  const [way] = wrongWay.exec(text) ?? []
  const [thing] = wrongThing.exec(text) ?? []
  const words = way ?? thing
  if (words === undefined) return []
  const what = `The text says "${words}", and the words do not fit the placeholder.`
  const [code, fix] =
    way === undefined
      ? (['placeholder-misplaced', 'Write the placeholder that the sentence is about.'] as const)
      : (['phone-in-text-differs', 'Write the verb that fits, or the other one.'] as const)
  return [fact(record, path, { code, what, fix }, words)]
}
