import { numberOf } from '../prices/amounts.ts'
import { matchesOf } from '../texts.ts'

/** What a translation says in place of something else. `severity`: a warning, if a translator may have had a reason. */
export type Difference = { words: string; other: string | undefined; line: string; severity?: 'warning' }

/** A number that is not part of a placeholder, a link or a word, with a sign of money, of a share or of degrees. */
const figure = /(?<![\p{L}\d{/.,:#-])(?:[$€£]\s?)?(\d+(?:[.,]\d+)*)(?![\d:]|[.,]\d)(?:\s?%|\s?°[FC])?(?:\s\p{Ll}+)?/gu
const aside = /\{[^}]*\}|\]\([^)]*\)|https?:\S+|\S+@\S+|\+?\d[\d\s().-]{6,}\d/g

export function figuresIn(text: string): Map<number, string> {
  if (!/\d/.test(text)) return new Map()
  return new Map(matchesOf(text.replace(aside, ' '), figure).map(([words, digits = '']) => [numberOf(digits), words]))
}

/** Factors of units that a translation may convert: two of distance, one of length and one of area. */
const conversions = [0.3048, 1.609, 2.54, 0.4047]
/** How exact a converted number is. */
const rounding = 0.04

const isNear = (a: number, b: number) => Math.abs(a - b) <= rounding * Math.max(a, b)

/** Whether two numbers with their signs are degrees of one scale: `85 °F` is not converted to `29 °F`. */
export function isOnOneScale(words: string, other: string): boolean {
  const [scale] = /°[FC]/.exec(words) ?? []
  return scale !== undefined && other.includes(scale)
}

/** Whether one number may be the other in another unit, or on the other clock. */
export const isConverted = (a: number, b: number) =>
  conversions.some((factor) => isNear(a * factor, b) || isNear(b * factor, a)) ||
  a + 12 === b ||
  isNear(((a - 32) * 5) / 9, b)
