/** A number after the word, or after `licensed` and a sign: `License UT-447192`, `licensed electrician #12345`. */
const license =
  /\b(?:licen[cs]e|lic\.|licencia)\s*(?:(?:no\.?|number|nr\.?|núm\.?|n\.?\s?[º°]\.?|número|is)\s*)*[:#]*\s*#?([A-Z]{0,4}[- ]?\d{4,}[\w-]*)|\blicensed\s(?:[\w-]+,?\s){0,3}(?:#|no\.|number)\s*([A-Z]{0,4}[- ]?\d{4,}[\w-]*)/gi

/** A year, or a span of years. */
const years = /^(?:19|20)\d\d(?:(?:19|20)\d\d)?$/

/** The license numbers in a text, with their words. */
export function licenseNumbersIn(text: string): { words: string; number: string }[] {
  if (!/lic/i.test(text) || !/\d{4}/.test(text)) return []
  return Array.from(text.matchAll(license), ([words, first, second]) => ({
    words,
    number: (first ?? second ?? '').replace(/[\s-]/g, '').toUpperCase(),
  })).filter(({ number }) => !years.test(number))
}
