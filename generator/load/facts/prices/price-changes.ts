import type { Located } from '../../records.ts'
import type { FactSources } from '../fact.ts'
import { companyTexts, type FieldText, matchesOf, textsOf } from '../texts.ts'
import { numberOf } from './amounts.ts'

const money = '(?:[$€£]\\s?(\\d[\\d,.]*\\d|\\d)|(\\d[\\d,.]*\\d|\\d)\\s?[€$£])'
const perUnit = '(?: (?:an?|per|each|every|al|por|a la) \\p{L}+| cada un[oa])?'
/** `$15 a month more`, `a surcharge of $15`, `adds $60` */
const dearer = new RegExp(
  `${money}${perUnit} (?:more|extra|on top|dearer|surcharge|más|de recargo|de suplemento)(?!\\p{L})|(?<!\\p{L})(?:surcharge of|supplement of|adds?|extra|plus|recargo de|suplemento de|añad\\p{L}+) ${money}`,
  'giu',
)
/** `$40 off`, `with the $40 that a customer saves`, `a discount of $40` */
const cheaper = new RegExp(
  `${money}${perUnit} (?:less|off|cheaper|discount|menos|de descuento)(?!\\p{L})|${money} (?:that|which|que) (?:\\p{L}+ ){0,5}(?:saves?|ahorra\\p{L}*)(?!\\p{L})|(?<!\\p{L})(?:saves?|saving|discount of|take|takes|ahorra\\p{L}*|descuento de)(?: you)? ${money}`,
  'giu',
)
const share =
  /(\d{1,2}) ?(?:%|percent|por ciento) (?:less|off|discount|cheaper|menos|de descuento)(?!\p{L})|(?<!\p{L})(?:saves?|discount of|ahorra\p{L}*|descuento de(?:l)?)(?: you)? (\d{1,2}) ?(?:%|percent|por ciento)/giu

/** By what texts say that prices are higher or lower: for a place, a time or a customer. */
type PriceChanges = { more: readonly number[]; less: readonly number[]; percentLess: readonly number[] }

function changesIn(texts: readonly FieldText[]): PriceChanges {
  const all = (pattern: RegExp) =>
    texts.flatMap(({ text }) =>
      matchesOf(text, pattern).map((match) => numberOf(match.slice(1).find((group) => group !== undefined) ?? '')),
    )
  return { more: all(dearer), less: all(cheaper), percentLess: all(share) }
}

/** The changes of prices in the texts of the company, and of some records. */
export const changesOf = (sources: FactSources, ...records: readonly Located<unknown>[]): PriceChanges =>
  changesIn([...companyTexts(sources), ...records.flatMap((record) => textsOf(record))])

/** Whether an amount is a price with one of the changes. */
export const isChanged = (amount: number, price: number, { more, less, percentLess }: PriceChanges): boolean =>
  more.some((sum) => isNear(amount, price + sum)) ||
  less.some((sum) => isNear(amount, price - sum)) ||
  percentLess.some((percent) => isNear(amount, price * (1 - percent / 100)))

/** Prices may be rounded. */
const isNear = (one: number, other: number) => Math.abs(one - other) <= 1
