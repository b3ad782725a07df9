import { wholeNumberOf } from '../../../core/text/number-words.ts'
import { matchesOf } from '../texts.ts'

/** A number with what it counts: `48 hour`, `25 %`. `24 hours a day` is not a deadline. */
export type Measure = { key: string; words: string }

export const measure =
  /((?<![\w-])(?:two|three|four|five|six|seven|eight|nine|ten|twelve|thirty|sixty|ninety)(?=[\s-])|\d(?:[\d,.]*\d)?)(?:\+| or more| or less)?(?:\s?[–-]\s?(\d(?:[\d,.]*\d)?))?[\s-]?(%|percent\b|hours?\b|days?\b|weeks?\b|months?\b|minutes?\b|years?\b|horas?\b|días?\b|semanas?\b|meses\b)(?! an? (?:day|week|month|year)\b)/gi

/** The age of a thing is no time of a promise: `older than 20 years`, `20 years old`, `20 years of age`. */
const agedBefore = /\b(?:(?:older|younger|newer) than|aged?|age of) (?:about |some |around |at least )?$/i
const agedAfter = /^(?: or (?:more|less))?(?:[ -]old(?:er)?| of age)\b/i

/** The interest of a loan is no share of a price: `12 months at 0% APR`. */
const interest = /^ ?(?:APR|(?:annual |yearly )?interest|TAE|TIN|de interés)(?!\p{L})/u

export function measures(text: string): Measure[] {
  return matchesOf(text, measure).flatMap(({ 0: words, 1: low = '', 2: high, 3: unit = '', index }) => {
    if (unit === '%' && interest.test(text.slice(index + words.length))) return []
    if (agedAfter.test(text.slice(index + words.length)) || agedBefore.test(text.slice(0, index))) return []
    const one = unit === '%' || /^percent$/i.test(unit) ? '%' : unit.toLowerCase().replace(/s$/, '')
    return [low, high].flatMap((number) =>
      number === undefined
        ? []
        : [{ key: `${/^\d/.test(number) ? number.replace(/[.,]$/, '') : wholeNumberOf(number)} ${one}`, words }],
    )
  })
}
