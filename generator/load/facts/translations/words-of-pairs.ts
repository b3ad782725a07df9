import { literal } from '../../../core/text/literal.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import { daysIn, isOfOneDimension, type PairWords, pairWordsOf } from '../languages/pair-words.ts'
import { matchesOf } from '../texts.ts'
import { type Difference, figuresIn, isConverted } from './pair-figures.ts'

type Pair = { text: string; original: string; path?: readonly PropertyKey[] }
type Found = ReadonlyMap<string | number, string>

/** How the texts of one language are read. */
type Reader = { words: PairWords; numbers: RegExp; units: RegExp; days: RegExp; dayNames: readonly string[] }

/** Finds what a translation says with other words: numbers, units of time and measure, days of the week, and yes for no. */
export function differenceInWords(tag: string, originalTag: string) {
  const [own, first] = [readerOf(tag), readerOf(originalTag)]
  if (!own || !first) return undefined
  return ({ text, original, path }: Pair): Difference | undefined => {
    const [here, there] = [oneLine(text), oneLine(original)]
    return (
      (path?.at(-1) === 'unit' ? otherMeasure(here, there, [own, first]) : undefined) ??
      (path?.at(-1) === 'answer' ? otherAnswer(here, there, [own, first]) : undefined) ??
      otherNumber(here, there, [own, first]) ??
      otherUnit(here, there, [own, first]) ??
      inPlaceOf(daysOf(here, own), daysOf(there, first))
    )
  }
}

function readerOf(tag: string): Reader | undefined {
  const words = pairWordsOf(tag)
  if (!words) return undefined
  const number = [...words.numbers.keys()].map(literal).join('|')
  const tens = [...words.numbers].flatMap(([word, value]) => (value % 10 === 0 ? [literal(word)] : [])).join('|')
  const dayNames = daysIn(tag)
  return {
    words,
    numbers: new RegExp(
      `(?<![\\p{L}-])(?:(${tens})(?:-| y ))?(${number})(?!\\p{L}|[ -](?:${words.multiples})(?!\\p{L}))`,
      'giu',
    ),
    units: new RegExp(`(?<![\\p{L}\\d.,-])(\\d+|${number})[ -](${[...words.units.keys()].join('|')})(?!\\p{L})`, 'giu'),
    days: new RegExp(`(?<!\\p{L})(${dayNames.map(literal).join('|')})s?(?!\\p{L})`, 'giu'),
    dayNames,
  }
}

/** `Per metre` with the price per foot: the number is that of the original. */
function otherMeasure(text: string, original: string, [own, first]: [Reader, Reader]): Difference | undefined {
  const measureOf = (unit: string, { words }: Reader) => words.units.get(unit.toLowerCase().replace(shape, '').trim())
  const [here, there] = [measureOf(text, own), measureOf(original, first)]
  if (here === undefined || there === undefined || here === there) return undefined
  return { words: text, other: original, line: text }
}

const shape = /[²³]|(?<!\p{L})(?:square|linear|running|cubic|cuadrad[oa]s?|lineal(?:es)?|cúbic[oa]s?)(?!\p{L})/gu

/** `Yes` in place of `No`. */
function otherAnswer(text: string, original: string, [own, first]: [Reader, Reader]): Difference | undefined {
  const [yes, no] = [own.words.yes.exec(text)?.[0], own.words.no.exec(text)?.[0]]
  const [saidYes, saidNo] = [first.words.yes.exec(original)?.[0], first.words.no.exec(original)?.[0]]
  if (yes !== undefined && saidNo !== undefined) return { words: yes, other: saidNo, line: yes }
  return no !== undefined && saidYes !== undefined ? { words: no, other: saidYes, line: no } : undefined
}

/** The only thing that each of two texts names and the other does not. */
function inPlaceOf(here: Found, there: Found): Difference | undefined {
  const [odd, ...moreOdd] = [...here].filter(([key]) => !there.has(key))
  const [missing, ...moreMissing] = [...there].filter(([key]) => !here.has(key))
  if (!odd || !missing || moreOdd.length > 0 || moreMissing.length > 0) return undefined
  return { words: odd[1], other: missing[1], line: odd[1], severity: 'warning' }
}

/** Days of one and two weeks, as they are counted in some languages. */
const weeks: ReadonlyMap<number, readonly number[]> = new Map([
  [15, [2, 14]],
  [8, [7]],
])

function otherNumber(text: string, original: string, [own, first]: [Reader, Reader]): Difference | undefined {
  const [here, there] = [numbersOf(text, own), numbersOf(original, first)]
  const found = inPlaceOf(here, there)
  if (!found) return undefined
  const [odd, missing] = [keyOf(here, found.words), keyOf(there, found.other ?? '')]
  const isInDays = unitsOf(text, own).get(odd)?.units.has('day') ?? false
  const isSame =
    isConverted(missing, odd) || isDecade(missing, odd) || (isInDays && (weeks.get(odd)?.includes(missing) ?? false))
  return isSame ? undefined : found
}

/** `Los años cuarenta` for `the 1940s`. */
function isDecade(one: number, other: number): boolean {
  const [decade, year] = [Math.min(one, other), Math.max(one, other)]
  return decade % 10 === 0 && decade >= 20 && decade < 100 && year > 1000 && year < 2100 && year % 100 === decade
}

const keyOf = (found: Found, words: string) => Number([...found].find(([, each]) => each === words)?.[0])

function numbersOf(text: string, { words, numbers }: Reader): Map<number, string> {
  const found = figuresIn(text)
  for (const [match, tens = '', rest = ''] of matchesOf(text, numbers)) {
    const numberOf = (word: string) => words.numbers.get(word.toLowerCase()) ?? 0
    found.set(numberOf(tens) + numberOf(rest), match)
  }
  return found
}

/** `Three weeks` in place of `three months`. Two inches and two weeks are of different sentences. */
function otherUnit(text: string, original: string, [own, first]: [Reader, Reader]): Difference | undefined {
  const there = unitsOf(original, first)
  for (const [number, { units, words }] of unitsOf(text, own)) {
    const other = there.get(number)
    const [[unit = ''], [before = '']] = [[...units], [...(other?.units ?? [])]]
    if (other && units.size === 1 && other.units.size === 1 && unit !== before && isOfOneDimension(unit, before))
      return { words, other: other.words, line: words, severity: 'warning' }
  }
  return undefined
}

function unitsOf(text: string, { words, units }: Reader): Map<number, { units: Set<string>; words: string }> {
  const found = new Map<number, { units: Set<string>; words: string }>()
  for (const [match, digits = '', unit = ''] of matchesOf(text, units)) {
    const number = words.numbers.get(digits.toLowerCase()) ?? Number(digits)
    const known = found.get(number) ?? { units: new Set<string>(), words: match }
    known.units.add(words.units.get(unit.toLowerCase()) ?? unit)
    found.set(number, known)
  }
  return found
}

const daysOf = (text: string, { days, dayNames }: Reader): Map<number, string> =>
  new Map(matchesOf(text, days).map(([words, day = '']) => [dayNames.indexOf(day.toLowerCase()), words]))
