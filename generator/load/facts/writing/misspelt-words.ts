import { upperFirst } from '#src/format.ts'
import { isLanguageName } from '../../../core/language-named.ts'
import { isEnglishWord } from '../../../core/text/english-words.ts'
import { isAboutNames, isExplainedAt } from '../../../core/text/explained-names.ts'
import { isFrequentWord, isListedWord } from '../../../core/text/frequent-words.ts'
import { sentenceAt } from '../../../core/text/sentences.ts'
import { type Fact, fact } from '../fact.ts'
import type { FieldText } from '../texts.ts'
import { capitalsIn, meantInTitle } from './misspelt-titles.ts'
import { changed, ofShort } from './near-words.ts'
import { replacedWord } from './replaced-words.ts'

/** Uses of the right word that prove a spelling. */
const fewestUses = 2
/** Uses of a name that make a similar one, used once, a slip. */
const fewestUsesOfName = 3
/** Fewest letters of a name that is compared. Shorter names may differ by a letter. */
const shortestName = 6
/** Fewest letters of the two words in a compound that no list has: `townhome`. */
const shortestPart = 3
/** Characters that are read. A site with more has its texts from a template, and the first ones show its mistakes. */
const mostCharacters = 5_000_000

/** Beginnings that make another right word. */
const prefix =
  /^(?:anti|auto|co|de|dis|ex|in|inter|mid|micro|mini|mis|mono|multi|non|out|over|post|pre|re|semi|sub|super|ultra|un|under)(?=.{3})/

/** Runs of small letters. The signs before and after one tell whether it is a whole word. */
const run = /[a-z\u00df-\u00ff]{4,}/g
/** Letters of a word that may lack one or have two exchanged: `yers`, `wset`. A longer word may have any slip. */
const shortWord = 4

/** A letter, a digit, or a sign that belongs to a word or an address. A table, because every word of a site is looked up. */
const continues = Uint8Array.from({ length: 0x2100 }, (_, code) =>
  Number(/[\p{L}\d’'@/_{}\u00ad\u200b-\u200d\u2060-]/u.test(String.fromCharCode(code))),
)
const fullStop = 0x2e
const colon = 0x3a
const equals = 0x3d

/** Calls `use` with the words of a text in small letters, without parts of addresses, names and words with an apostrophe. */
function eachWord(text: string, use: (found: string) => void): void {
  const isPart = (at: number) => continues[text.charCodeAt(at)] === 1
  for (let match = run.exec(text); match; match = run.exec(text)) {
    const [start, end] = [match.index, run.lastIndex]
    if (isPart(start - 1) || isPart(end) || text.charCodeAt(start - 1) === fullStop) continue
    const next = text.charCodeAt(end)
    // The name of a parameter of an address.
    if (next === equals) continue
    // A full stop ends a sentence, or is part of an address.
    if ((next === fullStop || next === colon) && isPart(end + 1)) continue
    use(match[0])
  }
}

/**
 * Finds misspelt words that occur once: words in small letters that are in no list of English words and differ from one
 * that is by a letter more, less or other, or by two swapped letters; and names that differ so from a name that the texts
 * often have. A place of the manifest is not a slip for another name, and what the company or a place is named for is not one
 * in small letters: "palo verde" on the site of Palo Verde Pools.
 */
export function checkWords(fields: readonly FieldText[], known: KnownWords): Fact[] {
  const { placeNames, companyNames, reported } = known
  const [words, names, titles]: [Uses, Uses, Uses] = [new Map(), new Map(), new Map()]
  let read = 0
  for (const field of fields) {
    read += field.text.length
    if (read > mostCharacters) break
    eachWord(withoutMarks(field.text), (found) => addUse(words, found, field))
    for (const [name] of field.text.matchAll(aName)) addUse(names, name, field)
    for (const word of capitalsIn(field)) addUse(titles, word, field)
  }
  const parts = new Set(placeNames.flatMap((name) => name.split(' ')))
  const isPlace = (name: string) => parts.has(name)
  const ofNames = new Set(
    [...parts, ...companyNames.flatMap((name) => name.split(' '))].map((part) => part.toLowerCase()),
  )
  const isOfName = (word: string) => ofNames.has(word) || ofNames.has(word.replace(/s$/, ''))
  const isOther = (name: string) => isPlace(name) || words.has(name.toLowerCase())
  const isSpanish = (word: string) => known.hasSpanish === true && spanishEnding.test(word)
  const isKnown = (word: string) => reported.has(word) || isOfName(word)
  // A word that begins a sentence has a capital. A name has one anywhere.
  const withCapital = new Map<string, string>()
  for (const [name, { field }] of names) {
    const word = name.toLowerCase()
    if (words.has(word) || isPlace(name) || !beginsSentence(name, field.text) || !replacedWord(word)) continue
    addUse(words, word, field)
    withCapital.set(word, name)
  }
  const replaced = new Map(
    [...words.keys()].flatMap((word) => {
      const found = isKnown(word) ? undefined : replacedWord(word)
      return found ? [[word, found] as const] : []
    }),
  )
  // One replacement is one mistake, in however many words it left.
  const causes = new Map([...replaced].reverse().map(([word, { cause }]) => [cause, word]))
  return [
    ...[...causes.values()].reverse().flatMap((word) => {
      const field = words.get(word)?.field
      const meant = replaced.get(word)?.meant
      if (!field || meant === undefined) return []
      const name = withCapital.get(word)
      return slip(words, { word: name ?? word, field }, name === undefined ? meant : upperFirst(meant))
    }),
    ...usedOnce(words).flatMap((found) => {
      const meant = replaced.has(found.word) || isKnown(found.word) ? undefined : meantWord(found, words)
      return slip(
        words,
        found,
        meant !== undefined && (isSpanish(found.word) || isAmongForeign(found) || isExplained(found))
          ? undefined
          : meant,
      )
    }),
    ...usedOnce(names).flatMap((found) => {
      if (found.field.text.split(/\s+/).length > mostWordsOfTitle) return []
      const meant = meantName(found, { names, isPlace, isOther })
      const isRight =
        meant !== undefined && (known.isCity(found.word) || isExplained(found) || isOtherName(found, meant, fields))
      return slip(names, found, isRight ? undefined : meant)
    }),
    ...usedOnce(titles).flatMap((found) => {
      const { word } = found
      if (usesOf(names, word) > 1 || reported.has(word) || isPlace(word) || jargon.has(word.toLowerCase())) return []
      const near = changed(word.toLowerCase())
      const usesOfBoth = (each: string) => usesOf(words, each) + usesOf(names, upperFirst(each))
      const meant = meantInTitle(word, near, { usesOf: usesOfBoth, fewestUses, isCompound })
      // Its lists are read only if there is a word to look up.
      return meant === undefined || isListedWord(word.toLowerCase()) || isLanguageName(word)
        ? []
        : slip(words, found, upperFirst(meant))
    }),
  ]
}

/** Words of a title or a label. A longer text has names of people and other places, which may be like a name of the site. */
const mostWordsOfTitle = 12

const beginsSentence = (word: string, text: string): boolean =>
  new RegExp(`(?:^|[.!?:]\\s+)${word}(?!\\p{L})`, 'u').test(text)

/** Names of elements and attributes, and letters of escape sequences, are not words. Other checks report them. */
const withoutMarks = (text: string) =>
  /[<\\]/.test(text) ? text.replace(/<\/?[a-z][^<>]*>/gi, ' ').replace(/\\[nrt]/g, ' ') : text

/** Endings of Spanish words that English ones hardly have: `nopales`, `portones`, `acequiera`. */
const spanishEnding = /(?:[aeio]les|[ao]nes|[aeo]dores|dades|[ie]ll[ao]s?|[cd]it[ao]s?|er[ao]s?|ad[ao]s?)$/

/** Characters around a word that show whether it belongs to another language: a letter with an accent, or small words. */
const around = 40
const smallForeign = /(?<!\p{L})(?:de|del|la|las|los|para|con|que|su|sus|y|en|et|les|des|und|der|die|das)(?!\p{L})/gu
const fewestForeign = 2
/** `de` before "facto". In an English text, only a foreign word follows one. */
const foreignBefore = /(?<!\p{L})(?:de|des|du|del|en|la|las|los|et|der|die|das) $/u

/** `habla` in "Se habla español", `facto` in "a de facto limit". */
function isAmongForeign({ word, field: { text } }: Found): boolean {
  const at = text.search(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u'))
  const near = text.slice(Math.max(0, at - around), at + around)
  // `carne asada`
  const beside = [
    /(\p{Ll}{4,}) $/u.exec(text.slice(0, at)),
    /^ (\p{Ll}{4,})(?![\p{L}’'-])/u.exec(text.slice(at + word.length)),
  ]
  return (
    beside.some((match) => match?.[1] !== undefined && !isEnglishWord(match[1]) && !isListedWord(match[1])) ||
    foreignBefore.test(text.slice(Math.max(0, at - 4), at)) ||
    /[\u00df-\u00ff]/.test(near) ||
    (near.match(smallForeign)?.length ?? 0) >= fewestForeign
  )
}

/** A text that tells where a name is from has its word, and a sentence about names the former ones. */
function isExplained({ word, field: { text } }: Found): boolean {
  const at = text.search(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u'))
  return (
    isExplainedAt(text, at) ||
    isQuoted(text, at, word) ||
    beforeName.test(text.slice(0, at)) ||
    (/^\p{Lu}/u.test(word) && isAboutNames(sentenceAt(text, at)))
  )
}

/** `Some rhyme it with "moosh"`: one word in quotation marks. */
const isQuoted = (text: string, at: number, word: string): boolean =>
  /["“‘]$/.test(text.slice(0, at)) && /^[.,]?["”’]/.test(text.slice(at + word.length))

/** `a cereal that he called granula` */
const beforeName = /\b(?:called|named|dubbed|christened|termed|known as)(?: (?:it|them))? ["“‘]?$/i

/** What follows the name of a people. */
const ofPeople = /^ (?:\(\p{Lu}\p{L}+\) )?(?:Nation|Tribe|Band|people|language)(?!\p{L})/u

/** `Zealand` in "New Zealand", `Beverley` in "Beverley Park": a part of a name that the texts do not have with the other word. */
function isOtherName({ word, field: { text } }: Found, meant: string, fields: readonly FieldText[]): boolean {
  const at = text.indexOf(word)
  // `the Muscogee (Creek) Nation`, beside a town of nearly that name.
  if (ofPeople.test(text.slice(at + word.length))) return true
  // `Texans` live in Texas.
  const stem = /^(\p{L}{3,}?)i?ans?$/u.exec(word)?.[1]
  if (stem !== undefined && meant.startsWith(stem) && !/ans?$/.test(meant)) return true
  // `Miguel Rivera`, on a site of rivers.
  const [first] = /(?<!\p{L})\p{Lu}\p{Ll}+ $/u.exec(text.slice(0, at)) ?? []
  if (first !== undefined && !isEnglishWord(first.trim().toLowerCase()))
    return !fields.some((field) => field.text.includes(first + meant))
  // Of one word, such as "California" and "Californian".
  if (meant.startsWith(word) || word.startsWith(meant))
    return /^(?:n|an|ns|s|r)$/.test(meant.slice(word.length) || word.slice(meant.length))
  const [before] =
    /(?:New|North|South|East|West|San|Santa|St\.?|Saint|Port|Fort|Lake|Mount|Mt\.?|El|La|Los|Las|Upper|Lower|Great) $/.exec(
      text.slice(0, at),
    ) ?? []
  const [after] = /^ \p{Lu}\p{Ll}+/u.exec(text.slice(at + word.length)) ?? []
  const right = before === undefined ? meant + (after ?? '') : before + meant
  return right !== meant && !fields.some((field) => field.text.includes(right))
}

type KnownWords = {
  placeNames: readonly string[]
  /** Of the company and its offices. */
  companyNames: readonly string[]
  /** Whether a name is that of a large city or of a region, also far away. */
  isCity: (name: string) => boolean
  /** Whether the site has pages in Spanish: its English texts have words of the place, such as `canales`. */
  hasSpanish?: boolean
  /** Words that are reported already. */
  reported: ReadonlySet<string>
}

/** A whole word with a capital. */
const aName = /(?<![\p{L}\d’'@/_.-])\p{Lu}\p{Ll}+(?![\p{L}\d’'@/_-])/gu

/** How often words are used, and where each is first. */
type Uses = Map<string, { count: number; field: FieldText }>

function addUse(uses: Uses, word: string, field: FieldText): void {
  const known = uses.get(word)
  if (known) known.count++
  else uses.set(word, { count: 1, field })
}

const usesOf = (uses: Uses, word: string): number => uses.get(word)?.count ?? 0

const usedOnce = (uses: Uses): Found[] =>
  [...uses].flatMap(([word, { count, field }]) => (count === 1 ? [{ word, field }] : []))

type Found = { word: string; field: FieldText }

function slip(uses: Uses, { word, field: { record, path } }: Found, meant: string | undefined): Fact[] {
  if (meant === undefined) return []
  const count = usesOf(uses, meant)
  return [
    fact(
      record,
      path,
      {
        code: 'word-misspelt',
        severity: 'warning',
        what: `"${word}" may be a misspelling of "${meant}"${count < fewestUses ? '' : `, which is in the texts ${count} times`}.`,
        fix: `Write "${meant}", if it is what you mean.`,
      },
      word,
    ),
  ]
}

/** Without the accents of a foreign word. */
const plain = /^[a-z]+$/

function meantWord({ word }: Found, words: Uses): string | undefined {
  if (!plain.test(word) || isEnglishWord(word) || jargon.has(word)) return undefined
  const meant = word.length === shortWord ? meantShort(word, words) : meantLong(word, words)
  // Its lists are read only if there is a word to look up.
  return meant === undefined || isListedWord(word) ? undefined : meant
}

function meantShort(word: string, words: Uses): string | undefined {
  const near = [...ofShort(word)].filter((each) => isFrequentWord(each) && isEnglishWord(each))
  return near.find((each) => usesOf(words, each) >= fewestUses)
}

function meantLong(word: string, words: Uses): string | undefined {
  const near = [...changed(word)].filter((each) => !isEndingChanged(word, each))
  const used = near.filter((each) => usesOf(words, each) >= fewestUses)
  if (isDerived(word)) return used.find((each) => undoubled(each) === undoubled(word))
  if (used.length > 0 || isCompound(word)) return used[0]
  return near.find((each) => each[0] === word[0] && isEnglishWord(each) && isFrequentWord(each))
}

/** Words of trades and countries that no list has, and words of other languages in English terms: `palo verde`, `camera obscura`. */
const jargon = new Set(
  (
    'boreen boreens kango kangos nofollow tradie tradies upcharge upcharges wallhead velux ' +
    'agua cerro cerros cochere facie fide nueva nuevo obscura palo porte rio santa terre tierra verde verdes viejo viejos zaguan'
  ).split(' '),
)

/** `sustainably` for `sustainable`: both are right. */
const isEndingChanged = (word: string, other: string) =>
  word.length === other.length && /[ey]$/.test(word) && word.slice(0, -1) === other.slice(0, -1)

const undoubled = (word: string) => word.replace(/(.)\1/g, '$1')

/** Endings that make another right word. */
const ending = /(?:ers?|ed|ings?|able|ably|less|ness|lets?|like|wise|ish|y)$/

/** A word with a prefix or an ending: `descaler`, `tarped`. */
function isDerived(word: string): boolean {
  const stem = word.replace(ending, '')
  // `jetter` is made of `jet`.
  const single = stem.replace(/([bdgklmnprt])\1$/, '$1')
  return [word.replace(prefix, ''), stem, `${stem}e`, single].some((each) => isEnglishWord(each))
}

function isCompound(word: string): boolean {
  for (let at = shortestPart; at + shortestPart <= word.length; at++)
    if (isEnglishWord(word.slice(0, at)) && isEnglishWord(word.slice(at))) return true
  return false
}

function meantName(
  { word }: Found,
  { names, isPlace, isOther }: { names: Uses; isPlace: (name: string) => boolean; isOther: (name: string) => boolean },
): string | undefined {
  const small = word.toLowerCase()
  if (word.length < shortestName || isOther(word) || isEnglishWord(small)) return undefined
  // A word of English that only begins sentences and headings is not a name.
  const isName = (each: string) => isPlace(each) || !isEnglishWord(each.toLowerCase())
  // Two names that differ in their first letter are two names.
  return [...changed(small)]
    .filter((each) => each.startsWith(small.charAt(0)))
    .map(upperFirst)
    .find((each) => usesOf(names, each) >= fewestUsesOfName && isName(each))
}
