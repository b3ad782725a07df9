// Words of all languages that say that an amount of money is not a price.

/** Before an amount that a customer saves, or pays beside the price. */
export const beforeNoPrice =
  /\b(?:saves?|saving|discount of|credit of|deposit of|fee of|tip of|ahorran?|ahorrará|descuento de|señal de|depósito de|fianza de|multas? de)\s+(?:up to |hasta )?$/i

/** After it. `From €2,000 in the house on, an insurer wants a safe` is a limit. */
export const afterNoPrice =
  /^ (?:instead of|rather than|en (?:vez|lugar) de) [$€£]?\d|^\s?(?:million|billion|millón|millones)(?!\p{L})|^\s(?:off|discount|credit|gift card|deposit|fee|de (?:descuento|ahorro|fianza|depósito|señal))(?!\p{L})|^[^.;:,\d]{0,40}\bon(?:wards?)?,|^[^.;:,\d]{0,40}(?<!\p{L})en adelante(?!\p{L})/iu

/** In its sentence: a sum of insurance. */
export const ofInsurance =
  /\b(?:insured|insurance|liability|coverage|bonded)\b|(?<!\p{L})(?:asegurad[oa]s?|seguros? de|cobertura|póliza)(?!\p{L})/iu

const inThePast = /(?<!\p{L})(?:1[5-9]\d\d|paid|spent|sold|bought|raised|pagó|pagaron|gastó|vendió|compró)(?!\p{L})/iu
const ofCompany = /(?<!\p{L})(?:we|us|our|you|your|nosotros|nuestr[oa]s?|usted(?:es)?)(?!\p{L})/iu

/** Whether a sentence says what somebody once paid: `In 1880 he paid £10,000 for soldiers`. */
export const isHistory = (sentence: string): boolean => inThePast.test(sentence) && !ofCompany.test(sentence)

const pastYear = /(?<!(?:since|from|desde) (?:\p{L}+ )?)(?<![\d£$€.,])((?:19|20)\d\d)(?![\d,.]\d|\d)/giu
const pastVerb =
  /(?<!\p{L})(?:cost|was|were|came to|charged|paid|took|asked|used to|costaba[n]?|costó|costaron|valía[n]?|era[n]?|cobraba\p{L}*)(?!\p{L})/iu
const presentVerb = /(?<!\p{L})(?:costs|is|are|starts?|begins?|now|today|cuestan?|es|son|vale[n]?|hoy|ahora)(?!\p{L})/iu

/** Whether the words before an amount say what something cost in an earlier year: `In 2009 a visit cost £40`. */
export function isOfPast(before: string, today: string | undefined): boolean {
  const years = [...before.matchAll(pastYear)].map(([, year]) => Number(year))
  const isBefore = today !== undefined && years.length > 0 && Math.max(...years) < Number(today.slice(0, 4))
  return isBefore && pastVerb.test(before) && !presentVerb.test(before)
}

/** The word before `cost`, which is the past of it after a singular: `a deep clean cost`. Not `deep cleans cost`, `it can cost`. */
const beforeCost =
  /(?<!\p{L})(\p{L}+)(?: (?:here|then|only|just|once|still))* cost(?: (?:only|just|about|around|some))?\s*$/iu
const noSingular =
  /s$|^(?:can|could|may|might|must|should|will|would|do|does|did|to|not|they|we|you|i|people|both|all|most|many|some|these|those|here)$/i
/** A verb without a tense: `deep cleans cost`. */
const endsInCost = /(?<!p{L})cost(?: (?:only|just|about|around|some))?\s*$/i
const pastTime =
  /\b(?:then|ago|those days|at first|at the (?:start|beginning)|when we (?:began|started|opened)|last (?:year|season|spring|summer|fall|winter)|until|formerly|originally|(?:first|early) (?:years?|days))\b/i
const nowNext = /^[^.!?]*[.!?]\s+(?:today|now|nowadays|these days|since then|this year)\b/i

/**
 * Whether an amount is a price of the past: by its year, by the tense of its verb, or, where the verb may be of both times, by
 * the words before it, the heading above, or a sentence after it that begins with today.
 */
export function isPastPrice({ before, after, section }: Around, today: string | undefined): boolean {
  if (isOfPast(before, today)) return true
  if (!endsInCost.test(before)) return false
  const word = beforeCost.exec(before)?.[1]
  if (word !== undefined && !noSingular.test(word)) return true
  return pastTime.test(before) || nowNext.test(after) || isOfPast(`${section} was`, today)
}

type Around = {
  /** The words before an amount in its sentence, the text after it, and the heading above. */
  before: string
  after: string
  section: string
}
