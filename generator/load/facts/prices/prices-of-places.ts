import type { Fact, FactSources } from '../fact.ts'
import { textsOf } from '../texts.ts'
import { type Amount, amountsIn } from './amounts.ts'
import { changesOf, isChanged } from './price-changes.ts'
import { contradiction } from './price-contradiction.ts'
import { isPriceOfJob, subjectOf } from './price-subject.ts'
import type { Priced } from './priced-services.ts'
import { kindFaults } from './prices-of-kinds.ts'
import { startingAmount } from './starting-amounts.ts'

/** `Here it starts at $149`, in the passage of a place on a service from $199. */
export function passageFaults(sources: FactSources, priced: readonly Priced[]): Fact[] {
  const { cities, counties } = sources.records.folders
  return [...cities, ...counties].flatMap((record) =>
    Object.entries(record.value.services).flatMap(([service, text]) => {
      const price = priced.find((each) => each.record.slug === service)
      if (!price) return []
      const subject = subjectOf([price.record], sources)
      const odd = amountsIn(text)
        .map((each) => startingAmount(each, subject))
        .find(
          (each) =>
            each.isFrom &&
            each.amount !== price.amount &&
            !isInTexts(each, price) &&
            isPriceOfJob({ ...each, before: each.before.replace(here, '') }, subject),
        )
      const field = { record, path: ['services', service], text }
      if (!odd) return kindFaults(field, price, { priced, subject, sources })
      const isHigher = odd.amount > price.amount
      const changes = changesOf(sources, price.record, record, ...counties)
      if (isChanged(odd.amount, price.amount, changes) || (isHigher && hasReason.test(odd.after))) return []
      const what = `The text says "${odd.words}", but the price of the service is ${price.amount}.`
      const found = contradiction(field, odd.words, what)
      // Where texts add something for some places, a higher price may be that of the place.
      return [isHigher && changes.more.length > 0 ? { ...found, severity: 'warning' as const } : found]
    }),
  )
}

/** Whether the texts of a service have a price, such as that of another material. */
const isInTexts = ({ amount }: Amount, { record }: Priced): boolean =>
  textsOf(record).some(({ text }) => amountsIn(text).some((each) => each.isFrom && each.amount === amount))

/** Words for the place of a passage. */
const here = /(?<!\p{L})(?:here|aquí)(?!\p{L})/iu

/** `As the drive is longer`: why a price is higher in a place. */
const hasReason =
  /^[^.!?]*?(?<!\p{L})(?:because|as(?! low| little)|since|due to|owing to|with the|including|porque|ya que|debido a|por el|por la|con el|con la|incluid[oa]s?)(?!\p{L})/iu
