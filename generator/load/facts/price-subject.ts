import type { Amount } from './amounts.ts'
import { isOfPast } from './languages/no-price.ts'
import { priceWordsOf } from './languages/price-words.ts'

/** Words with so many first letters in common are forms of one: `repair`, `repairs`, `repairing`. */
const stem = 4

export type PriceSubject = {
  /** Names of services, and the units of their prices. */
  names: readonly string[]
  language: string
  /** The day on which prices of an earlier year are past. */
  today?: string | undefined
}

/**
 * Whether an amount is the price of the whole job: its sentence has no words before it except those of its name.
 * "A yearly inspection starts at $59" is about the job. "A washer costs $4", "after ten o'clock the trip costs $30 more" and
 * "doubles start at $640" are about a part, a fee and another kind of it.
 */
export function isPriceOfJob({ before, after, preceding }: Amount, { names, language, today }: PriceSubject): boolean {
  const known = priceWordsOf(language)
  if (!known || other.test(after) || isOfPast(before, today)) return false
  const named = new Set(names.flatMap((name) => wordsOf(name).map((word) => word.slice(0, stem))))
  // What "it" is, the sentence before says.
  const isPronoun = pronoun.test(before) || (before.trim() === '' && pronounAfter.test(after))
  if (isPronoun && !isAboutJob(preceding, named)) return false
  return wordsOf(before).every((word) => known.has(word) || named.has(word.slice(0, stem)))
}

/** `$30 more`, `$28 for each quarter of an hour`, `120 € por cada uno más`: not the whole price. */
const other = /^\s?(?:more|extra|less|each|for (?:each|every|the (?:trip|travel))|más|menos|por cada)(?!\p{L})/iu

/** `From $38 per foot it costs more`: a sentence that begins with the amount. */
const pronounAfter = /^[^.!?,;]{0,20} (?:it|they) \p{L}/iu

/** A sentence that does not name what it gives the price of. Spanish has only the verb. */
const pronoun = /^\s*(?:it|they|this|these|that|those|cuestan?|valen?)(?!\p{L})/iu

/** `Fit an alarm.` is about another thing; a sentence about a visit, or the company, is about the job. */
const isAboutJob = (sentence: string, named: ReadonlySet<string>) => {
  // `Half-round copper is the usual gutter here` is about copper.
  const [, thing = sentence] = ofThing.exec(sentence) ?? []
  return sentence === '' || ofJob.test(sentence) || wordsOf(thing).some((word) => named.has(word.slice(0, stem)))
}
const ofThing = /^\s*([^.,;:]*?) (?:is|are) (?:the|an?) /u

const ofJob =
  /(?<!\p{L})(?:we|our|jobs?|visits?|calls?|work|services?|prices?|appointments?|nosotros|nuestr[oa]s?|trabajos?|visitas?|servicios?|precios?|\p{L}+mos)(?!\p{L})/iu

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []
