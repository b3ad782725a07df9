import { boundedMemo } from '../../../core/bounded-memo.ts'

/** The words of a language that a translation must say as its original does. */
export type PairWords = {
  /** Numbers in words, from two on: one is also an article. */
  numbers: ReadonlyMap<string, number>
  /** Units of time, in singular and plural, by name. */
  units: ReadonlyMap<string, string>
  /** An answer that begins with yes, and one that begins with no. */
  yes: RegExp
  no: RegExp
  /** Words that no name of two has: of two in one text, it is a sentence. Global. */
  small: RegExp
}

const numbered = (words: string, first: number, step = 1) =>
  words.split(' ').map((word, index): [string, number] => [word, first + step * index])

const unitsOf = (words: string) => {
  const names = ['minute', 'hour', 'day', 'week', 'month', 'year']
  return new Map(
    words
      .split(' ')
      .flatMap((pair, index) => pair.split('|').map((word): [string, string] => [word, names[index] ?? ''])),
  )
}

const languages: Readonly<Record<string, PairWords>> = {
  en: {
    numbers: new Map([
      ...numbered('two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen', 2),
      ...numbered('sixteen seventeen eighteen nineteen', 16),
      ...numbered('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
    ]),
    units: unitsOf('minute|minutes hour|hours day|days week|weeks month|months year|years'),
    yes: /^yes\b/i,
    no: /^no\b/i,
    small: /\b(?:what|we|you|do|does|for|our|your|how|why|when|where|is|are|to|with|from|it|they)\b/gi,
  },
  es: {
    numbers: new Map([
      ...numbered('dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince', 2),
      ...numbered('dieciséis diecisiete dieciocho diecinueve veinte', 16),
      ...numbered('treinta cuarenta cincuenta sesenta setenta ochenta noventa', 30, 10),
    ]),
    units: unitsOf('minuto|minutos hora|horas día|días semana|semanas mes|meses año|años'),
    yes: /^sí(?!\p{L})/iu,
    no: /^no(?!\p{L})/iu,
    small: /(?<!\p{L})(?:qué|que|para|nuestr[oa]s?|su|sus|cómo|cuándo|dónde|por|con|desde|son|está)(?!\p{L})/giu,
  },
}

/** The words of a language; undefined for one without them. */
export const pairWordsOf = (tag: string): PairWords | undefined => languages[tag.toLowerCase().split('-', 1)[0] ?? '']

/** The days of the week in a language, in small letters, Monday first. */
export const daysIn = boundedMemo(20, (tag: string): string[] => {
  const { format } = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })
  // The second day of October 2000 was a Monday.
  return Array.from({ length: 7 }, (_, index) => format(Date.UTC(2000, 9, index + 2)).toLowerCase())
})
