import { type Fact, fact } from '../fact.ts'
import { type FieldText, matchesOf } from '../texts.ts'

/** `Text {email}`, `llame al {email}`: no one can text an address, or write an e-mail to a number. */
const wrongWay =
  /\b(?:text|call|phone|dial|ring) \{(?:support)?email\}|\be-?mail \{phone\}|(?<!\p{L})(?:llame|llama|llamar|llámenos|llámanos)(?: al?)? \{(?:support)?email\}/iu

/** `Office hours are {address}`, `con oficina en {phone}`: words about a place or a time before something else. */
const wrongThing =
  /\b(?:(?:we are|located|(?<!\b(?:call|phone|ring|reach|text|dial|contact|try|from) (?:the |our |that |this )?(?:\p{L}+ )?)office(?: is)?|find us|visit us|come to us) at \{(?:hours|phone|(?:support)?email)\}|hours(?: are|:)? \{(?:address|phone|(?:support)?email)\})|(?<!\p{L})(?:(?:oficina|taller|tienda|sede|domicilio|estamos|encontrarnos) en \{(?:hours|phone|(?:support)?email)\}|horarios?(?: es| son)?:? (?:es |de )?\{(?:address|phone|(?:support)?email)\})/iu

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

/** `[{phone}]({emailLink})`: a number that opens an e-mail, or an address that calls. */
const contactLink =
  /\[([^\]\n]{1,60})\]\((?:(\{(?:supportE|e)mailLink\}|mailto:)|\{(?:phone|text)Link\}|tel:|sms:)[^)\s]*\)/g
const mailIn = /\{(?:supportE|e)mail\}|@/
const phoneIn = /\{phone\}|(?:\d[ ().-]{0,2}){7}/

/** A link whose text is a phone number, and that writes an e-mail, or the other way round. */
export function contactLinkFaults({ record, path, text }: FieldText): Fact[] {
  if (!text.includes('](')) return []
  return matchesOf(text, contactLink).flatMap(([words, label = '', mail]) => {
    const [own, other] = mail === undefined ? [phoneIn, mailIn] : [mailIn, phoneIn]
    if (own.test(label) || !other.test(label)) return []
    const what = `The link "${label}" ${mail === undefined ? 'calls or texts a number' : 'writes an e-mail'}.`
    const fix =
      mail === undefined ? 'Write {emailLink} as its target.' : 'Write {phoneLink} or {textLink} as its target.'
    return [fact(record, path, { code: 'link-to-another-subject', what, fix }, words)]
  })
}
