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
