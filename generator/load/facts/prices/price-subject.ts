import type { FactSources } from '../fact.ts'
import { isPastPrice } from '../languages/no-price.ts'
import { type PriceWords, priceWordsOf } from '../languages/price-words.ts'
import type { Amount } from './amounts.ts'
import { hasNamed, stemOf, stemsOf, wordsOf } from './name-stems.ts'
import type { ServiceRecord } from './priced-services.ts'
import { isOfPartInTable } from './table-units.ts'
import { isWholePrice, ofTime } from './whole-price.ts'

export type PriceSubject = {
  /** Names of services, and the units of their prices. */
  names: readonly string[]
  /** The units alone. Without them, any name may be one. */
  units?: readonly string[]
  language: string
  /** The day on which prices of an earlier year are past. */
  today?: string | undefined
}

/** What texts call some services, and what their prices are for. */
export function subjectOf(services: readonly ServiceRecord[], { records, today }: FactSources): PriceSubject {
  const units = services.flatMap(({ value: { price } }) => ('unit' in price ? [price.unit] : []))
  const names = services.map(({ value: { name, price } }) => ('unit' in price ? pricedPart(name, price.unit) : name))
  return { names: [...names, ...units], units, language: records.language.tag, today }
}

/** The part of `Water Softeners and Filters` that has its price by the softener. The whole name if no part or each has. */
function pricedPart(name: string, unit: string): string {
  const parts = name.split(/(?:, | and | & | y )+/)
  // Of a short word, such as `cap`, the plural has another stem.
  const stems = stemsOf(wordsOf(unit).flatMap((word) => [word, `${word}s`]))
  const ofUnit = parts.filter((part) => hasNamed(part, stems))
  return ofUnit.length === 1 ? (ofUnit[0] ?? name) : name
}

/**
 * Whether a sentence gives the price of the whole job: before the amount it has no words except those of a job and of its price,
 * and after it none that make it the price of something less.
 * "A yearly inspection starts at $59" is about the job. "A washer costs $4", "after ten o'clock the trip costs $30 more" and
 * "doubles start at $640" are about a part, a fee and another kind of it; "with the $40 that you save" and "we charge $50 if you
 * cancel" about no price of it.
 */
export function isPriceOfJob(each: Amount, subject: PriceSubject): boolean {
  const { before, after, preceding, units, isFrom } = each
  const { names, language, today } = subject
  const words = priceWordsOf(language)
  if (!words || isPastPrice(each, today)) return false
  if (isOfPartInTable(units, language, names)) return false
  if (isOfOne(before, names) || words.ofOthers.test(before) || isOneOfNamed(before, subject)) return false
  if (isRepeated(before, subject) || (theirs.test(before) && boughtBefore.test(preceding))) return false
  const ofNames = names.flatMap(wordsOf)
  const named = stemsOf(ofNames)
  if (!isOfNames(before, subject)) return false
  if (!isFrom && !leadsToPrice(before, named, words)) return false
  if (!isWholePrice(each, subject)) return false
  // What "it" is, the sentence before says.
  const isPronoun = pronoun.test(before) || (before.trim() === '' && pronounAfter.test(after))
  if (!isPronoun) return true
  // `They cost $20`, at the start of a text
  if (preceding === '' && pluralPronoun.test(before)) return false
  return isAboutJob(preceding, stemsOf(ofNames.filter((word) => !words.known.has(word))), language)
}

/** Whether a text, such as a heading, has no words except those of a job and of its price. */
export function isOfNames(text: string, { names, language }: PriceSubject): boolean {
  const words = priceWordsOf(language)
  const named = stemsOf(names.flatMap(wordsOf))
  return wordsOf(text).every((word) => words?.known.has(word) || named.has(stemOf(word)))
}

/** Whether the words before an amount end with a verb of price or a preposition after a job, or are the name of one. */
function leadsToPrice(before: string, named: ReadonlySet<string>, words: PriceWords): boolean {
  const isOfJob = (text: string) => words.jobs.test(text) || hasNamed(text, named)
  if (before.trim() === '' || words.verb.test(before)) return true
  if (words.preposition.test(before)) return isOfJob(before)
  const [name = ''] = before
    .replace(/[\s:|*_(,–—-]+$/u, '')
    .split(/[.:|;(\n]/)
    .slice(-1)
  return isOfJob(name) && !words.inSentence.test(name)
}

/** `A window is $11`, `Remotes are $39`, of a service by the visit that is named for windows, or for remotes and keypads. */
function isOneOfNamed(before: string, { names, units, language }: PriceSubject): boolean {
  if (units === undefined) return false
  const ofUnits = units.flatMap(wordsOf)
  const [, things] = severalThings.exec(before)?.map((word) => word.toLowerCase()) ?? []
  const isThing = (word: string) => things !== undefined && stemOf(word) === stemOf(things)
  if (!ofUnits.some(isThing) && names.some((name) => / (?:and|&) /.test(name) && wordsOf(name).some(isThing)))
    return true
  const [, one] = oneThing.exec(before)?.map((word) => word.toLowerCase()) ?? []
  if (one === undefined) return false
  const isStem = (word = '') => stemOf(word) === stemOf(one)
  const isWork = names.some((name) => isStem(wordsOf(name).at(/^es\b/i.test(language) ? 0 : -1)))
  return !isWork && !ofUnits.some(isStem) && names.some((name) => wordsOf(name).some(isStem))
}
const severalThings = /^\s*(\p{L}+s) (?:are|cost) (?:only |just )?$/iu
const oneThing = /^\s*(?:an?|each|every|una?|cada) (\p{L}+) (?:costs?|is|cuesta|vale|es)\s/iu

/** `A regular visit is $130`, of a deep clean after which such visits follow. Not of a service by the visit. */
function isRepeated(before: string, { names, units = names }: PriceSubject): boolean {
  const [, thing] = regularThing.exec(before) ?? []
  return thing !== undefined && !hasNamed(thing, stemsOf(units.flatMap(wordsOf)))
}
const regularThing = /\bregular (?!price|rate|cost)(\p{L}+)/iu

/** `Bought yours at a store? We install it for $245`, where the price includes the thing. English alone. */
const theirs = /\b(?:it|them|yours) (?:for|at) $/i
const boughtBefore = /\b(?:yours|your own|you (?:have |already )?(?:bought|brought)|bought)\b/i

const single =
  /\b(?:single|one-time|one-off|individual|extra|additional) (\p{Ll}+?)s?\b|^\s*(?:an?|each|every) (visit|job|appointment|time)\b/iu

/** `Single visits cost from $45`, where the price is that of a season. */
export function isOfOne(before: string, names: readonly string[]): boolean {
  const one = single.exec(before)?.slice(1).find(Boolean)?.toLowerCase()
  if (one === undefined || !names.some((name) => ofTime.test(name))) return false
  return !names.some((name) => name.toLowerCase().includes(one))
}
/** `From $38 per foot it costs more`: a sentence that begins with the amount. */
const pronounAfter = /^[^.!?,;]{0,20} (?:it|they) \p{L}/iu

/** A sentence that does not name what it gives the price of. Spanish has only the verb. */
const pronoun = /^\s*(?:it|they|this|these|that|those|cuestan?|valen?)(?!\p{L})/iu

const pluralPronoun = /^\s*(?:they|these|those)(?!\p{L})/iu

/** `Fit an alarm.` is about another thing; a sentence about a visit, or the company, is about the job. */
const isAboutJob = (sentence: string, named: ReadonlySet<string>, language: string) => {
  if (anotherKind.test(sentence)) return false
  if (hasNamed(sentence, named)) return namesJob(sentence, named, language)
  return sentence === '' || (ofJob.test(sentence) && !isAboutThing(sentence, named, language))
}

/** `The big one needs a shaft to match`: one of several kinds. `A trial half day comes first`: a part. English alone. */
const anotherKind =
  /\b(?:an?|the|one) (?:(?:\p{L}+ )?trial|half[- ](?:days?|hours?))\b|\bthe (?:big|bigger|large|larger|small|smaller|wide|wider|tall|taller|heavy|heavier|double|single|other) ones?\b/iu

const ofJob =
  /(?<!\p{L})(?:we|our|jobs?|visits?|calls?|work|services?|prices?|appointments?|nosotros|nuestr[oa]s?|trabajos?|visitas?|servicios?|precios?|\p{L}+mos)(?!\p{L})/iu

/** `We bring the cover`: the company does something with a thing that the job is not named for. */
const isAboutThing = (sentence: string, named: ReadonlySet<string>, language: string) =>
  [...sentence.matchAll(thingsOf(language).any)].some((thing) => isOther(thing, named))

/** The job is what a sentence begins with, or no other thing enters after it: `A treatment needs two visits`. */
function namesJob(sentence: string, named: ReadonlySet<string>, language: string): boolean {
  // `Half-round copper is the usual gutter here` is about copper.
  const [, thing = ''] = ofThing.exec(sentence) ?? []
  if (thing !== '') return hasNamed(thing, named) || ofJob.test(sentence)
  const last = [...sentence.matchAll(thingsOf(language).another)].filter((each) => isOther(each, named)).at(-1)
  const isLast = last === undefined || hasNamed(sentence.slice(last.index), named)
  return isLast || hasNamed(wordsOf(sentence).slice(0, 3).join(' '), named)
}
const ofThing = /^\s*([^.,;:]*?) (?:is|are) (?:the|an?) /u

/** A thing with an article, and what may be its noun: `an electric heater`. */
const things = (articles: string) => new RegExp(`(?<!\\p{L})(?:${articles}) ((\\p{L}+)(?: \\p{L}+){0,2})`, 'giu')
const english = { any: things('an?|the|each|every'), another: things('an?') }
const spanish = { any: things('una?|el|la|los|las'), another: things('una?') }
const thingsOf = (language: string) => (/^es\b/i.test(language) ? spanish : english)

/** Neither the job, nor its time or place. */
const isOther = ([, words = '', first = '']: readonly string[], named: ReadonlySet<string>): boolean =>
  !hasNamed(words, named) && !ofJob.test(nounOf(words)) && !ofDay.test(words) && !ofPlace.test(first)
/** `brush` of `brush we use` */
const nounOf = (words: string) => words.split(/ (?:we|you|that|which|is|are|and|to|for|in)(?!\p{L})/u, 1)[0] ?? ''
const ofDay =
  /(?<!\p{L})(?:minutes?|hours?|days?|weeks?|months?|years?|mornings?|afternoons?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?|mañanas?|tardes?)(?!\p{L})/iu
const ofPlace = /^(?:houses?|homes?|same|whole|casas?|hogar(?:es)?|mism[oa]s?|viviendas?)$/iu
