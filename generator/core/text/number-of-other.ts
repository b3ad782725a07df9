import { isEnglishWord } from './english-words.ts'

/** Names by which a text says that a number is one of the company. */
export type OwnNames = {
  /** Words of the name of the company. */
  names: ReadonlySet<string>
  /** Names of places: before a number, they say where the company is called from. */
  places: ReadonlySet<string>
}

/** Fewest letters of a word that distinguishes a name. */
const fewestOfName = 4

/** The words of the name of a company that distinguish it. */
export const namesIn = (company: string): ReadonlySet<string> =>
  new Set(company.split(' ').filter((word) => word.length >= fewestOfName))

/** A name before a number: `City Power & Light at`, `the County Health Department:`. */
const nameBefore =
  /((?:\p{Lu}[\p{L}\d.&’'-]*,? (?:(?:of|the|and|&|de|del|la|y) )*)*\p{Lu}[\p{L}\d.&’'-]*)(?:,? (?:(?:is|are|está) )?(?:at|on|al|en el)|:|,)? \(?$/u
/** Beginnings of what looks like such a name and is not, or names a part of the company. */
const notNamed =
  /^(?:(?:Please|Or|And|Then|To|For|If|Contact|Call|Phone|Text|Dial|Ring|Reach|Ask|Verify|With|Llame) )+|^(?:Our|We|Us|Customer|Emergency|Free|Office|Sales|Support|Dispatch|Now|Today)\b.*/

/** Words before the name of a person of the company: `our dispatcher Dana Reyes at`, `ask for Dana Reyes at`. */
const ofStaff =
  /\b(?:[Oo]ur(?: (?!(?:at|from|in|of|with|friends?|neighbou?rs?|partners?)\b)[\p{Ll}-]+){1,3}|[Aa]sk for) $/u

/** Whether a number belongs to an authority or another company that the text names: `Call Hill City Police at 541-555-0117`. */
export function isNumberOfOther(text: string, number: string, { names, places }: OwnNames): boolean {
  const before = text.slice(0, text.indexOf(number))
  const match = nameBefore.exec(before)
  if (ofStaff.test(before.slice(0, match?.index))) return false
  const [, written = ''] = match ?? []
  const name = written.replace(notNamed, '')
  const words = name.split(' ')
  const isName = words.filter((word) => /^\p{Lu}/u.test(word)).length >= 2 || isOfOneWord(name, number)
  return isName && !places.has(name) && !words.some((word) => names.has(word))
}

/** `FortisBC at 250-555-0119`, `Xcel at 800-895-1999`: a person has no capital inside the name, and no toll-free number. */
const isOfOneWord = (name: string, number: string): boolean =>
  !name.includes(' ') &&
  (/^\p{Lu}\p{Ll}*\p{Lu}/u.test(name) ||
    (/^\p{Lu}\p{Ll}{2}/u.test(name) && !isEnglishWord(name.toLowerCase()) && tollFree.test(number)))
const tollFree = /^(?:(?:\+?1[-. ]?)?\(?8(?:00|33|44|55|66|77|88)|0800|900|1800)\b/
