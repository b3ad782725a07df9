import { numberInWords, wholeNumber, wholeNumberOf } from '../../../core/text/number-words.ts'
import { afterNoPrice, beforeNoPrice, ofInsurance } from '../languages/no-price.ts'
import { matchesOf } from '../texts.ts'
import { unitsInTable } from './table-units.ts'

/** An amount of money in a text. */
export type Amount = {
  /** As it is written, with the word before that makes it a minimum: `from $19`. */
  words: string
  amount: number
  /** The text says that prices begin with it. */
  isFrom: boolean
  /** `$`, `€` or `£`; dollars of any country have one sign. */
  currency: string
  sentence: string
  /** The sentence before its sentence. */
  preceding: string
  /** The words before it in its sentence, and the text after it. */
  before: string
  after: string
  /** The heading of its section. Empty if there is none. */
  section: string
  /** What the table that it is in gives the price for: `foot`. */
  units: readonly string[]
}

/** `a few hundred dollars` have no amount. */
const vague = '(?<!\\b(?:few|several|many|couple(?: of)?) )'
/** The first of two numbers in words: `between one and two hundred dollars`, `fifty to ninety dollars`. */
const lowEnd = `(?:(?:\\bbetween\\s(${numberInWords})\\sand|(${numberInWords})\\s(?:to|or))\\s(?:a\\s)?)?`

const pattern = new RegExp(
  [
    '(?:\\b(from|starts? (?:at|from)|starting (?:at|from)|begins? (?:at|from)|as (?:low|little) as|desde)\\s+(?:only |just )?)?',
    '(?:(?:US|CA|A)?([$€£])\\s?(\\d[\\d,.]*\\d|\\d)(?:\\s?[–-]\\s?[$€£]?(\\d[\\d,.]*\\d|\\d))?',
    '|(\\d[\\d,.]*\\d|\\d)\\s?([$€£]|USD|EUR|GBP|dollars|dólares|euros)',
    `|${lowEnd}${vague}(${wholeNumber})\\s(dollars|euros|pounds))`,
  ].join(''),
  'gi',
)

/** The rows of a table are sentences of their own. */
const rowOfTable = /\n(?=\s*\|)/
const endOfSentence = /[.!?](?=\s|$)|\n(?=\s*\|)/
/** The words after the last end of a sentence. The point of `.032` and `9.50` is none. */
const lastWords = /(?:[^.!?]|\.(?=\d))*$/

/**
 * The amounts of money in a text; both ends of a range.
 * @param heading the heading of the section that the text is in
 */
export function amountsIn(text: string, heading?: string): Amount[] {
  if (!/[$€£]|USD|EUR|GBP|dollars|dólares|euros|pounds/i.test(text)) return []
  return matchesOf(text, pattern).flatMap(({ 0: words, index, ...groups }) => {
    const { 1: from, 2: sign, 3: first, 4: last, 5: beforeSign, 6: unit } = groups
    const { 7: betweenLow, 8: low = betweenLow, 9: spelt, 10: speltUnit } = groups
    // `Twenty pounds of laundry`
    if (speltUnit?.toLowerCase() === 'pounds' && !sterling.test(text)) return []
    const currency = currencyOf[(sign ?? unit ?? speltUnit ?? '').toLowerCase()] ?? ''
    const start = startOfWords(text, index)
    const row = text.slice(start, index).split(rowOfTable)
    const sentenceStart = index - (row.at(-1)?.length ?? 0)
    const sentence = text.slice(sentenceStart, index) + (text.slice(index).split(endOfSentence, 1)[0] ?? '')
    const [before = ''] = text
      .slice(start, index)
      .split(/\n\s*\n/)
      .slice(-1)
    const preceding = text.slice(0, start).match(/(?:[^.!?\n]|\.(?=\d))*[.!?]$/)?.[0] ?? ''
    const after = text.slice(index + words.length)
    const amounts = spelt === undefined ? [first ?? beforeSign, last].map(digitsOf) : speltRange(low, spelt)
    if (from === undefined && ofInsurance.test(sentence)) return []
    if (beforeNoPrice.test(text.slice(0, index)) || afterNoPrice.test(after)) return []
    const units = unitsInTable(text, index, heading)
    const section = headingAbove(text, index) ?? heading ?? ''
    return amounts.flatMap((amount, at) => {
      const isFrom = from !== undefined && (low === undefined || at === 0)
      return amount === undefined
        ? []
        : [{ words, amount, currency, isFrom, sentence, preceding, before, after, section, units }]
    })
  })
}

/** The last heading of a Markdown text before an offset. */
function headingAbove(text: string, index: number): string | undefined {
  const start = text.startsWith('#') ? Math.max(0, text.lastIndexOf('\n#', index)) : text.lastIndexOf('\n#', index)
  return start < 0 ? undefined : text.slice(start).trimStart().split('\n', 1)[0]
}

/** Where the words before an amount begin: after the last sentence, but not after an abbreviation in the row of its table. */
function startOfWords(text: string, index: number): number {
  const start = text.slice(0, index).search(lastWords)
  const line = text.lastIndexOf('\n', index) + 1
  return line < start && /^\s*\|/.test(text.slice(line, index)) ? line : start
}

/** The amounts of `one to two hundred`: the first number may leave its hundred to the second. */
function speltRange(low: string | undefined, high: string): number[] {
  const last = wholeNumberOf(high)
  if (low === undefined) return [last]
  const first = wholeNumberOf(low)
  const [, unit] = /^\S+[\s-](hundred|thousand)$/i.exec(high) ?? []
  const whole = first < 10 ? first * wholeNumberOf(unit ?? '') : 0
  return [whole > 0 && whole < last ? whole : first, last]
}

/** What makes pounds money. */
const sterling = /£|\bpence\b|sterling|GBP/

const currencyOf: Readonly<Record<string, string>> = {
  ...{ $: '$', usd: '$', dollars: '$', dólares: '$' },
  ...{ '€': '€', eur: '€', euros: '€' },
  ...{ '£': '£', gbp: '£', pounds: '£' },
}

const digitsOf = (digits: string | undefined) => (digits === undefined ? undefined : numberOf(digits))

/** `1,200` and `1.200` are 1200; `120.50` is 120.5. */
export const numberOf = (digits: string) =>
  Number(
    digits
      .replace(/[.,](?=\d{3}(?!\d))/g, '')
      .replace(/[.,]$/, '')
      .replace(',', '.'),
  )
