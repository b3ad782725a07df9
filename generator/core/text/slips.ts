import { cutOff, nothingButSigns, openBracket, openQuote } from './cut-offs.ts'
import { dictatedSign } from './dictated.ts'
import { literal } from './literal.ts'
import { confused, misspelt, wordCut, wrongVerb } from './misspellings.ts'
import { noteIn } from './notes.ts'
import { otherWord } from './other-words.ts'
import {
  capitalMissing,
  endMissing,
  type FoundSlip as Found,
  signMisplaced,
  spaceMissing,
  wrongArticle,
} from './punctuation.ts'
import { type RepeatedWords, repeatedWords } from './repeated-words.ts'
import { keywordEntries, keywordsRepeated, sentenceTwice, textTwice, wordTwice } from './repeats.ts'
import { capitals, discount, longParagraph, rating, rude, unfinished } from './style.ts'

/** Codes of the slips, as validate reports them. */
export type SlipCode =
  | 'word-twice'
  | 'sentence-twice'
  | 'article-wrong'
  | 'punctuation-wrong'
  | 'capital-missing'
  | 'text-cut-off'
  | 'note-in-text'
  | 'word-misspelt'
  | 'space-missing'
  | 'text-in-capitals'
  | 'text-unfinished'
  | 'rating-unproven'
  | 'paragraph-long'
  | 'keywords-repeated'
  | 'text-rude'
  | 'discount-impossible'

/** A slip of writing: the words that it is in, and a sentence about it. */
export type Slip = {
  code: SlipCode
  severity: 'error' | 'warning' | 'notice'
  words: string
  what: string
  fix?: string
}

/**
 * Slips of writing that a reader sees at once: words and sentences written twice, sentences that break off or begin with a
 * small letter, misspelt words, wrong punctuation, ratings that no one can check. English alone.
 */
export function slipsIn(text: string): readonly Slip[] {
  let slips: Slip[] | undefined
  const repeated = repeatedWords(text)
  for (const { code, severity, find } of checks) {
    const found = find(text, repeated)
    if (!found) continue
    slips ??= []
    slips.push({ code, severity, ...found })
  }
  return slips ?? none
}

/** Whether a word twice is the end of a name and a verb, as in `Odell Repairs repairs your roof`. */
export function followsName({ code, words }: Slip, text: string, names: readonly string[]): boolean {
  const [first = '', second = ''] = words.split(/\s+/)
  return code === 'word-twice' && names.some((name) => name.endsWith(first) && text.includes(`${name} ${second}`))
}

/** Words of a language by which slips are found in its texts. */
export type SlipWords = {
  /** A word that follows itself by mistake. */
  twice: RegExp
  /** A word that never ends a sentence, at the end of a text. */
  dangling: RegExp
  /** A sentence that begins without a space before it. */
  joined: RegExp
  /** Signs that close a sentence and have a counterpart at its beginning. */
  opening: readonly (readonly [sign: string, counterpart: string])[]
}

/** The slips in a text of another language than English: those that signs and a few words show. */
export function slipsInOther(text: string, words: SlipWords): readonly Slip[] {
  const [repeated] = words.twice.exec(text) ?? []
  // `de De Soto`: the second word begins a name.
  const twice = repeated !== undefined && /^\p{Ll}+\s+\p{Lu}/u.test(repeated) ? undefined : repeated
  const [joined] = /\p{Ll}[.!?]\p{Lu}/u.test(text) ? (words.joined.exec(text) ?? []) : []
  const found: readonly (readonly [SlipCode, Found | undefined])[] = [
    ['word-twice', twice === undefined ? undefined : { words: twice, what: `The text has a word twice: "${twice}".` }],
    ['sentence-twice', sentenceTwice(text) ?? textTwice(text)],
    ['punctuation-wrong', signMisplaced(text) ?? counterpartMissing(text, words.opening)],
    ['text-cut-off', cutOff(text, words.dangling) ?? endMissing(text)],
    [
      'space-missing',
      joined === undefined
        ? undefined
        : { words: joined, what: `There is no space between two sentences: "${joined}".` },
    ],
  ]
  return found.flatMap(([code, slip]) => (slip ? { code, severity: 'warning' as const, ...slip } : []))
}

/** `Dudas?` in Spanish. A sign within an address, or after another sign, closes no sentence. */
function counterpartMissing(text: string, opening: SlipWords['opening']): Found | undefined {
  for (const [sign, counterpart] of opening) {
    if (!text.includes(sign) || text.includes(counterpart)) continue
    const [words] = new RegExp(`[\\p{L}\\d]+${literal(sign)}(?=$|[\\s"”»)])`, 'u').exec(text) ?? []
    if (words !== undefined) return { words, what: `"${words}" has no "${counterpart}" before its sentence.` }
  }
  return undefined
}

const none: readonly Slip[] = []

type Check = {
  code: SlipCode
  severity: 'warning' | 'notice'
  find: (text: string, repeated: RepeatedWords) => Found | undefined
}

const warning = (code: SlipCode, find: Check['find']): Check => ({ code, severity: 'warning', find })

const checks: readonly Check[] = [
  // First, because a page shows one slip of a text.
  warning('note-in-text', noteIn),
  warning('word-twice', wordTwice),
  warning('sentence-twice', (text) => sentenceTwice(text) ?? textTwice(text)),
  warning('article-wrong', wrongArticle),
  warning('punctuation-wrong', signMisplaced),
  warning('punctuation-wrong', dictatedSign),
  warning('capital-missing', capitalMissing),
  warning('text-cut-off', (text) => cutOff(text) ?? endMissing(text)),
  warning('text-cut-off', openBracket),
  warning('text-cut-off', openQuote),
  warning('text-cut-off', nothingButSigns),
  warning('word-misspelt', misspelt),
  warning('word-misspelt', confused),
  warning('word-misspelt', otherWord),
  warning('word-misspelt', wrongVerb),
  warning('word-misspelt', wordCut),
  warning('space-missing', spaceMissing),
  warning('text-in-capitals', capitals),
  warning('text-unfinished', unfinished),
  warning('rating-unproven', rating),
  warning('keywords-repeated', (text, repeated) => keywordsRepeated(text, repeated) ?? keywordEntries(text)),
  warning('text-rude', rude),
  warning('discount-impossible', discount),
  { code: 'paragraph-long', severity: 'notice', find: longParagraph },
]
