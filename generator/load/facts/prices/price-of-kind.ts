import { literal } from '../../../core/text/literal.ts'
import { isPastPrice } from '../languages/no-price.ts'
import { priceWordsOf } from '../languages/price-words.ts'
import type { Amount } from './amounts.ts'
import { isOfOne, type PriceSubject } from './price-subject.ts'
import { isOfPartInTable } from './table-units.ts'
import { isWholePrice } from './whole-price.ts'

/** Jobs, which are kinds of their own if a word of size is before them. */
const small: Readonly<Record<string, string>> = {
  en: '(?:small(?:er|est)?|simple|basic|short|quick|minor|single|tiny|standard|easy) (?:visits?|jobs?|plans?|packages?)',
  es: '(?:trabajos?|visitas?|planes?) (?:pequeñ[oa]s?|sencill[oa]s?|básic[oa]s?|cort[oa]s?)',
}
/** After the kind, up to the amount: a place or a size, and a verb. */
const until: Readonly<Record<string, string>> = {
  en: '(?: here)?(?:,? (?:in (?!(?:the )?(?:winter|spring|summer|fall|program)\\b)|on |under |up to |below |of (?:up to |under |about )?(?=\\d)|with (?=one|two|\\d))[^,;.]{1,30}?)?[,:]? ?(?:(?:can |will |usually |often )?(?:costs?|(?:is|are) (?:priced|booked|available|offered|sold)|is|are|runs?|goes?|go|pays?|comes? (?:in|to)|priced|booked|done|(?:done|[a-z]+ed) for)(?: for| at)?(?: about| around| just| only| a mere)?)?',
  es: '(?: aquí)?(?: (?:pequeñ|grand|median|nuev)\\p{Ll}+)?(?: (?:en|hasta|de) [^,;.]{1,30}?)?[,:]? ?(?:(?:cuestan?|valen?|salen?|son|es)(?: por)?(?: sol[oa]| sólo| unos)?)?',
}
/** Beside the price, of others, or for a part, a later visit or a time. */
const other =
  /\b(?:add-?ons?|extras?|deposits?|discounts?|off|hour|hourly|fees?|each|additional|diagnos(?:is|tics?)|call-?outs?|more|less|saves?|savings|coupons?|gift|tips?|trip|surcharges?|upgrades?|on top|plus|competitors?|others|elsewhere|average|nationally|companies|was|were|used to|follow-?ups?|return|repeat|recurring|weekly|biweekly|monthly|month|week|year|second|next|later|members?|inside|rent\w*|nights?|nightly|lease|per|1[89]\d\d)\b|%|(?<!\p{L})(?:descuentos?|depósito|fianza|hora|más|menos|ahorr\p{Ll}+|mes|mensual\p{Ll}*|semana|año|cada|otr[oa]s|competencia|alquiler)(?!\p{L})/iu

/**
 * Whether an amount is the price for some of the jobs that the starting price of a service includes: `Studios start at $59`,
 * `a small office costs just $59`, `Studio: $59`.
 */
export function isPriceOfKind(amount: Amount, subject: PriceSubject): boolean {
  const { names, language } = subject
  const tag = language.split('-', 1)[0] ?? ''
  const known = priceWordsOf(language)?.kinds
  const own = names.flatMap((name) => (name.includes(' ') ? [] : [`${literal(name)}s?`]))
  return (
    known !== undefined &&
    !isOfOne(amount.before, names) &&
    isPriceOf(amount, [known, small[tag], ...own].join('|'), subject)
  )
}

/**
 * Whether an amount is the price of what an expression names, with which its clause begins.
 * @param kind what is named, as a part of an expression
 */
export function isPriceOf(amount: Amount, kind: string, subject: PriceSubject): boolean {
  const { language, today } = subject
  const tag = language.split('-', 1)[0] ?? ''
  const words = priceWordsOf(language)
  // A price for a unit, such as a visit or a day, is another one.
  if (!words || isPastPrice(amount, today) || words.perUnit.test(amount.after)) return false
  if (isOfPartInTable(amount.units, language)) return false
  const [clause = ''] = amount.before
    .split(/\n\s*(?=\||[-*] )|[;.!?()–—]|, (?:and|but|while|or|y|pero|o) /)
    .slice(-1)
    .map((row) => row.replace(/[|*]+/g, ' '))
  const [after = ''] = amount.after.split(/[;.!?()–—,]|\n/, 1)
  if (other.test(clause) || other.test(after)) return false
  const start = `^\\s*(?:for |para )?(?:${words.sizes} ){0,3}(?:${kind})(?!\\p{L})`
  return new RegExp(`${start}${until[tag]}\\s*$`, 'iu').test(clause) && isWholePrice(amount, subject)
}
