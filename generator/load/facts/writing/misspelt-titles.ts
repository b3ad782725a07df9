import { isEnglishWord } from '../../../core/text/english-words.ts'
import { isFrequentWord } from '../../../core/text/frequent-words.ts'
import type { FieldText } from '../texts.ts'

/** Characters of the longest title, and the share of its longer words that begin with a capital. */
const longestTitle = 90
const mostlyCapitals = 0.6
const longerWords = /\p{L}{4,}/gu

/** Fewest letters of a word in a title, and at the beginning of a sentence, where more of them are names of people. */
const shortest = { inTitle: 5, first: 6 }
/** Letters from which one of them may be missing or doubled: "Marie" is no "marine". */
const longWord = 7
/** Letters from which it may be misspelt though the texts do not have the right one: few names are as long. */
const surelyNoName = 9
/** Uses of a word that make one with a single letter in place of two a slip. */
const manyUses = 10

const capitalised = /(?<![\p{L}\d’'@/_.-])\p{Lu}\p{Ll}+(?![\p{L}\d’'@/_-])/gu
const first = /(?:^|[.!?:]\s+)(\p{Lu}\p{Ll}+)(?![\p{L}\d’'@/_-])/gu

/** Words with a capital that may not be names: those of titles and labels, and the first ones of sentences. */
export function capitalsIn({ text }: FieldText): string[] {
  const isTitle = text.length <= longestTitle && !/[.!?]$/.test(text) && isInCapitals(text)
  return isTitle
    ? (text.match(capitalised) ?? []).filter((word) => word.length >= shortest.inTitle)
    : Array.from(text.matchAll(first), ([, word = '']) => word).filter((word) => word.length >= shortest.first)
}

function isInCapitals(text: string): boolean {
  const words = text.match(longerWords) ?? []
  return words.filter((word) => /^\p{Lu}/u.test(word)).length >= mostlyCapitals * words.length
}

type Vocabulary = {
  /** How often the texts have a word, given in small letters. */
  usesOf: (word: string) => number
  fewestUses: number
  isCompound: (word: string) => boolean
}

/** The word that a capitalised word is meant to be, of those that differ from it by one slip. */
export function meantInTitle(
  word: string,
  near: Iterable<string>,
  { usesOf, fewestUses, isCompound }: Vocabulary,
): string | undefined {
  const small = word.toLowerCase()
  if (isEnglishWord(small)) return undefined
  const forms = [...near]
  const missing = forms.find((each) => usesOf(each) >= manyUses && isEnglishWord(each) && lacksDouble(small, each))
  if (missing !== undefined) return missing
  const all = forms.filter((each) => isEnglishWord(each) && isUsualSlip(small, each))
  const [used] = all.filter((each) => usesOf(each) >= fewestUses).sort((a, b) => usesOf(b) - usesOf(a))
  if (used !== undefined || small.length < surelyNoName || isCompound(small)) return used
  return all.find(isFrequentWord)
}

/** `Ilustration`. Other languages write one of the two letters, too, but not the rest of a text that often has the word. */
const lacksDouble = (word: string, meant: string) =>
  word.length >= shortest.first && word.length < meant.length && withoutDoubles(word) === withoutDoubles(meant)

/** Two letters exchanged, or in a long word one doubled, or one missing within. `Comercial` and `Industria` are Spanish. */
function isUsualSlip(word: string, meant: string): boolean {
  if (word.length === meant.length) return [...word].sort().join('') === [...meant].sort().join('')
  if (word.length < longWord) return false
  const isOnlyDoubled = withoutDoubles(word) === withoutDoubles(meant)
  if (word.length > meant.length) return isOnlyDoubled
  return !isOnlyDoubled && word[0] === meant[0] && word.at(-1) === meant.at(-1)
}

const withoutDoubles = (word: string) => word.replace(/(.)\1/g, '$1')
