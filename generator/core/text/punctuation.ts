import { distanceWords } from '#src/country/units.ts'
import { paragraphsOf } from './sentences.ts'

/** A slip found in a text: the words that it is in, and a sentence about it. */
export type FoundSlip = { words: string; what: string; fix?: string; severity?: 'error' }

/** Every fault has one of these. Hardly any text does. */
const signs = ['..', ',,', ',.', '!!', '??']

const misplaced = /(?<=\p{L})\.\.(?![./\w])|(?<=\p{L})(?:,,|,\.)(?!\d)|(?<=[\p{L}\d)])(?:!{2,}|\?{2,})/u

/** Signs written twice. A text block may have a space between a link and the sign after it. */
export function signMisplaced(text: string): FoundSlip | undefined {
  if (!signs.some((sign) => text.includes(sign))) return undefined
  const match = misplaced.exec(text)
  if (!match) return undefined
  const [word = ''] = /\S+$/.exec(text.slice(0, match.index)) ?? []
  const words = word + match[0]
  return { words, what: `A punctuation mark is written twice: "${words}".` }
}

/** Abbreviations of three letters and more that a sentence goes on after. */
const abbreviations = new Set(
  (
    'etc approx incl excl min max est ave blvd rd hwy pkwy tel ext dept appt apt ste bldg misc inc ltd corp vol temp lic ' +
    'gal lbs yrs hrs mins wks mos pkg qty avg resp jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur fri sat sun ' +
    'col capt maj gen sgt cpl lieut cmdr prof rev revd hon esq mrs messrs gov sen supt insp bros assn intl natl univ'
  ).split(' '),
)

/** A sentence that begins with a small letter. Brand names such as "eBay" have a capital as their second letter. */
export function capitalMissing(text: string): FoundSlip | undefined {
  for (let at = text.indexOf('. '); at >= 0; at = text.indexOf('. ', at + 1)) {
    if (!isSmall(text.charCodeAt(at + 2)) || !isSmall(text.charCodeAt(at - 1))) continue
    const [before = ''] = /\p{L}{3,}$/u.exec(text.slice(Math.max(0, at - longestWord), at)) ?? []
    const [after = ''] = /^\p{Ll}{2,}(?![\p{L}.])/u.exec(text.slice(at + 2, at + 2 + longestWord)) ?? []
    if (before === '' || after === '' || abbreviations.has(before.toLowerCase())) continue
    const words = `${before}. ${after}`
    return { words, what: `A sentence begins with a small letter: "${words}".` }
  }
  return undefined
}

const longestWord = 24
const isSmall = (code: number) => code >= 0x61 && code <= 0x7a

/** Sounds that the letters do not show: `an hour`, `a one-time visit`, `a European`. */
const silent = /^(?:hours?|hourly|hono\w*|honest\w*|heir\w*|herb\w*)\b/
const spoken = /^(?:one|once|ones|eu\w*|ewe\w*)\b/

/** `an slow clean`, `a old house`: the article before a word that begins with another sound. */
export function wrongArticle(text: string): FoundSlip | undefined {
  for (const [article, starts, isRight] of articles)
    for (let at = text.indexOf(article); at >= 0; at = text.indexOf(article, at + 1)) {
      const next = text.charCodeAt(at + article.length)
      if (!isSmall(next) || starts.includes(String.fromCharCode(next)) === false) continue
      if (at > 0 && article[0] !== ' ') continue
      const [word = ''] = /^[a-z]{4,}(?![\w-]*[A-Z\d])/.exec(text.slice(at + article.length, at + longestWord)) ?? []
      if (word === '' || isRight.test(word)) continue
      const words = `${article.trim()} ${word}`
      return { words, what: `The article does not fit the next word: "${words}".` }
    }
  const [several] = severalOfOne.exec(text) ?? []
  return several === undefined
    ? undefined
    : { words: several, what: `"a" or "an" is for one, but the text says "${several}".` }
}

/** `a 12 services`. Not `a 2 hours’ drive`, `a 9 to 5 job` and `a 24 hours notice`, whose last word is what the article is for. */
const severalOfOne = new RegExp(
  String.raw`(?<![\p{L}\d])[Aa]n? (?:\d{1,4}|\{count\.\w+\}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) (?!(?:to|by|times|plus|hours|days|minutes|weeks|months|years|${distanceWords.en})\b)\p{Ll}{3,}(?<!s)s(?=[\s.,;:!?]*(?:$|[.,;:!?]|(?:and|or|in|for|from|across|to|with|that|which|all|are|is)\b))`,
  'u',
)

const consonants = 'bcdfgjklmnpqrstvwyz'
const vowels = 'aeio'
const articles: readonly (readonly [article: string, starts: string, isRight: RegExp])[] = [
  [' an ', consonants, silent],
  ['An ', consonants, silent],
  [' a ', vowels, spoken],
  ['A ', vowels, spoken],
]

/** Words that the last sentence of a text has. */
const fewestWords = 5

const twoSentences = /\p{Ll}{3}[.!?]["”’)]?\s+\p{Lu}/u
const list = /^\s*(?:[-*#|>]|\d+\.)/m

/** So many paragraphs that end like sentences show that the last one of a text lost its end, with at least so many words. */
const fewestEnded = 2
const wordsOfLast = 8

/** Whether all paragraphs of prose but the last end like sentences. */
function isOnlyOpen(paragraphs: readonly string[], paragraph: string): boolean {
  const others = paragraphs.filter((each) => each !== paragraph && !list.test(each))
  const isLast = paragraph === paragraphs.at(-1) && paragraph.split(/\s+/).length >= wordsOfLast
  return isLast && others.length >= fewestEnded && others.every((each) => /[.!?…:][)"”’]*$/.test(each.trim()))
}

/**
 * A paragraph of sentences whose last one has no end, and the last paragraph of a text without one. An address or a link may
 * end without a full stop.
 */
export function endMissing(text: string): FoundSlip | undefined {
  // The last letter may be two code units.
  if (!text.includes('\n') && !/[\p{L},]$/u.test(text.trimEnd().slice(-2))) return undefined
  const paragraphs = paragraphsOf(text)
  for (const paragraph of paragraphs) {
    const plain = paragraph.trim()
    if (!/[\p{L},]$/u.test(plain) || list.test(plain)) continue
    if (!twoSentences.test(plain) && !isOnlyOpen(paragraphs, paragraph)) continue
    const words = (plain.split(/[.!?:]["”’)]?\s+/).at(-1) ?? '').split(/\s+/)
    const end = words.slice(-4).join(' ')
    if (words.length < fewestWords || /[@/.]/.test(words.at(-1) ?? '') || isHeadline(words)) continue
    return { words: end, what: `The last sentence has no full stop: "… ${end}".`, fix: 'Write its end.' }
  }
  return undefined
}

/** `The Most Common Causes in Australian Homes`, after a question; or hours. */
const isHeadline = (words: readonly string[]) =>
  2 * words.filter((word) => /^[\p{Lu}\d]/u.test(word)).length > words.length

/** Few texts have it. A look at each sign is quicker than one at each word. */
const joined = /[.!?](?:We|You|Our|Your|The|It|If|In|For|A|This|They)/

/** `dry.We`, not `example.Com` in an address, and not `St.George`. */
export function spaceMissing(text: string): FoundSlip | undefined {
  if (!joined.test(text)) return undefined
  const [words] = /(?<![\w/@.])\p{Ll}{3,}[.!?](?:We|You|Our|Your|The|It|If|In|For|A|This|They)\b/u.exec(text) ?? []
  return words === undefined ? undefined : { words, what: `There is no space between two sentences: "${words}".` }
}
