import type { Fact, FactSources } from '../fact.ts'
import type { FieldText } from '../texts.ts'
import { amountsIn } from './amounts.ts'
import { changesOf, isChanged } from './price-changes.ts'
import { contradiction, headingOf } from './price-contradiction.ts'
import { isPriceOfKind } from './price-of-kind.ts'
import type { PriceSubject } from './price-subject.ts'
import type { Priced } from './priced-services.ts'

/** `Studios start at $59`, in the text of a service from $79. */
export function kindFaults(
  field: FieldText,
  price: Priced | undefined,
  { priced, subject, sources }: { priced: readonly Priced[]; subject: PriceSubject; sources: FactSources },
): Fact[] {
  if (!price || price.isRate) return []
  return amountsIn(field.text, headingOf(field)).flatMap((each) => {
    const { amount, words } = each
    const isOfAnother = priced.some((other) => other.amount === amount)
    if (amount >= price.amount || isOfAnother || !isPriceOfKind(each, subject)) return []
    if (isChanged(amount, price.amount, changesOf(sources, price.record, field.record))) return []
    const what = `The text says "${words}", but the price of the service starts at ${price.amount}.`
    return [{ ...contradiction(field, words, what), severity: 'warning' as const }]
  })
}
