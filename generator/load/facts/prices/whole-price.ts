import { pairWordsOf } from '../languages/pair-words.ts'
import { priceWordsOf } from '../languages/price-words.ts'
import type { Amount } from './amounts.ts'
import { stemOf, stemsOf, wordsOf } from './name-stems.ts'
import type { PriceSubject } from './price-subject.ts'

/**
 * Whether the words after an amount leave it a price of the whole job: they have no other unit, thing, condition or time.
 * After `from $190` a sentence may go on with anything else, such as `is always possible`.
 */
export function isWholePrice({ after, isFrom }: Amount, subject: PriceSubject): boolean {
  const words = priceWordsOf(subject.language)
  if (!words || other.test(after) || endsIn.test(after) || quoted.test(after)) return false
  const [perUnit, unit = ''] = words.perUnit.exec(after) ?? []
  const own = ownUnitIn(unit, subject)
  if (perUnit !== undefined && own === undefined) return false
  const next = after.slice((perUnit?.length ?? 0) - unit.length + (own ?? '').length)
  // `A foot of gutter`
  const rest = own === undefined ? next : next.replace(/^ (?:of|de) [^.,;:]*/, '')
  if (words.narrowed.test(rest)) return false
  const sizes = new RegExp(`(?<!\\p{L})${words.sizes}(?!\\p{L})`, 'giu')
  const kinds = new RegExp(`(?<!\\p{L})(?:${words.kinds})(?!\\p{L})`, 'giu')
  const named = stemsOf(subject.names.flatMap(wordsOf))
  const isOfJob = (text: string) =>
    wordsOf(text.replace(sizes, ' ')).every(
      (word) => words.known.has(word) || words.afterPrice.has(word) || named.has(stemOf(word)),
    )
  const [, thing] = words.forThing.exec(rest) ?? []
  if (thing !== undefined) return isOfJob(thing.replace(kinds, ' '))
  return isFrom || isOfJob((rest.split(words.clauseEnd, 1)[0] ?? '').replace(placeName, ' '))
}
const placeName = /(?<!\p{L})\p{Lu}[\p{L}’'-]+/gu

/** The first of some words up to the one that is a unit of the prices of services, a time, or a job: `square foot`. */
function ownUnitIn(text: string, { names, units = names, language }: PriceSubject): string | undefined {
  const times = pairWordsOf(language)?.units
  const jobs = priceWordsOf(language)?.units
  const own = stemsOf(units.flatMap(wordsOf))
  const isOfTime = units.length > 0 && units.every((unit) => ofTime.test(unit))
  const words = text.split(/[ -]/)
  const last = words.findIndex(
    (word, index) =>
      own.has(stemOf(word.toLowerCase())) ||
      (index === 0 &&
        (timeUnits.test(times?.get(word.toLowerCase()) ?? '') || (!isOfTime && jobs?.test(word) === true))),
  )
  return last < 0 ? undefined : text.slice(0, words.slice(0, last + 1).join(' ').length)
}
const timeUnits = /^(?:minute|hour|day|week|month|year)$/

/** `$30 more`, `$28 for each quarter of an hour`, `120 € por cada uno más`, `$75, which is taken off the bill`: not the whole price. */
const other =
  /^\s?(?:more|extra|less|each|for (?:each|every|the (?:trip|travel))|más|menos|por cada)(?!\p{L})|^,? (?:(?:which|that|and|que|y) (?:\p{L}+ ){0,3})?(?:tak(?:en?|ing) (?:it )?off|comes? off|deduct|subtract|counts? (?:toward|against)|credit|se descuent|descontamos|se abonan? a)/iu

/** The end of what somebody else says: `"It costs $19," says the ad.` */
const quoted = /^[,.]?["”»]/

/** `An unlocking from $19 usually ends in a bill of hundreds`: what becomes of such a price, which is that of others. */
const endsIn =
  /^,? (?:(?:usually|often|always|almost|nearly|rarely|never|soon|quickly|can|may|will|tends? to|casi|siempre|nunca|suelen?|puede[n]?|a menudo) )*(?:ends? (?:in|up|as|with)|turns? (?:in|out)|becomes?|grows? (?:in|to)|acaba[nr]?(?: siendo)? (?:en|con|por|una?|de)|termina[nr]?(?: siendo)? (?:en|con|por|una?|de)|(?:se )?convierten?(?:se)? en|pasan? a|suben? a)(?!\p{L})/iu

/** A unit of time, of which a visit is a part. */
export const ofTime = /^(?:season|month|year|quarter|week|temporada|mes|año|trimestre|semana)$/i
