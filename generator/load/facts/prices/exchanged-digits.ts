import { isOneSlip, sortedLetters } from '../../../core/suggest.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { companyAndServiceTexts, textsOf } from '../texts.ts'
import { amountsIn } from './amounts.ts'
import type { Priced } from './priced-services.ts'

/** Smaller amounts have too few digits: $15 and $51 may both be right. */
const least = 100

/** `$529` in a text of a service for $259, which no other text and no price has: two digits are exchanged. */
export function checkExchangedDigits(sources: FactSources, priced: readonly Priced[]): Fact[] {
  const { cities, counties } = sources.records.folders
  const suspects = priced.flatMap(({ record, amount }) =>
    textsOf(record).flatMap((field) => {
      const amounts = amountsIn(field.text)
      // A text with the price itself may compare it with another one.
      if (amounts.some((each) => each.amount === amount)) return []
      const found = amounts.find((each) => each.amount >= least && isExchange(each.amount, amount))
      return found ? [{ field, amount, found }] : []
    }),
  )
  if (suspects.length === 0) return []
  const texts = [
    ...[...companyAndServiceTexts(sources), ...[...cities, ...counties].flatMap((record) => textsOf(record))].map(
      ({ text }) => text,
    ),
    sources.site.value.business.priceRange ?? '',
  ]
  const stated = [...texts.flatMap((text) => amountsIn(text)), ...priced].map(({ amount }) => amount)
  return suspects.flatMap(({ field: { record, path }, amount, found }) => {
    if (stated.filter((each) => each === found.amount).length > 1) return []
    const what = `The text says "${found.words}", but the price is ${amount}: the digits are the same, in another order.`
    const fix = 'Correct the text, or the price.'
    return [fact(record, path, { code: 'price-in-text-differs', severity: 'warning', what, fix }, found.words)]
  })
}

/** Whether two numbers have the same digits, of which two are exchanged. */
export const isExchange = (one: number, other: number): boolean =>
  isOneSlip(`${one}`, `${other}`) && sortedLetters(`${one}`) === sortedLetters(`${other}`)
