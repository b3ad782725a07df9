import { sortedLetters } from '../suggest.ts'
import { wholeNumber, wholeNumberOf } from './number-words.ts'

const people =
  /(\d{1,3}(?:,\d{3})+|\d{4,})\s+(?:people|residents|inhabitants)\b|\bpopulation of (?:about |around |nearly )?(\d[\d,]*\d)/

const spelt = new RegExp(`(${wholeNumber}) (?:people|residents|inhabitants)\\b`, 'i')

/** The number of residents that an English text states, with its words. */
export function populationIn(text: string): { words: string; value: number } | undefined {
  const match = people.exec(text)
  if (match && !isYear(match[1] ?? '', text.slice(0, match.index)))
    return { words: match[0], value: wholeNumberOf(match[1] ?? match[2] ?? '') }
  // "Two hundred thousand people"; less than that is not a population.
  if (!text.includes('thousand ')) return undefined
  const inWords = spelt.exec(text)
  const [words, number = ''] = inWords ?? []
  // "Between eight and nine thousand people".
  if (inWords && / and /i.test(number) && /\bbetween (?:about )?$/i.test(text.slice(0, inWords.index))) return undefined
  // "A few thousand people", "nineteen and a half thousand people".
  if (
    inWords &&
    /^thousand/i.test(number) &&
    /\b(?:few|several|some|many|dozen|couple of|and a half) $/i.test(text.slice(0, inWords.index))
  )
    return undefined
  return words === undefined || !/thousand/i.test(number) ? undefined : { words, value: wholeNumberOf(number) }
}

/** `In 2016 residents voted` */
const isYear = (number: string, before: string) =>
  /^(?:1[5-9]|20)\d\d$/.test(number) && /\b(?:in|since|by|until|after|before|from)\s$/i.test(before)

/** A rounded number may differ by a quarter, and one that was counted from an estimate by more, such as GeoNames has. */
const rounding = 1.25
const estimating = 2

/** Whether a text may state a number of residents of which another one is known. */
export const isRounded = (stated: number, real: number, basis?: string): boolean =>
  Math.max(stated / real, real / stated) <= (basis === 'estimate' ? estimating : rounding)

/** `68,151` of 61,851: the same digits in another order. */
export const isTransposed = (stated: number, real: number): boolean =>
  stated !== real && stated >= 1000 && stated % 100 !== 0 && sortedLetters(`${stated}`) === sortedLetters(`${real}`)
