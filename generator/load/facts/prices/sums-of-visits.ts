import { wholeNumber, wholeNumberOf } from '../../../core/text/number-words.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { isEnglish, textsOf } from '../texts.ts'
import { type Amount, amountsIn } from './amounts.ts'
import { hasNamed, stemsOf, wordsOf } from './name-stems.ts'
import { equals } from './price-sums.ts'
import type { Priced } from './priced-services.ts'

/** More is no number of visits, but a year. */
const most = 100

const counted = `(?<count>${wholeNumber})[ -](?:(?!and\\b|or\\b)\\p{Ll}+[ -]){0,2}?(?<thing>\\p{Ll}+?)(?: (?:an?|per|each|every) (?:week|month|quarter|season|year))?`
const atStart =
  'at (?:the|our|this|that) (?:starting|base|basic|lowest|least|minimum|listed|published|hourly) (?:price|rate|fee)'
const before = regExp(`${counted},? ${atStart},? (?:would |will )?${equals} (?:only |just )?$`)
/** `Four visits come to $696 at the starting rate` */
const beforeAlone = regExp(`${counted} (?:would |will )?${equals} (?:only |just )?$`)
const after = new RegExp(`^,? ${atStart}(?! (?:of|for|per|an?) )`, 'iu')

function regExp(source: string): RegExp {
  return new RegExp(`(?<![$€£\\d.,]|\\b(?:first|last|next|in|over|to|or) )${source}`, 'iu')
}

/** What is counted beside the unit of a price. */
const jobs = new Set(['visit', 'visits', 'job', 'jobs', 'clean', 'cleans', 'cleaning', 'cleanings', 'appointments'])

/** `Four visits at the starting rate add up to $696`, in the text of a service from $199. English alone. */
export function checkSumsOfVisits(sources: FactSources, priced: readonly Priced[]): Fact[] {
  if (!isEnglish(sources)) return []
  return priced.flatMap((price) =>
    textsOf(price.record).flatMap(({ record, path, text }) =>
      !hinted.test(text)
        ? []
        : amountsIn(text).flatMap((each) => {
            const count = countIn(each, price)
            const right = (count ?? 0) * price.amount
            const isAbout = /\b(?:about|around|roughly|some)\s*$/i.test(each.before)
            if (count === undefined || Math.abs(each.amount - right) <= (isAbout ? right * 0.05 : 0.5)) return []
            const what = `The text says "${each.words}", but ${count} times the price of the service, ${price.amount}, is ${right}.`
            const fix = 'Correct the text, or the price.'
            return [fact(record, path, { code: 'price-in-text-differs', what, fix }, each.words, each.sentence)]
          }),
    ),
  )
}

const hinted = /\b(?:price|rate|fee)\b/i

/** How many times the price of a service an amount is the sum of; undefined if it is no such sum. */
function countIn(amount: Amount, { record, isHourly }: Priced): number | undefined {
  if (amount.isFrom || /^ (?:more|less|off|each|an?|per)\b/.test(amount.after)) return undefined
  const found = before.exec(amount.before) ?? (after.test(amount.after) ? beforeAlone.exec(amount.before) : null)
  const { count = '', thing = '' } = found?.groups ?? {}
  const { price } = record.value
  const unit = 'unit' in price ? price.unit : ''
  const isOfPrice = hasNamed(thing, stemsOf(wordsOf(isHourly ? 'hour' : unit))) || (!isHourly && jobs.has(thing))
  const number = wholeNumberOf(count)
  return isOfPrice && number > 1 && number < most ? number : undefined
}
