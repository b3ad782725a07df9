import { distance } from 'fastest-levenshtein'
import { contactWords } from './contact-words.ts'
import { isEnglishWord } from './english-words.ts'
import { isPublicLine } from './public-lines.ts'

/** What a text may have of the company beside a phone number. */
export type OwnNames = {
  /** Words of the name of the company. */
  names: ReadonlySet<string>
  /** Names of places: before a number, they say where the company is called from. */
  places: ReadonlySet<string>
  /** The digits of its numbers. */
  phones: readonly string[]
}

/** Fewest letters of a word that distinguishes a name. */
const fewestOfName = 4

/** The words of the name of a company that distinguish it. */
export const namesIn = (company: string): ReadonlySet<string> =>
  new Set(company.split(' ').filter((word) => word.length >= fewestOfName))

const named = `(?:\\p{Lu}[\\p{L}\\d.&’'-]*,? (?:${contactWords('inName')} )*)*\\p{Lu}[\\p{L}\\d.&’'-]*`
/** A name before a number: `City Power & Light at`, `the County Health Department:`. */
const nameBefore = new RegExp(`(${named})(?:,? ${contactWords('afterName')}|:|,)? \\(?$`, 'u')
/** Beginnings of what looks like such a name and is not, or names a part of the company. */
const notNamed = new RegExp(`^(?:${contactWords('beforeName')} )+|^${contactWords('part')}\\b.*`)

const ofAnother = new RegExp(`${contactWords('predicate')} $`, 'u')
const ofStaff = new RegExp(`${contactWords('staff')} $`, 'u')

/**
 * Whether a number belongs to an authority or another company, or is one of the lines of the country. The text names its owner: `Call Hill City Police at
 * 541-555-0117`. Or the number is not similar to one of the company, and the text does not say that it is one of the
 * company: `Permits come from the county at (240) 313-2460`.
 */
export function isNumberOfOther(text: string, number: string, own: OwnNames): boolean {
  if (isPublicLine(number)) return true
  const before = text.slice(0, text.indexOf(number))
  if (namesOther(before, number, own)) return true
  return !isSimilar(number, own.phones) && (!claims(before, own) || isAboutOther(text, number, own))
}

/** Whether the owner of a number is named before it, and is not the company. */
export function namesOther(before: string, number: string, { names, places }: OwnNames): boolean {
  const match = nameBefore.exec(before)
  const [, written = ''] = match ?? []
  const beforeName = before.slice(0, match?.index)
  if (written !== '' && ofAnother.test(beforeName)) return true
  if (ofStaff.test(beforeName)) return false
  const name = written.replace(notNamed, '')
  const words = name.split(' ')
  const isName = words.filter((word) => /^\p{Lu}/u.test(word)).length >= 2 || isOfOneWord(name, number)
  return isName && !places.has(name.replace(/,.*/, '')) && !words.some((word) => names.has(word))
}

/** `FortisBC at 250-555-0119`, `Xcel at 800-895-1999`: a person has no capital inside the name, and no toll-free number. */
const isOfOneWord = (name: string, number: string): boolean =>
  !name.includes(' ') &&
  (/^\p{Lu}\p{Ll}*\p{Lu}/u.test(name) ||
    (/^\p{Lu}\p{Ll}{2}/u.test(name) && !isEnglishWord(name.toLowerCase()) && tollFree.test(number)))
const tollFree = /^(?:(?:\+?1[-. ]?)?\(?8(?:00|33|44|55|66|77|88)|0800|900|1800)\b/

/** Most digits by which a number with mistakes differs from the right one, and most digits that are compared. */
const [mostMistakes, mostDigits] = [3, 10]

/** Whether a number may be one of the company with mistakes. A zero at its start replaces the calling code. */
export function isSimilar(number: string, phones: readonly string[]): boolean {
  const digits = number.replace(/\D/g, '').replace(/^0+/, '').slice(-mostDigits)
  return phones.some((phone) => distance(digits, phone.slice(-digits.length)) <= mostMistakes)
}

const called = new RegExp(`${contactWords('call')}[:,]? \\(?\\+?$`, 'u')
const ownWords = new RegExp(contactWords('own'), 'u')
const labelled = new RegExp(`^(?:${contactWords('label')}:? )?\\(?\\+?$`, 'u')

/** Whether the words before a number say that it is one of the company: `Our dispatch desk answers at`. */
function claims(before: string, { names, places }: OwnNames): boolean {
  if (called.test(before) || labelled.test(before)) return true
  const clause = clauseOf(before)
  if (ownWords.test(clause) || clause.includes('{business}') || places.has(clause.replace(lastWords, ''))) return true
  return Array.from(clause.matchAll(anyName), ([name]) => name.split(' ')).some(
    (words) => words.filter((word) => names.has(word)).length * 2 > words.length,
  )
}

const sentenceEnd = /[.!?]\s/u
const offers = new RegExp(contactWords('offer'), 'u')
const party = new RegExp(contactWords('party'), 'u')
const actor = new RegExp(`(${named}) ${contactWords('acts')}`, 'gu')

/**
 * Whether the sentence of a number, or the one before it, is about someone else: `Hill City Power clears its own lines.
 * Call 541-555-0117 first.` A sentence about the company says so: `Call us`.
 */
function isAboutOther(text: string, number: string, own: OwnNames): boolean {
  const at = text.indexOf(number)
  const [start = '', previous = ''] = text.slice(0, at).split(sentenceEnd).reverse()
  const sentence = `${start}${text.slice(at).split(sentenceEnd, 1)[0]}`
  if (isAboutCompany(sentence, own) || offers.test(sentence)) return false
  return [start, previous].some((words) => !isAboutCompany(words, own) && namesParty(words, own))
}

const isAboutCompany = (words: string, { names }: OwnNames) =>
  ownWords.test(words) || words.includes('{') || words.split(/[^\p{L}&’'-]+/u).some((word) => names.has(word))

/** Whether words name an authority, or a name of two words or in capitals as the subject of a sentence. */
const namesParty = (words: string, { places }: OwnNames): boolean =>
  party.test(words) ||
  Array.from(words.matchAll(actor), ([, name = '']) => name.replace(notNamed, '')).some(
    (name) => (name.includes(' ') || /^\p{Lu}{3,}$/u.test(name)) && !places.has(name),
  )

const anyName = new RegExp(named, 'gu')
const lastWords = new RegExp(` ${contactWords('afterName')}$`, 'u')
/** A part between commas without a verb: `, Maryland`, `, at`. */
const apposition = new RegExp(`^(?:${named})?(?: ?${contactWords('afterName')})?$`, 'u')

/** The clause that ends with a text, and what its last names are in apposition to: `our office in Frederick, Maryland, at`. */
function clauseOf(text: string): string {
  const sentence =
    text
      .replace(/[\s:,(+]+$/u, '')
      .split(/[.!?;:]\s|\s?[–—]\s?/u)
      .at(-1) ?? ''
  const parts = sentence.trim().split(/,\s/)
  const first = parts.findLastIndex((part) => !apposition.test(part))
  return parts.slice(Math.max(0, first)).join(', ')
}
