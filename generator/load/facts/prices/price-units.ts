import { pairWordsOf } from '../languages/pair-words.ts'
import { priceWordsOf } from '../languages/price-words.ts'
import { sentencesOf, textsOf } from '../texts.ts'
import type { Amount } from './amounts.ts'
import { isOfNames, type PriceSubject } from './price-subject.ts'
import { type Priced, parts } from './priced-services.ts'

/** After an amount: a unit. */
const perUnit = /^\s?(?:(?:an?|per|each|every|al|por|a la|cada)\s|\/\s?)(\p{L}+)/iu

/** `$1.20 a day`, which it costs to run what has its price by the foot. */
export function isByOtherTime({ after }: Amount, priced: Priced, language: string): boolean {
  const stated = timeOf(perUnit.exec(after)?.[1] ?? '', language)
  return stated !== undefined && !ownTimes(priced, language).includes(stated)
}

/** A unit of time by its word. */
const timeOf = (word: string, language: string) => pairWordsOf(language)?.units.get(word.toLowerCase())

/** Units of time of the price of a service. The unit of an hourly price is English in every language. */
function ownTimes({ record, isHourly }: Priced, language: string): string[] {
  const { price } = record.value
  const unit = 'unit' in price ? price.unit : ''
  return isHourly ? ['hour'] : unit.split(/\P{L}+/u).flatMap((word) => timeOf(word, language) ?? [])
}

/** What a text gives the amount of a price for, in its words, and what the price is for. */
type OtherUnit = { words: string; own: string }

/**
 * `£24 a month` where the price is for a week, `$150 a session` where it is for an hour, `$99 a room` where it is for a visit.
 * @param each an amount of money that is the price
 */
export function otherUnit(each: Amount, priced: Priced, subject: PriceSubject): OtherUnit | undefined {
  const { language } = subject
  const own = ownTimes(priced, language)
  const [after, word = ''] = perUnit.exec(each.after) ?? []
  if (after === undefined) return undefined
  const words = each.words + after
  const stated = timeOf(word, language)
  // A price for a thing, or for a visit, may be paid by the month, but is none by the hour.
  if (own.length === 0 ? stated === 'hour' : stated !== undefined && !own.includes(stated))
    return { words, own: 'for another time' }
  if (stated !== undefined || ofOtherPrice.test(each.sentence)) return undefined
  if (priced.isHourly)
    return isJob(word, language) && !isOneHour(word, priced) ? { words, own: 'by the hour' } : undefined
  const { price } = priced.record.value
  const unit = 'unit' in price ? price.unit : ''
  // `Carpets are $99 a room`
  const isOfPart = isJob(unit, language) && !priced.isRate && parts.test(word) && isOfNames(each.before, subject)
  return isOfPart ? { words, own: `for a ${unit}` } : undefined
}

/** Jobs that have names beside those of all companies. */
const moreJobs = /^(?:session|sesión)$/i

/** Whether a unit is a whole job, or what a job is for. */
export const isJob = (word: string, language: string) =>
  moreJobs.test(word) || priceWordsOf(language)?.units.test(word) === true

/** In the sentence of a price that is not that of the whole job, or for which a visit may take an hour. */
const ofOtherPrice =
  /\b(?:hours?|hourly|minutes?|minimum|fees?|(?<!\bwe )charges?|trips?|deposits?|call-?outs?|cancel\w*|extras?|add\w*|more|further|beyond|first|second|next)\b|(?<!\p{L})(?:horas?|minutos?|mínim[oa]|fianza|depósito|desplazamiento|más|primer[oa]?|segund[oa]|siguiente)(?!\p{L})/iu

const anHour =
  /\b(?:(?:an|one|1|single)[ -]hour|hour-long|hourlong|(?:60|sixty)[ -]minutes?)\b|(?<!\p{L})una hora(?!\p{L})/iu

/** Whether the texts of a service say that a session, or another job, takes an hour. */
function isOneHour(job: string, { record }: Priced): boolean {
  const named = job.toLowerCase()
  return textsOf(record).some(
    ({ text }) =>
      anHour.test(text) &&
      sentencesOf(text).some((sentence) => anHour.test(sentence) && sentence.toLowerCase().includes(named)),
  )
}
