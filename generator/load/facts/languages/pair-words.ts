import { boundedMemo } from '../../../core/bounded-memo.ts'
import { numbersIn } from '../../../core/text/numbers-in-language.ts'

/** The words of a language that a translation must say as its original does. */
export type PairWords = {
  /** Numbers in words, from two on: one is also an article. */
  numbers: ReadonlyMap<string, number>
  /** What multiplies a number before it: `four hundred` is another one than four. */
  multiples: string
  /** Units of time and measure, in singular and plural, by name. */
  units: ReadonlyMap<string, string>
  /** An answer that begins with yes, and one that begins with no. */
  yes: RegExp
  no: RegExp
  /** Words that no name of two has: of two in one text, it is a sentence. Global. */
  small: RegExp
}

const unitsOf = (words: string) => {
  const names =
    'minute hour day week month year inch foot yard mile centimeter meter kilometer gallon liter pound kilogram °F °C'.split(
      ' ',
    )
  return new Map(
    words
      .split(' ')
      .flatMap((pair, index) => pair.split('|').map((word): [string, string] => [word, names[index] ?? ''])),
  )
}

const languages: Readonly<Record<string, PairWords>> = {
  en: {
    numbers: numbersIn('en'),
    multiples: 'hundred|thousand|million|dozen',
    units: unitsOf(
      'minute|minutes hour|hours day|days week|weeks month|months year|years ' +
        'inch|inches foot|feet|ft yard|yards|yd mile|miles centimeter|centimeters|centimetre|centimetres|cm ' +
        'meter|meters|metre|metres|m kilometer|kilometers|kilometre|kilometres|km gallon|gallons liter|liters|litre|litres ' +
        'pound|pounds|lb|lbs kilogram|kilograms|kg °f °c',
    ),
    yes: /^yes\b/i,
    no: /^no\b/i,
    small: /\b(?:what|we|you|do|does|for|our|your|how|why|when|where|is|are|to|with|from|it|they)\b/gi,
  },
  es: {
    numbers: numbersIn('es'),
    multiples: 'mil|mill[oó]n(?:es)?|docenas?',
    units: unitsOf(
      'minuto|minutos hora|horas día|días semana|semanas mes|meses año|años ' +
        'pulgada|pulgadas pie|pies|ft yarda|yardas|yd milla|millas centímetro|centímetros|cm metro|metros|m ' +
        'kilómetro|kilómetros|km galón|galones litro|litros libra|libras|lb kilo|kilos|kilogramo|kilogramos|kg °f °c',
    ),
    yes: /^sí(?!\p{L})/iu,
    no: /^no(?!\p{L})/iu,
    small: /(?<!\p{L})(?:qué|que|para|nuestr[oa]s?|su|sus|cómo|cuándo|dónde|por|con|desde|son|está)(?!\p{L})/giu,
  },
}

/** What units measure. */
const dimensions = [
  'minute hour day week month year',
  'inch foot yard mile centimeter meter kilometer',
  'gallon liter',
  'pound kilogram',
  '°F °C',
].map((units) => units.split(' '))

/** Whether two units measure the same, as weeks and months do. */
export const isOfOneDimension = (one: string, other: string): boolean =>
  dimensions.some((units) => units.includes(one) && units.includes(other))

/** The words of a language; undefined for one without them. */
export const pairWordsOf = (tag: string): PairWords | undefined => languages[tag.toLowerCase().split('-', 1)[0] ?? '']

/** The days of the week in a language, in small letters, Monday first. */
export const daysIn = boundedMemo(20, (tag: string): string[] => {
  const { format } = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })
  // The second day of October 2000 was a Monday.
  return Array.from({ length: 7 }, (_, index) => format(Date.UTC(2000, 9, index + 2)).toLowerCase())
})
