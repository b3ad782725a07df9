import type { Amount } from './amounts.ts'
import { isOfPast } from './languages/no-price.ts'
import { priceWordsOf } from './languages/price-words.ts'
import { isOfPartInTable } from './table-units.ts'

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
export function isPriceOfJob(
  { before, after, preceding, units }: Amount,
  { names, language, today }: PriceSubject,
): boolean {
  const known = priceWordsOf(language)
  if (!known || other.test(after) || endsIn.test(after) || isOfPast(before, today)) return false
  if (isOfPartInTable(units, language, names)) return false
  if (isOfOne(before, names)) return false
  const measure = perMeasure.exec(after)?.[1]?.toLowerCase()
  if (measure !== undefined && !names.some((name) => name.toLowerCase().includes(measure))) return false
  const ofNames = names.flatMap(wordsOf)
  const named = stemsOf(ofNames)
  // What "it" is, the sentence before says.
  const isPronoun = pronoun.test(before) || (before.trim() === '' && pronounAfter.test(after))
  const isAboutIt = () => isAboutJob(preceding, stemsOf(ofNames.filter((word) => !known.has(word))), language)
  return (
    (!isPronoun || isAboutIt()) && wordsOf(before).every((word) => known.has(word) || named.has(word.slice(0, stem)))
  )
}

const single = /\b(?:single|one-time|one-off|individual|extra|additional) (\p{Ll}+?)s?\b/iu

/** `Single visits cost from $45`, where the price is that of a season. */
export function isOfOne(before: string, names: readonly string[]): boolean {
  const [, one] = single.exec(before)?.map((word) => word.toLowerCase()) ?? []
  if (one === undefined || !names.some((name) => period.test(name))) return false
  return !names.some((name) => name.toLowerCase().includes(one))
}
const period = /^(?:season|month|year|quarter|week|temporada|mes|año|trimestre|semana)$/i

/** `$3 a foot`, after an amount, for a job whose price is not by the foot */
const perMeasure =
  /^ (?:an?|per|the) (?:(?:square|linear|running|cubic) )?(foot|yard|met(?:er|re)|inch|mile|acre|pound|gallon)\b/i

const stemsOf = (words: readonly string[]) => new Set(words.map((word) => word.slice(0, stem)))

/** `$30 more`, `$28 for each quarter of an hour`, `120 € por cada uno más`, `$75, which is taken off the bill`: not the whole price. */
const other =
  /^\s?(?:more|extra|less|each|for (?:each|every|the (?:trip|travel))|más|menos|por cada)(?!\p{L})|^,? (?:(?:which|that|and|que|y) (?:\p{L}+ ){0,3})?(?:taken off|comes? off|deducted|credit|se descuent|descontamos|se abonan? a)/iu

/** `An unlocking from $19 usually ends in a bill of hundreds`: what becomes of such a price, which is that of others. */
const endsIn =
  /^,? (?:(?:usually|often|always|almost|nearly|rarely|never|soon|quickly|can|may|will|tends? to|casi|siempre|nunca|suelen?|puede[n]?|a menudo) )*(?:ends? (?:in|up|as|with)|turns? (?:in|out)|becomes?|grows? (?:in|to)|acaba[nr]?(?: siendo)? (?:en|con|por|una?|de)|termina[nr]?(?: siendo)? (?:en|con|por|una?|de)|(?:se )?convierten?(?:se)? en|pasan? a|suben? a)(?!\p{L})/iu

/** `From $38 per foot it costs more`: a sentence that begins with the amount. */
const pronounAfter = /^[^.!?,;]{0,20} (?:it|they) \p{L}/iu

/** A sentence that does not name what it gives the price of. Spanish has only the verb. */
const pronoun = /^\s*(?:it|they|this|these|that|those|cuestan?|valen?)(?!\p{L})/iu

/** `Fit an alarm.` is about another thing; a sentence about a visit, or the company, is about the job. */
const isAboutJob = (sentence: string, named: ReadonlySet<string>, language: string) => {
  if (hasNamed(sentence, named)) return namesJob(sentence, named, language)
  return sentence === '' || (ofJob.test(sentence) && !isAboutThing(sentence, named, language))
}

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

const hasNamed = (text: string, named: ReadonlySet<string>) =>
  wordsOf(text).some((word) => named.has(word.slice(0, stem)))

/** A thing with an article, and what may be its noun: `an electric heater`. */
const things = (articles: string) => new RegExp(`(?<!\\p{L})(?:${articles}) ((\\p{L}+)(?: \\p{L}+){0,2})`, 'giu')
const english = { any: things('an?|the'), another: things('an?') }
const spanish = { any: things('una?|el|la|los|las'), another: things('una?') }
const thingsOf = (language: string) => (/^es\b/i.test(language) ? spanish : english)

/** Neither the job, nor its time or place. */
const isOther = ([, words = '', first = '']: readonly string[], named: ReadonlySet<string>): boolean =>
  !hasNamed(words, named) && !ofJob.test(words) && !ofTime.test(words) && !ofPlace.test(first)
const ofTime =
  /(?<!\p{L})(?:minutes?|hours?|days?|weeks?|months?|years?|mornings?|afternoons?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?|mañanas?|tardes?)(?!\p{L})/iu
const ofPlace = /^(?:houses?|homes?|same|whole|casas?|hogar(?:es)?|mism[oa]s?|viviendas?)$/iu

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []
